import type { FastifyReply } from 'fastify';
import { Problem } from './problem.ts';

/** How much expensive work of one caller waits behind the one that is done. */
const MAX_WAITING = 3;
const RETRY_AFTER_S = 5;

/** Lets each caller have expensive work done one after another: nobody takes what others wait for. */
export interface Turns {
  /** Resolves when it is the caller's turn, which lasts until the answer was sent. Throws 429 if too much waits already. */
  take(caller: string, reply: Pick<FastifyReply, 'raw'>): Promise<void>;
}

export function createTurns(): Turns {
  /** Those who wait, by caller; a caller without work is not in the map. */
  const lines = new Map<string, (() => void)[]>();
  const end = (caller: string) => {
    const next = lines.get(caller)?.shift();
    if (next) next();
    else lines.delete(caller);
  };
  return {
    async take(caller, { raw }) {
      const line = lines.get(caller);
      if (line && line.length >= MAX_WAITING)
        throw new Problem(429, 'Дождитесь ответа на предыдущие такие запросы', {
          headers: { 'retry-after': String(RETRY_AFTER_S) },
        });
      if (line) await new Promise<void>((go) => line.push(go));
      else lines.set(caller, []);
      let isOver = false;
      const over = () => {
        if (!isOver) end(caller);
        isOver = true;
      };
      raw.once('close', over).once('finish', over);
      // the caller has gone while it waited
      if (raw.closed || raw.destroyed) over();
    },
  };
}
