/**
 * How many slips of the finger part two words: a letter missing, extra, wrong, or swapped with its neighbour.
 * Stops counting past `limit` and then answers `limit + 1`.
 * @see https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance#Optimal_string_alignment_distance
 */
function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, limit + 1);
}

/** A short word says too little to be guessed at; a longer one may carry more slips. */
const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Fewer letters begin too many names to be guessed at. */
const BEGINNING = 6;

/** Doubled letters are the commonest slip of all: they count as one. */
const squeeze = (word: string) => word.replace(/(.)\1+/g, '$1');

/**
 * The candidates nearest to a mistyped word in any of its spellings, or none. A candidate that goes on past what was
 * typed counts by its beginning.
 */
export function nearest(spellings: readonly string[], candidates: Iterable<string>): string[] {
  const typed = spellings.filter((word) => allowed(word) > 0 && !/\d/.test(word)).map(squeeze);
  let least = Math.max(0, ...typed.map(allowed));
  const found = new Map<string, number>();
  if (typed.length === 0) return [];
  for (const candidate of candidates) {
    const name = squeeze(candidate);
    for (const word of typed) {
      const limit = Math.min(least, allowed(word));
      const begins = word.length >= BEGINNING && name.length > word.length;
      const distance = Math.min(
        slips(word, name, limit),
        begins ? slips(word, name.slice(0, word.length), limit) : limit + 1,
      );
      if (distance > limit) continue;
      least = distance;
      found.set(candidate, distance);
    }
  }
  return [...found].filter(([, distance]) => distance === least).map(([candidate]) => candidate);
}
