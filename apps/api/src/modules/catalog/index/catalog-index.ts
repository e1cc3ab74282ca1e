import { trace } from '@opentelemetry/api';
import { createBuilder, type Log, type Snapshot } from './building/builder.ts';
import { follow } from './building/follow.ts';
import type { Source } from './building/source.ts';
import { bytesOf, type SectionIndex } from './columns/section.ts';
import type { Keeping } from './kept/keeping.ts';

/** `too large`: SQL answers, as with `off`, until the limit is raised. */
export type IndexState = 'off' | 'building' | 'serving' | 'too large';

interface IndexFigures {
  /** memory, in bytes */
  bytes: number;
  /** version of the catalog; null while there is no index */
  version: number | null;
  products: number;
  offers: number;
  builds: number;
  patches: number;
  /** searches that the index answered, and those that it had to leave to the database */
  answered: number;
  behind: number;
  /** milliseconds since the database was last seen at the index's version; null while there is no index */
  age: number | null;
}

export interface CatalogIndex {
  /** Builds the index and then follows the catalog; the database answers meanwhile. Resolves after the build. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Returns the index if it knows of all changes up to version `least`. It may change at the caller's next await. */
  current(least?: number): Snapshot | undefined;
  /**
   * Brings the index up to date if it lags by more than a second, lacks products that will be there soon, or knows less
   * than the version `least`. Resolves after five seconds in any case: if the database does not answer, what is in
   * memory is better than nothing.
   */
  bringUp(least?: number): Promise<void>;
  /** Follows the database now. Callers that ask meanwhile wait for the same refresh. */
  refresh(): Promise<void>;
  /** Who answers searches now. */
  state(): IndexState;
  /** Notes who answered a search. */
  note(by: 'index' | 'database'): void;
  figures(): IndexFigures;
}

export interface CatalogIndexOptions {
  log: Log;
  /** The most memory that it takes, in bytes; 0 for no index. */
  limitBytes: number;
  /** How often the catalog is checked for changes, in milliseconds. */
  watchMs?: number;
  /** Where indexes are kept that took long to build. @default nowhere */
  keeping?: Keeping;
  /** How long such an index must have taken to build, in milliseconds. */
  keepFromMs?: number;
  /** Searches wait this long for an index that lacks products, if the last build took less; in milliseconds. */
  quickBuildMs?: number;
}

const WATCH_MS = 100;
const QUICK_BUILD_MS = 3000;
const KEEP_FROM_MS = 1000;
/** How often a process tries to keep its index; only one of all processes does. */
const KEEP_EVERY_MS = 60_000;
/** The most age of an answer, and the longest wait for a fresher one. */
const MOST_AGE_MS = 1000;

const ageOf = ({ seenAt }: Snapshot) => performance.now() - seenAt;

/** Resolves when the work is done, or after `ms` if it takes longer. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Counts what is in memory, and its bytes. */
function sizeOf(snapshot: Snapshot | undefined) {
  const sections = [...(snapshot?.sections.values() ?? [])];
  const sum = (of: (section: SectionIndex) => number) =>
    sections.reduce((total, section) => total + of(section), 0);
  return {
    bytes: sum(bytesOf),
    products: sum(({ ids }) => ids.length),
    offers: sum(({ offers }) => {
      let total = 0;
      for (const count of offers.count) total += count;
      return total;
    }),
  };
}

/** Creates an index that follows the database when it is told to. */
function createFollower(source: Source, options: CatalogIndexOptions) {
  const { log, limitBytes, keeping, keepFromMs = KEEP_FROM_MS } = options;
  const builder = createBuilder(source, log, limitBytes);
  /** the served index; undefined while it is being changed */
  let snapshot: Snapshot | undefined;
  let refreshing: Promise<void> | undefined;
  let patches = 0;
  let isLoadable = keeping !== undefined;
  let keepAt = 0;
  let finishing: Promise<void> | undefined;

  /** Loads the index that was kept, but only once: after that an index is built instead. */
  async function loadKept(): Promise<Snapshot | undefined> {
    if (!isLoadable || !keeping) return undefined;
    isLoadable = false;
    try {
      const kept = (await builder.fits()) ? await keeping.load() : undefined;
      if (!kept) return undefined;
      const { tookMs, ...index } = kept;
      builder.took(tookMs);
      return { ...index, described: index.version, seenAt: performance.now() };
    } catch (error) {
      log.warn({ err: error }, 'the search index that was kept could not be read');
      return undefined;
    }
  }

  /** Keeps the served index. Resolves once it has been copied: until then nobody changes it. */
  async function keepServed() {
    const isWhole = snapshot && snapshot.described === snapshot.version;
    if (!keeping || !snapshot || !isWhole || finishing) return;
    if (builder.tookMs() < keepFromMs || performance.now() < keepAt) return;
    keepAt = performance.now() + KEEP_EVERY_MS;
    const fail = (error: unknown) => log.warn({ err: error }, 'the search index was not kept');
    const begun = await keeping.keep(snapshot, builder.tookMs()).catch(fail);
    finishing = begun?.finished.catch(fail).finally(() => {
      finishing = undefined;
    });
  }

  /** Applies the changes since its version to an index. Resolves to false if that is not possible. */
  async function bringTo(base: Snapshot): Promise<boolean> {
    const seenAt = performance.now();
    const stamp = await source.stamp();
    if (stamp.version === base.version && stamp.reference === base.reference) {
      snapshot = Object.assign(base, { seenAt });
      return true;
    }
    const { parts, isRedescribed, version, reference } = await source.changes(base.version);
    // too many changes: this index is still served, and ages, until the next one is read
    if (parts === null) return false;
    // an index that is changed by half must not be served
    snapshot = undefined;
    const followed = await follow(base.sections, parts);
    if (followed === 'full') return false;
    const isWhole = followed === 'whole' && !isRedescribed && base.described === base.version;
    const described = isWhole ? version : base.described;
    snapshot = { sections: base.sections, version, reference, described, seenAt };
    patches++;
    // this index, which does not know every product, is served meanwhile
    if (!isWhole) builder.run();
    return true;
  }

  async function followDatabase() {
    const base = builder.ready() ?? snapshot ?? (await loadKept());
    if (base && (await bringTo(base))) {
      if (builder.ready() === base) builder.discard();
      return;
    }
    builder.discard();
    await builder.run();
    snapshot = builder.ready() ?? (builder.isTooLarge() ? undefined : snapshot);
    builder.discard();
  }

  return {
    builder,
    current: () => snapshot,
    patches: () => patches,
    refresh: () => {
      refreshing ??= followDatabase()
        .then(keepServed)
        .finally(() => {
          refreshing = undefined;
        });
      return refreshing;
    },
    settle: async () => {
      await refreshing?.catch(() => undefined);
      await Promise.all([builder.settle(), finishing]);
    },
  };
}

/** The index of one database, for one process. */
export function createCatalogIndex(source: Source, options: CatalogIndexOptions): CatalogIndex {
  const { log, limitBytes, watchMs = WATCH_MS, quickBuildMs = QUICK_BUILD_MS } = options;
  const { builder, refresh, settle, ...follower } = createFollower(source, options);
  let watch: NodeJS.Timeout | undefined;
  let isFailing = false;
  let isStopped = false;
  let [answered, behind] = [0, 0];

  const state = (): IndexState => {
    if (limitBytes === 0) return 'off';
    if (follower.current()) return 'serving';
    if (builder.isTooLarge()) return 'too large';
    // while changes are applied, there is no index for a moment
    return builder.isRunning() || builder.tookMs() === 0 ? 'building' : 'serving';
  };

  const tryToRefresh = async () => {
    try {
      await refresh();
      isFailing = false;
    } catch (error) {
      // logged once: ten times a second would hide all else in the log
      if (!isFailing) log.error({ err: error }, 'the search index is behind');
      isFailing = true;
    }
  };

  /** Waits for new products, unless the catalog is large: then it takes long to be read again, and they come later. */
  async function bringProducts() {
    const snapshot = follower.current();
    const isWanting = snapshot && snapshot.described < snapshot.version;
    if (!isWanting || builder.tookMs() >= quickBuildMs) return;
    await within(quickBuildMs, builder.settle().then(tryToRefresh));
  }

  return {
    start: async () => {
      if (limitBytes === 0) return;
      await tryToRefresh();
      // the server may have been told to stop while the index was built
      if (!isStopped) watch = setInterval(tryToRefresh, watchMs).unref();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(watch);
      await settle();
    },
    current: (least = 0) => {
      const snapshot = follower.current();
      return snapshot && snapshot.described >= least ? snapshot : undefined;
    },
    bringUp: async (least = 0) => {
      // twice, since a refresh that was running already may have read the database too early
      for (let time = 0; time < 2; time++) {
        const snapshot = follower.current();
        const isFresh = snapshot && snapshot.version >= least && ageOf(snapshot) <= MOST_AGE_MS;
        if (!watch || (!snapshot && builder.isRunning())) return;
        if (isFresh) break;
        await within(MOST_AGE_MS, tryToRefresh());
      }
      await bringProducts();
    },
    refresh,
    state,
    note: (by) => {
      trace.getActiveSpan()?.setAttribute('protektor.answered_by', by);
      if (by === 'index') answered++;
      else behind++;
    },
    figures: () => {
      const snapshot = follower.current();
      return {
        ...sizeOf(snapshot),
        version: snapshot?.version ?? null,
        builds: builder.count(),
        patches: follower.patches(),
        answered,
        behind,
        age: snapshot ? ageOf(snapshot) : null,
      };
    },
  };
}
