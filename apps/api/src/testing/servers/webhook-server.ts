import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface WebhookServer {
  url: string;
  /** The calls that came, in their order, including refused ones. */
  calls: { headers: IncomingHttpHeaders; body: string }[];
  /** Sets the status that it answers from now on. @default 204 */
  answer(status: number): void;
  close(): Promise<void>;
}

/** Starts an external server that is called with events. It confirms a call only after `slowMs`. */
export async function startWebhookServer(slowMs = 0): Promise<WebhookServer> {
  const calls: WebhookServer['calls'] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    setTimeout(() => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(), slowMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    calls,
    answer: (next) => {
      status = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
