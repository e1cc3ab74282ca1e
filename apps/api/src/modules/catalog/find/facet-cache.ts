import type { Facets } from '@org/api-client/schema';

/** A version of the catalog, and when the database was seen at it, by the clock of `performance.now()`. */
export interface Moment {
  version: number;
  seenAt: number;
}

/** Counts, and the moment they belong to. */
export interface CountedFacets extends Moment {
  facets: Facets;
}

/** Counts that callers share as long as they are not too old. */
export interface FacetCache {
  /**
   * Resolves to the counts under `key`: those of this version of the catalog, or of one from `least` on that the
   * database was seen at within the last 800 milliseconds. `count` runs once for all callers that ask meanwhile.
   */
  get(
    moment: Moment,
    least: number,
    key: string,
    count: () => Promise<Facets>,
  ): Promise<CountedFacets>;
}

/** The most age of shared counts: with the way to the caller, no answer is older than a second. */
const MOST_AGE_MS = 800;

/** Creates a cache of at most `size` answers. The least recently used are removed first. */
export function createFacetCache(size: number): FacetCache {
  const answers = new Map<string, Moment & { facets: Promise<Facets> }>();
  const find = (key: string, { version }: Moment, least: number) => {
    const known = answers.get(key);
    if (!known) return undefined;
    const isYoung = performance.now() - known.seenAt <= MOST_AGE_MS;
    return known.version === version || (known.version >= least && isYoung) ? known : undefined;
  };
  return {
    async get(moment, least, key, count) {
      const known = find(key, moment, least);
      const answer = known ?? { ...moment, facets: count() };
      answers.delete(key);
      answers.set(key, answer);
      if (!known)
        answer.facets.catch(() => {
          if (answers.get(key) === answer) answers.delete(key);
        });
      for (const oldest of answers.keys()) {
        if (answers.size <= size) break;
        answers.delete(oldest);
      }
      const { version, facets } = answer;
      // counts of this very version are as fresh as the version is
      const seenAt = version === moment.version ? moment.seenAt : answer.seenAt;
      return { version, seenAt, facets: await facets };
    },
  };
}
