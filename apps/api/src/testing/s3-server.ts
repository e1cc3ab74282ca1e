import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  url: string;
  /** What lies in it, by path: `/bucket/key`. */
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}

/** As much of S3 as storing, reading and deleting one object takes. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const body = await buffer(request);
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=KEY/');
    if (!isSigned) return response.writeHead(403).end();
    if (request.method === 'PUT') {
      objects.set(path, body);
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return response.writeHead(204).end();
    }
    const object = objects.get(path);
    return object
      ? response.writeHead(200, { 'content-length': object.length }).end(object)
      : response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://KEY:SECRET@127.0.0.1:${(server.address() as AddressInfo).port}/pictures-of-protektor`,
    objects,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
