import type { ServerResponse } from 'node:http';
import type { Notices } from '../cache/cache-notices.ts';
import type { Database } from '../db/db.ts';

/** Wakes callers that wait for news on a topic, whichever process wrote the news. Decision 230. */
export interface Live extends Notices {
  /** Answers that stay open until the process ends. */
  readonly streams: Set<ServerResponse>;
  stop(): Promise<void>;
}

export function createLive(db: Pick<Database, 'listen'>): Live {
  const streams = new Set<ServerResponse>();
  const waiting = new Map<string, Set<() => void>>();
  let listening: Promise<() => Promise<void>> | undefined;
  let isStopped = false;
  const wakeAll = () => {
    for (const wakes of waiting.values()) for (const wake of wakes) wake();
  };
  const start = () => {
    // the first subscriber starts to listen; if that fails, the next one tries again
    listening ??= db
      .listen((topic) => {
        if (topic === null) wakeAll();
        else for (const wake of waiting.get(topic) ?? []) wake();
      })
      .catch((error) => {
        listening = undefined;
        throw error;
      });
    return listening;
  };
  return {
    subscribe: async (topic, wake) => {
      if (isStopped) {
        wake();
        return () => undefined;
      }
      const wakes = waiting.get(topic) ?? new Set();
      waiting.set(topic, wakes.add(wake));
      const leave = () => {
        wakes.delete(wake);
        if (wakes.size === 0 && waiting.get(topic) === wakes) waiting.delete(topic);
      };
      await start().catch((error) => {
        leave();
        throw error;
      });
      return leave;
    },
    streams,
    stop: async () => {
      for (const stream of streams) stream.end();
      isStopped = true;
      // callers that wait are answered now, and later ones do not wait
      wakeAll();
      waiting.clear();
      const end = await listening?.catch(() => undefined);
      await end?.();
    },
  };
}
