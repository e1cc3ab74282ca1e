import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Queryable } from '../db/db.ts';

interface LentQuery {
  id: number;
  query: Parameters<Queryable['query']>;
}
type LentAnswer = { id: number; rows: unknown[] } | { id: number; error: Error };

/** A database that a thread may ask, with the thread's end of the line. */
interface Loan {
  port: MessagePort;
  /** The first error of a query, as it was thrown: on its way to the thread it loses its class and its code. */
  failure(): unknown;
  end(): void;
}

/** Lends a database to a thread: its queries are asked by the thread that has the connections. */
export function lend(db: Queryable): Loan {
  const { port1: ours, port2: port } = new MessageChannel();
  let failure: unknown;
  ours.on('message', async ({ id, query }: LentQuery) => {
    try {
      const { rows } = await db.query(...query);
      ours.postMessage({ id, rows } satisfies LentAnswer);
    } catch (error) {
      failure ??= error;
      ours.postMessage({ id, error: new Error('The query failed.') } satisfies LentAnswer);
    }
  });
  ours.unref();
  return { port, failure: () => failure, end: () => ours.close() };
}

/** The thread's side: a database whose queries go through the port. */
export function borrow(port: MessagePort): Queryable {
  const waiting = new Map<number, PromiseWithResolvers<{ rows: unknown[] }>>();
  port.on('message', (answer: LentAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(answer.error);
    else asked?.resolve({ rows: answer.rows });
  });
  let last = 0;
  return {
    query: <Row>(...query: LentQuery['query']) => {
      const id = ++last;
      const asked = Promise.withResolvers<{ rows: unknown[] }>();
      waiting.set(id, asked);
      port.postMessage({ id, query } satisfies LentQuery);
      return asked.promise as Promise<{ rows: Row[] }>;
    },
  };
}
