import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, headers: IncomingHttpHeaders) => void;

export interface FileServer {
  /** The server's origin, without a path. */
  origin: string;
  /** The requests in their order. */
  requests: { path: string; headers: IncomingHttpHeaders }[];
  /** Sets the answer to every path from now on. */
  answer(how: Answer): void;
  /** Answers with a file from now on. Each file has its own ETag, so an unchanged file is answered with 304. */
  serve(content: Buffer, name?: string): void;
  close(): Promise<void>;
}

/** Starts an external server that price lists are fetched from. */
export async function startFileServer(): Promise<FileServer> {
  const requests: FileServer['requests'] = [];
  let answer: Answer = (response) => response.writeHead(404).end();
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers });
    answer(response, request.headers);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  let version = 0;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (how) => {
      answer = how;
    },
    serve: (content, name = 'Прайс.xlsx') => {
      version += 1;
      const etag = `"${version}"`;
      answer = (response, headers) => {
        if (headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
        return response
          .writeHead(200, {
            etag,
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
          })
          .end(content);
      };
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
