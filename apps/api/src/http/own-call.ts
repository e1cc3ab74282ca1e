import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A call that the server makes to itself for a caller. */
export interface OwnCall {
  method: string;
  /** with its query */
  url: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/** Makes a call in this process: it is checked, counted and limited as one that comes over the network. */
export async function callWithin(
  app: FastifyInstance,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { method, url, headers: ownHeaders, body }: OwnCall,
) {
  const agent = headers['user-agent'];
  return app.inject({
    method: method as 'GET',
    url,
    remoteAddress: ip,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(agent !== undefined && { 'user-agent': agent }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...ownHeaders,
    },
    ...(body !== undefined && { payload: body }),
  });
}
