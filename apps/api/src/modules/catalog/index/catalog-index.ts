import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type CatalogData, rangesOf } from './build.ts';
import type { BuildMessage } from './build-worker.ts';
import type { OfferRows } from './offers.ts';
import { unpackOffers } from './packed.ts';
import {
  bytesOf,
  createSection,
  ordinalOf,
  type Replacement,
  replaceOffers,
  type SectionIndex,
} from './section.ts';
import type { Part, Source, Stamp } from './source.ts';

/** The whole catalogue in memory, as it was at one version. */
export interface Snapshot extends Stamp {
  /** by id */
  sections: ReadonlyMap<number, SectionIndex>;
}

interface IndexFigures {
  /** memory, in bytes */
  bytes: number;
  /** of the catalogue, null while there is no index */
  version: number | null;
  products: number;
  offers: number;
  builds: number;
  patches: number;
  /** searches that were answered, and those that found the index behind */
  answered: number;
  behind: number;
}

export interface CatalogIndex {
  /** Builds the index and follows the catalogue from then on. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The index as it stands, which may be behind the database. */
  current(): Snapshot | undefined;
  /** Brings the index up to the database; those who ask while it goes on wait for the same. */
  refresh(): Promise<void>;
  /** Notes whether an answer could be used, or the database had moved on. */
  answered(isCurrent: boolean): void;
  figures(): IndexFigures;
}

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface CatalogIndexOptions {
  log: Log;
  /** More memory than this it does not take; 0 for no index. */
  limitBytes: number;
  /** How often the catalogue is looked at. */
  watchMs?: number;
}

const WATCH_MS = 1000;
/** What a product and an offer take at most, its card, room for more and postings included: measured, and rounded up. */
const PRODUCT_BYTES = 650;
const OFFER_BYTES = 58;

/** Reads everything and lets a thread of its own put it together. */
async function build(source: Source): Promise<Snapshot> {
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

/** Where the offers of a part belong, by section; undefined where a product is new to the index. */
function place(sections: Snapshot['sections'], ids: readonly number[], rows: OfferRows) {
  const ranges = rangesOf(rows.product);
  const replacements = new Map<SectionIndex, Replacement[]>();
  for (const id of ids) {
    const [start, end] = ranges.get(id) ?? [0, 0];
    const section = sections.values().find((one) => ordinalOf(one, id) !== undefined);
    // a product that was never on offer need not be known
    if (!section && end > start) return undefined;
    if (!section) continue;
    const own = replacements.get(section) ?? [];
    own.push({ ordinal: ordinalOf(section, id)!, start, end });
    replacements.set(section, own);
  }
  return replacements;
}

function followPart(sections: Snapshot['sections'], { ids, offers }: Part): boolean {
  const rows = unpackOffers(offers);
  const replacements = place(sections, ids, rows);
  return (
    replacements?.entries().every(([section, own]) => replaceOffers(section, rows, own)) ?? false
  );
}

/**
 * Follows changes in place; others are served between the parts. False where that is not possible, which leaves the sections
 * unfit for use.
 */
async function follow(sections: Snapshot['sections'], parts: readonly Part[]): Promise<boolean> {
  for (const [at, part] of parts.entries()) {
    if (at > 0) await setImmediate();
    if (!followPart(sections, part)) return false;
  }
  return true;
}

/** The index of one database, for one process. */
export function createCatalogIndex(
  source: Source,
  { log, limitBytes, watchMs = WATCH_MS }: CatalogIndexOptions,
): CatalogIndex {
  let snapshot: Snapshot | undefined;
  let refreshing: Promise<void> | undefined;
  let watch: NodeJS.Timeout | undefined;
  let isTooLarge = false;
  let [builds, patches, answered, behind] = [0, 0, 0, 0];

  async function rebuild() {
    const { products, offers } = await source.size();
    const bytes = products * PRODUCT_BYTES + offers * OFFER_BYTES;
    const wasTooLarge = isTooLarge;
    isTooLarge = bytes > limitBytes;
    if (isTooLarge) {
      snapshot = undefined;
      const details = { products, offers, bytes, limit: limitBytes };
      if (!wasTooLarge) log.warn(details, 'the search index would be too large, SQL answers');
      return;
    }
    snapshot = await build(source);
    builds++;
  }

  async function bringUp() {
    if (!snapshot) return rebuild();
    const stamp = await source.stamp();
    if (stamp.version === snapshot.version && stamp.reference === snapshot.reference) return;
    const { parts, version, reference } = await source.changes(snapshot.version);
    const { sections } = snapshot;
    // what is followed by half is no index: until then the database answers
    snapshot = undefined;
    if (parts === null || !(await follow(sections, parts))) return rebuild();
    snapshot = { sections, version, reference };
    patches++;
  }

  const refresh = () => {
    refreshing ??= bringUp().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  return {
    start: async () => {
      if (limitBytes === 0) return;
      const tryToRefresh = () =>
        refresh().catch((error) => log.error({ err: error }, 'the search index is behind'));
      await tryToRefresh();
      watch = setInterval(tryToRefresh, watchMs).unref();
    },
    stop: async () => {
      clearInterval(watch);
      await refreshing?.catch(() => undefined);
    },
    current: () => snapshot,
    refresh,
    answered: (isCurrent) => {
      if (isCurrent) answered++;
      else {
        behind++;
        refresh().catch(() => undefined);
      }
    },
    figures: () => {
      const sections = [...(snapshot?.sections.values() ?? [])];
      const sum = (of: (section: SectionIndex) => number) =>
        sections.reduce((total, section) => total + of(section), 0);
      return {
        bytes: sum(bytesOf),
        version: snapshot?.version ?? null,
        products: sum(({ ids }) => ids.length),
        offers: sum(({ offers }) => offers.count.reduce((total, count) => total + count, 0)),
        builds,
        patches,
        answered,
        behind,
      };
    },
  };
}
