import { trace } from '@opentelemetry/api';
import { type Notices, reportOnce, startWatch } from '../../../cache/cache-notices.ts';
import type { Snapshot } from './building/builder.ts';
import { createFollower, type FollowerOptions } from './building/follower.ts';
import type { Source } from './building/source.ts';
import { bytesOf, type SectionIndex } from './columns/section.ts';

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

/** `too large`: SQL answers, as with `off`, until the limit is raised. */
export type IndexState = 'off' | 'building' | 'serving' | 'too large';

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

export interface CatalogIndexOptions extends FollowerOptions {
  /** What tells of changes. @default nothing: they are looked for */
  notices?: Notices;
  /** How often the catalog is checked for changes that no notice told of, in milliseconds. */
  watchMs?: number;
  /** Searches wait this long for an index that lacks products, if the last build took less; in milliseconds. */
  quickBuildMs?: number;
}

/** Changes of a tenth of a second are followed at once. */
const SOON_MS = 100;
const WATCH_MS = 10_000;
const QUICK_BUILD_MS = 3000;
/** The most age of an answer, and the longest wait for a fresher one. */
const MAX_AGE_MS = 1000;

const ageOf = ({ seenAt }: Snapshot) => performance.now() - seenAt;

/** Resolves when the work is done, or after `ms` if it takes longer. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** The index of one database, for one process. Decision 40. */
export function createCatalogIndex(source: Source, options: CatalogIndexOptions): CatalogIndex {
  const { log, limitBytes, notices, watchMs = WATCH_MS, quickBuildMs = QUICK_BUILD_MS } = options;
  const { builder, refresh, settle, ...follower } = createFollower(source, options);
  let watch: Awaited<ReturnType<typeof startWatch>> | undefined;
  let isStopped = false;
  let [answered, behind] = [0, 0];

  const state = (): IndexState => {
    if (limitBytes === 0) return 'off';
    if (follower.current()) return 'serving';
    if (builder.isTooLarge()) return 'too large';
    // while changes are applied, there is no index for a moment
    return builder.isRunning() || builder.tookMs() === 0 ? 'building' : 'serving';
  };

  const tryToRefresh = reportOnce(refresh, (err) =>
    log.error({ err }, 'the search index is behind'),
  );

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
      watch = await startWatch(
        notices,
        'catalog',
        { soonMs: Math.min(SOON_MS, watchMs), lookMs: watchMs },
        tryToRefresh,
      );
      // the server may have been told to stop while the index was built
      if (isStopped) await watch.stop();
    },
    stop: async () => {
      isStopped = true;
      await watch?.stop();
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
        const isFresh = snapshot && snapshot.version >= least && ageOf(snapshot) <= MAX_AGE_MS;
        if (!watch || (!snapshot && builder.isRunning())) return;
        if (isFresh) break;
        await within(MAX_AGE_MS, tryToRefresh());
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
