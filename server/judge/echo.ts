/** A server that says what it hears, and nothing else: what the machine itself costs. */
import process from 'node:process';
import { WebSocketServer } from 'ws';
import { tellUsage } from './launched.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address.port}/\n`);
});
server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))));
tellUsage();
process.stdin.on('end', () => process.exit(0)).resume();
