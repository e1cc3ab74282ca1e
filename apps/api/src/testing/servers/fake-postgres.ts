import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const message = (type: string, body: Buffer | string) => {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type, 0);
  head.writeInt32BE(4 + content.length, 1);
  return Buffer.concat([head, content]);
};
const READY = message('Z', 'I');
const DONE = Buffer.concat([
  message('1', ''),
  message('2', ''),
  message('n', ''),
  message('C', 'SELECT 0\0'),
  READY,
]);
const BEGUN = Buffer.concat([message('C', 'BEGIN\0'), READY]);
const SHUTDOWN = message(
  'E',
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
);

/**
 * Starts a server that speaks enough of PostgreSQL to answer every statement with nothing. It shuts down the first
 * `broken` connections: together with their first answer if `isAnswered`, otherwise instead of it.
 */
export async function startFakePostgres({
  broken,
  isAnswered,
}: {
  broken: number;
  isAnswered: boolean;
}) {
  let connections = 0;
  const server = createServer((socket) => {
    const isBroken = ++connections <= broken;
    let hasStarted = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (!hasStarted) {
        hasStarted = true;
        socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]));
        return;
      }
      const type = String.fromCharCode(data[0] ?? 0);
      if (type === 'X') return void socket.end();
      const answer = type === 'P' ? DONE : BEGUN;
      if (!isBroken || type !== 'P') return void socket.write(answer);
      socket.end(isAnswered ? Buffer.concat([answer, SHUTDOWN]) : SHUTDOWN);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    connections: () => connections,
    close: () => {
      server.close();
    },
  };
}
