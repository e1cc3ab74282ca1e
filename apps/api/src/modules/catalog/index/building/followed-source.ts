import type { Source } from './source.ts';

/**
 * Reads the catalog from a replica while that is fresh, else from the primary. It never goes back in time: a replica
 * that is behind what was read before is not used.
 */
export function followedSource(primary: Source, replica: Source, isFresh: () => boolean): Source {
  let newest = 0;
  const source = () => (isFresh() ? replica : primary);
  const note = <Answer extends { version: number }>(answer: Answer) => {
    newest = answer.version;
    return answer;
  };
  return {
    size: () => source().size(),
    all: async (take) => note(await source().all(take)),
    stamp: async () => {
      const stamp = isFresh() ? await replica.stamp() : undefined;
      return note(stamp && stamp.version >= newest ? stamp : await primary.stamp());
    },
    changes: async (since) => {
      const changes = isFresh() ? await replica.changes(since) : undefined;
      return changes && changes.version >= since ? changes : primary.changes(since);
    },
  };
}
