import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bare server in its own process: reads the body and answers two bytes. Sends its address to its parent, as server.ts
 * does.
 */
const server = createServer((call, answer) => {
  call.on('data', () => undefined);
  call.on('end', () => answer.setHeader('content-type', 'application/json').end('{}'));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
process.on('disconnect', () => {
  server.closeAllConnections();
  server.close();
});
