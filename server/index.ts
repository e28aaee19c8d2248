/** Online play: the log is the match. */
export { originsOf } from './door/origin.ts';
export { openStore } from './log/open.ts';
export { Office } from './office.ts';
export { PortTaken, type ServeSetup, serveTable } from './serve.ts';
export { openServer, type Running, type ServerSetup } from './server.ts';
