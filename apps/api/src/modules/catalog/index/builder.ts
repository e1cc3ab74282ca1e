import { Worker } from 'node:worker_threads';
import type { CatalogData } from './build.ts';
import type { BuildMessage } from './build-worker.ts';
import type { Sections } from './follow.ts';
import { createSection } from './section.ts';
import type { Source, Stamp } from './source.ts';

/** The whole catalogue in memory, with the offers of one version. */
export interface Snapshot extends Stamp {
  /** by id */
  sections: Sections;
  /** Products are described as at this version: those that came later are missing. At most `version`. */
  described: number;
  /** When the database was last seen to stand here, on the clock of `performance.now()`. */
  seenAt: number;
}

export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What a product and an offer take at most, its card, room for more and postings included: measured, and rounded up. */
const PRODUCT_BYTES = 655;
const OFFER_BYTES = 80;

/** Reads everything and lets a thread of its own put it together. */
async function build(source: Source): Promise<Stamp & { sections: Sections }> {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url));
  try {
    const built = new Promise<CatalogData>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The index's thread ended with ${code}.`)));
    });
    // what goes wrong in the thread is told where it is waited for
    built.catch(() => undefined);
    const send = (message: BuildMessage) => worker.postMessage(message);
    const { names, ...stamp } = await source.all((chunk) => send({ chunk }));
    send({ names });
    const data = await built;
    const sections = data.entries().map(([id, own]) => [id, createSection(own)] as const);
    return { ...stamp, sections: new Map(sections) };
  } finally {
    await worker.terminate();
  }
}

/** Builds one index at a time. */
export interface Builder {
  /** Builds one, or waits for the one that is being built; what fails is logged. */
  run(): Promise<void>;
  /** Waits for the one that is being built, if any. */
  settle(): Promise<void>;
  isRunning(): boolean;
  /** Whether the last one that was wanted would have taken more memory than it may. */
  isTooLarge(): boolean;
  /** The index that was built and not discarded yet; none where it would be too large. */
  ready(): Snapshot | undefined;
  discard(): void;
  /** how many have been built */
  count(): number;
  /** how long the last one took, in milliseconds */
  tookMs(): number;
}

export function createBuilder(source: Source, log: Log, limitBytes: number): Builder {
  let ready: Snapshot | undefined;
  let running: Promise<void> | undefined;
  let isTooLarge = false;
  let count = 0;
  let tookMs = 0;

  async function readAnew() {
    const { products, offers } = await source.size();
    const bytes = products * PRODUCT_BYTES + offers * OFFER_BYTES;
    const wasTooLarge = isTooLarge;
    isTooLarge = bytes > limitBytes;
    if (isTooLarge) {
      const details = { products, offers, bytes, limit: limitBytes };
      if (!wasTooLarge) log.warn(details, 'the search index would be too large, SQL answers');
      return;
    }
    const seenAt = performance.now();
    const { version, ...rest } = await build(source);
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
  };
}
