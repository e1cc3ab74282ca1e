import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the caller goes away before the answer was sent: nobody waits for it then. */
export function callerSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
