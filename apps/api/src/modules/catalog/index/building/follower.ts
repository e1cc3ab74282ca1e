import { createBuilder, type Log, type Snapshot } from './builder.ts';
import { follow } from './follow.ts';
import type { Keeping } from './keeping.ts';
import type { Source } from './source.ts';

export interface FollowerOptions {
  log: Log;
  /** The most memory that it takes, in bytes; 0 for no index. */
  limitBytes: number;
  /** Where indexes are kept that took long to build. @default nowhere */
  keeping?: Keeping;
  /** How long such an index must have taken to build, in milliseconds. */
  keepFromMs?: number;
}

const KEEP_FROM_MS = 1000;
/** How often a process tries to keep its index; only one of all processes does. */
const KEEP_EVERY_MS = 60_000;

/** Creates an index that follows the database at each refresh. */
export function createFollower(
  source: Source,
  { log, limitBytes, keeping, keepFromMs = KEEP_FROM_MS }: FollowerOptions,
) {
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
