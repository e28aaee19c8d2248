/** Addresses to give away. */
import { sharedAt } from '../page/online.ts';
import { hrefOf, type Route } from '../page/route.ts';

/** Only browsers of this computer reach the server. */
export const isHereOnly = sharedAt === '';

const LOOPBACK = /^(127\.|localhost$|\[::1\]$)/;

/** A place here as others reach it. */
export function sharedAddress(route: Route): string {
  const origin = sharedAt && LOOPBACK.test(location.hostname) ? sharedAt : location.origin;
  return `${origin}${location.pathname}${hrefOf(route)}`;
}
