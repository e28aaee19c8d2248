/** The table alone, served to a browser on this machine. */
import { createServer, type Server } from 'node:http';
import { filesOf } from './files.ts';

export function serve(folder: string, port: number): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer(filesOf(folder));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: given } = server.address() as { port: number };
      resolve({ server, address: `http://127.0.0.1:${given}/` });
    });
  });
}
