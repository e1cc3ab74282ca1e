/** Answers that stay valid until the catalog changes. */
export interface VersionCache {
  /** The answer under `key` at this version of the catalog. Concurrent callers share one run of `compute`. */
  get<Value>(version: number, key: string, compute: () => Promise<Value>): Promise<Value>;
}

/** Creates a cache of at most `size` answers. The least recently used ones are dropped first. */
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

/** Returns a function that gives each database of the process a cache of its own. */
export function perDatabase<Cache>(create: () => Cache): (db: object) => Cache {
  const caches = new WeakMap<object, Cache>();
  return (db) => {
    const cache = caches.get(db) ?? create();
    caches.set(db, cache);
    return cache;
  };
}
