import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a client and the server at a URL. While it is frozen it keeps all bytes and passes nothing on. */
export interface Relay {
  /** The URL of the server through the relay. */
  url: string;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isFrozen) from.pause();
  };
  const relay = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    join(client, server);
    join(server, client);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((relay.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        relay.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
