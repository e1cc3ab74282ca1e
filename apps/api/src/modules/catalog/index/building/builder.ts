import type { Sections } from './follow.ts';
import type { Source, Stamp } from './source.ts';
import { buildSections } from './thread.ts';

/** The whole catalog in memory, with the offers of one version. */
export interface Snapshot extends Stamp {
  /** by id */
  sections: Sections;
  /** Products are described as at this version; later ones are missing. At most `version`. */
  described: number;
  /** When the database was last seen at this version, by the clock of `performance.now()`. */
  seenAt: number;
}

export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The most bytes of a product and of an offer, with its card, spare room and postings: measured, and rounded up. */
const PRODUCT_BYTES = 655;
const OFFER_BYTES = 80;

/** Builds one index at a time. */
export interface Builder {
  /** Builds an index, or waits for the one that is being built. Failures are logged. */
  run(): Promise<void>;
  /** Waits for the one that is being built, if any. */
  settle(): Promise<void>;
  isRunning(): boolean;
  /** True if the last index that was wanted would have exceeded the memory limit. */
  isTooLarge(): boolean;
  /** The index that was built and not discarded yet; undefined if it would be too large. */
  ready(): Snapshot | undefined;
  discard(): void;
  /** how many have been built */
  count(): number;
  /** milliseconds that the last one took to build, here or in the process that kept it, as set by `took` */
  tookMs(): number;
  took(ms: number): void;
  /** Whether the catalog fits into the memory that an index may take. */
  fits(): Promise<boolean>;
}

export function createBuilder(source: Source, log: Log, limitBytes: number): Builder {
  let ready: Snapshot | undefined;
  let running: Promise<void> | undefined;
  let isTooLarge = false;
  let count = 0;
  let tookMs = 0;

  async function fits() {
    const { products, offers } = await source.size();
    const bytes = products * PRODUCT_BYTES + offers * OFFER_BYTES;
    const wasTooLarge = isTooLarge;
    isTooLarge = bytes > limitBytes;
    if (isTooLarge) {
      const details = { products, offers, bytes, limit: limitBytes };
      if (!wasTooLarge) log.warn(details, 'the search index would be too large, SQL answers');
    }
    return !isTooLarge;
  }

  async function readAnew() {
    if (!(await fits())) return;
    const seenAt = performance.now();
    const { version, ...rest } = await buildSections(source);
    ready = { ...rest, version, described: version, seenAt };
    tookMs = performance.now() - seenAt;
    count++;
  }

  return {
    run: () => {
      running ??= readAnew()
        .catch((error) => log.error({ err: error }, 'the search index could not be built'))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
    settle: async () => running,
    isRunning: () => running !== undefined,
    isTooLarge: () => isTooLarge,
    ready: () => ready,
    discard: () => {
      ready = undefined;
    },
    count: () => count,
    tookMs: () => tookMs,
    took: (ms) => {
      tookMs = ms;
    },
    fits,
  };
}
