/** Answers that hold as long as the catalogue does not change. */
export interface VersionCache {
  /** The answer under `key` at this version of the catalogue; `compute` runs once for all who ask meanwhile. */
  get<Value>(version: number, key: string, compute: () => Promise<Value>): Promise<Value>;
}

/** A cache of at most `size` answers, the least recently used of which go first. */
export function createVersionCache(size: number): VersionCache {
  let held = -1;
  let answers = new Map<string, Promise<unknown>>();
  return {
    get<Value>(version: number, key: string, compute: () => Promise<Value>) {
      if (version < held) return compute();
      if (version > held) {
        held = version;
        answers = new Map();
      }
      const current = answers;
      const known = current.get(key) as Promise<Value> | undefined;
      const answer = known ?? compute();
      current.delete(key);
      current.set(key, answer);
      if (!known) answer.catch(() => current.delete(key));
      for (const oldest of current.keys()) {
        if (current.size <= size) break;
        current.delete(oldest);
      }
      return answer;
    },
  };
}

/** One cache for each database of the process. */
export function perDatabase<Cache>(create: () => Cache): (db: object) => Cache {
  const caches = new WeakMap<object, Cache>();
  return (db) => {
    const cache = caches.get(db) ?? create();
    caches.set(db, cache);
    return cache;
  };
}
