/** The table's files, as a browser is given them: nothing is computed here, and nothing is asked of anybody else. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Scripts, styles, fonts and workers of our own, and nothing from anywhere else. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const GUARDS = { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** What becomes smaller. Pictures and fonts are as small as they get. */
const PRESSED = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest'];

/** The path of an address, without a way out of the folder; null if it is none. */
function pathOf(url: string): string | null {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://table').pathname));
  } catch {
    return null;
  }
}

/**
 * Answers whoever asks for a file of this folder. `online`: matches can be played at this server, and others reach it at this address; '' if only
 * this computer does.
 */
export function filesOf(folder: string, online?: () => string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async ({ url, method, headers }, response) => {
    const path = pathOf(url ?? '/');
    const file = path === null ? folder : join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const found = method === 'GET' ? await stat(file).catch(() => null) : null;
    if (!found?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
      return;
    }
    if (online && extname(file) === '.html') return void sendPage(response, await readFile(file, 'utf8'), online());
    const pressed = PRESSED.includes(extname(file)) && /\bgzip\b/.test(String(headers['accept-encoding']));
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(pressed ? { 'content-encoding': 'gzip' } : { 'content-length': found.size }),
      vary: 'accept-encoding',
      ...GUARDS,
      // Files under assets/ are named after what they hold.
      'cache-control': path?.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (pressed)
      createReadStream(file)
        .pipe(createGzip({ level: 9 }))
        .pipe(response);
    else createReadStream(file).pipe(response);
  };
}

/** The page, and that matches can be played with others where it comes from. */
function sendPage(response: ServerResponse, page: string, address: string): void {
  const meta = `<meta name="touchline-online" content="${address.replace(/[^\w.:/[\]-]/g, '')}" />`;
  response
    .writeHead(200, { 'content-type': TYPES['.html'], ...GUARDS, 'cache-control': 'no-cache' })
    .end(page.replace('</title>', `</title>\n    ${meta}`));
}
