const FLUSH_MS = 30_000;
/** How many sizes are counted in half a minute: more than the market has are no real searches. */
const MOST_SIZES = 1000;

/** Counts which sizes visitors search for. */
export interface SizeRequests {
  /** Counts a search. A visitor who repeats it before the next flush is counted once. */
  note(size: string, visitor: string): void;
  /** Writes the counts. */
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
    // losing counts with the database does no harm
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
