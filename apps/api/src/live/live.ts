import type { ServerResponse } from 'node:http';
import type { Database } from '../db/db.ts';

/** Wakes whoever waits for news of something, whichever process they were written by. */
export interface Live {
  /** Calls `wake` whenever the database speaks of `topic`, such as an account's id; resolves once nothing is missed any more. */
  subscribe(topic: string, wake: () => void): Promise<() => void>;
  /** Answers that stay open; they end with the process. */
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
    // the first who waits makes the process listen; one that can't is tried again by the next
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
      // who waits for an answer gets one now, and who comes later does not wait
      wakeAll();
      waiting.clear();
      const end = await listening?.catch(() => undefined);
      await end?.();
    },
  };
}
