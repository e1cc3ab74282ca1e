const FLUSH_MS = 30_000;
/** More sizes than there are on the market in half a minute is nobody's interest. */
const MOST_SIZES = 1000;

/** Counts which sizes people look for. */
export interface SizeRequests {
  /** Counts a visitor once, however often he turns the same list over. */
  note(size: string, visitor: string): void;
  /** Writes down what was counted. */
  flush(): Promise<void>;
}

/** Counts in memory and writes twice a minute, so that a search waits for no write. */
export function createSizeRequests(
  write: (counts: ReadonlyMap<string, number>) => Promise<void>,
  onError: (error: unknown) => void,
): SizeRequests {
  let visitors = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const counts = new Map([...visitors].map(([size, who]) => [size, who.size]));
    visitors = new Map();
    // a count that is lost with its database is no harm
    if (counts.size > 0) await write(counts).catch(onError);
  }
  return {
    note(size, visitor) {
      const known = visitors.get(size);
      if (!known && visitors.size >= MOST_SIZES) return;
      visitors.set(size, (known ?? new Set()).add(visitor));
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
  };
}
