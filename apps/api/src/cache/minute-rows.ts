const FLUSH_MS = 60_000;

/** Rows that are kept in memory and written once a minute, so that nobody waits for the write. */
export interface MinuteRows<Row> {
  readonly size: number;
  get(name: string): Row | undefined;
  /** Keeps a row, instead of the one of this name. */
  set(name: string, row: Row): void;
  /** Writes what is kept. Never throws: losing a minute with the database does no harm. */
  flush(): Promise<void>;
}

export function createMinuteRows<Row>(
  write: (rows: readonly Row[]) => Promise<unknown>,
  onError: (error: unknown) => void,
): MinuteRows<Row> {
  let rows = new Map<string, Row>();
  let timer: NodeJS.Timeout | undefined;
  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const kept = [...rows.values()];
    rows = new Map();
    if (kept.length > 0) await write(kept).catch(onError);
  }
  return {
    get size() {
      return rows.size;
    },
    get: (name) => rows.get(name),
    set(name, row) {
      rows.set(name, row);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
  };
}
