/** Whether this page comes from a server at which one can play with others. It says so itself: a page that does not asks nobody. */
import { hrefOf, type Route } from './route.ts';

const meta = document.querySelector<HTMLMetaElement>('meta[name="touchline-online"]');

export const isOnline = meta !== null;

/** Only browsers of this computer reach the server. */
export const isHereOnly = meta !== null && meta.content === '';

const LOOPBACK = /^(127\.|localhost$|\[::1\]$)/;

/** A place here as others reach it. */
export function sharedAddress(route: Route): string {
  const origin = meta?.content && LOOPBACK.test(location.hostname) ? meta.content : location.origin;
  return `${origin}${location.pathname}${hrefOf(route)}`;
}
