import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, headers: IncomingHttpHeaders) => void;

export interface FileServer {
  /** Of the server, without a path. */
  origin: string;
  /** What was asked for, in its order. */
  requests: { path: string; headers: IncomingHttpHeaders }[];
  /** What every path answers from now on. */
  answer(how: Answer): void;
  /** The same with a file, which has a tag of its own for who asks for it again. */
  serve(content: Buffer, name?: string): void;
  close(): Promise<void>;
}

/** Somebody's server that price lists are fetched from. */
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
