import { trace } from '@opentelemetry/api';
import { createBuilder, type Log, type Snapshot } from './building/builder.ts';
import { follow } from './building/follow.ts';
import type { Source } from './building/source.ts';
import { bytesOf, type SectionIndex } from './columns/section.ts';
import type { Keeping } from './kept/keeping.ts';

/** `too large`: SQL answers, as where it is off, until the limit is raised. */
export type IndexState = 'off' | 'building' | 'serving' | 'too large';

interface IndexFigures {
  /** memory, in bytes */
  bytes: number;
  /** of the catalogue, null while there is no index */
  version: number | null;
  products: number;
  offers: number;
  builds: number;
  patches: number;
  /** searches that the index answered, and those that it had to leave to the database */
  answered: number;
  behind: number;
  /** milliseconds since the database was last seen to stand where the index does, null while there is none */
  age: number | null;
}

export interface CatalogIndex {
  /** Builds the index and follows the catalogue from then on; the database answers meanwhile. Resolves as it stands. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The index as it stands, where it knows of all changes up to the version `least`. Others may change it at the next await. */
  current(least?: number): Snapshot | undefined;
  /**
   * Brings the index up to the database where it lags by more than a second, lacks products that are soon there, or knows
   * less than the version `least`. Resolves after five seconds in any case: where the database does not answer, what is in
   * memory is better than nothing.
   */
  bringUp(least?: number): Promise<void>;
  /** Follows the database now; those who ask while it goes on wait for the same. */
  refresh(): Promise<void>;
  /** Who answers searches now. */
  state(): IndexState;
  /** Notes who answered a search. */
  note(by: 'index' | 'database'): void;
  figures(): IndexFigures;
}

export interface CatalogIndexOptions {
  log: Log;
  /** More memory than this it does not take; 0 for no index. */
  limitBytes: number;
  /** How often the catalogue is looked at, in milliseconds. */
  watchMs?: number;
  /** Where indexes are kept that took long to build. @default nowhere */
  keeping?: Keeping;
  /** How long one must have taken, in milliseconds. */
  keepFromMs?: number;
  /** An index that lacks products is waited for where the last one was built within so many milliseconds, and so long. */
  quickBuildMs?: number;
}

const WATCH_MS = 100;
const QUICK_BUILD_MS = 3000;
const KEEP_FROM_MS = 1000;
/** How often a process offers to keep its index; one of all does. */
const KEEP_EVERY_MS = 60_000;
/** Answers are at most so old, and nobody waits longer for a fresher one. */
const MOST_AGE_MS = 1000;

const ageOf = ({ seenAt }: Snapshot) => performance.now() - seenAt;

/** Resolves with the work, or after `ms` if it takes longer. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** What is in memory, and how much. */
function sizeOf(snapshot: Snapshot | undefined) {
  const sections = [...(snapshot?.sections.values() ?? [])];
  const sum = (of: (section: SectionIndex) => number) =>
    sections.reduce((total, section) => total + of(section), 0);
  return {
    bytes: sum(bytesOf),
    products: sum(({ ids }) => ids.length),
    offers: sum(({ offers }) => offers.count.reduce((total, count) => total + count, 0)),
  };
}

/** An index that follows the database whenever it is told to. */
function createFollower(source: Source, options: CatalogIndexOptions) {
  const { log, limitBytes, keeping, keepFromMs = KEEP_FROM_MS } = options;
  const builder = createBuilder(source, log, limitBytes);
  /** what is served; none while it is being changed */
  let snapshot: Snapshot | undefined;
  let refreshing: Promise<void> | undefined;
  let patches = 0;
  let isLoadable = keeping !== undefined;
  let keepAt = 0;
  let finishing: Promise<void> | undefined;

  /** The index that was kept, once: whoever has none later builds one. */
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

  /** Keeps what is served: nobody changes it until it has been copied. */
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

  /** Takes the changes since its version into an index. False where that is not possible. */
  async function bringTo(base: Snapshot): Promise<boolean> {
    const seenAt = performance.now();
    const stamp = await source.stamp();
    if (stamp.version === base.version && stamp.reference === base.reference) {
      snapshot = Object.assign(base, { seenAt });
      return true;
    }
    const { parts, isRedescribed, version, reference } = await source.changes(base.version);
    // too much to follow: this one serves on, with its age, until the next one is read
    if (parts === null) return false;
    // what is followed by half is no index
    snapshot = undefined;
    const followed = await follow(base.sections, parts);
    if (followed === 'full') return false;
    const isWhole = followed === 'whole' && !isRedescribed && base.described === base.version;
    const described = isWhole ? version : base.described;
    snapshot = { sections: base.sections, version, reference, described, seenAt };
    patches++;
    // this one, which does not know every product, serves on meanwhile
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
    // between two versions there is none for a moment
    return builder.isRunning() || builder.tookMs() === 0 ? 'building' : 'serving';
  };

  const tryToRefresh = async () => {
    try {
      await refresh();
      isFailing = false;
    } catch (error) {
      // ten times a second would drown all else
      if (!isFailing) log.error({ err: error }, 'the search index is behind');
      isFailing = true;
    }
  };

  /** A large catalogue takes long to be read again: there new products come later. */
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
      // a refresh that was under way may have looked at the database too early
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
