/** Whether this page comes from a server at which one can play with others. It says so itself: a page that does not asks nobody. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="touchline-online"]');

export const isOnline = meta !== null;
/** Where others reach the server; '' if only this computer does. */
export const sharedAt = meta?.content ?? '';
