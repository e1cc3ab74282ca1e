import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface SmsGateway {
  url: string;
  /** The messages that it has taken, with their Authorization header. */
  messages: { to: string; text: string; authorization: string | undefined }[];
  /** Fails this many requests from now on. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** Starts a gateway that keeps the text messages it gets. It confirms a message only after `slowMs`. */
export async function startSmsGateway(slowMs = 0): Promise<SmsGateway> {
  const messages: SmsGateway['messages'] = [];
  let left = 0;
  const server = createServer(async (request, response) => {
    const message = (await json(request)) as { to: string; text: string };
    if (left > 0) {
      left -= 1;
      response.writeHead(502).end();
      return;
    }
    messages.push({ ...message, authorization: request.headers.authorization });
    setTimeout(() => response.writeHead(202).end('{"accepted": true}'), slowMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://user:p%40ss@127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    messages,
    refuse: (count) => {
      left = count;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
