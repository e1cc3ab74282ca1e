/**
 * Counts the typing errors between two words: a letter missing, extra, wrong, or swapped with its neighbour. Stops
 * counting past `limit` and then returns `limit + 1`.
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

/**
 * Returns how many errors a word may have. A short word is too ambiguous to be guessed at; a longer one may have more.
 */
const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Shorter words begin too many names to be guessed at. */
const BEGINNING = 6;

/** Removes doubled letters, since doubling is the most common error of all. */
export const squeeze = (word: string) => word.replace(/(.)\1+/g, '$1');

/** Returns which letters a word has, one bit for each. */
const lettersOf = (word: string) => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

const count = (bits: number) => {
  let left = bits;
  let ones = 0;
  for (; left !== 0; left &= left - 1) ones++;
  return ones;
};

interface Candidate {
  candidate: string;
  name: string;
  letters: number;
}
interface TypoIndex {
  candidates: readonly Candidate[];
  /** Cache of results: seven sections look up the same words, letter by letter. */
  answers: Map<string, string[]>;
}
const MAX_ANSWERS = 5000;
const prepared = new WeakMap<ReadonlyMap<string, unknown>, TypoIndex>();

function prepare(names: ReadonlyMap<string, unknown>): TypoIndex {
  const known = prepared.get(names);
  if (known && known.answers.size < MAX_ANSWERS) return known;
  const fresh = {
    candidates: [...names.keys()].map((candidate) => {
      const name = squeeze(candidate);
      return { candidate, name, letters: lettersOf(name) };
    }),
    answers: new Map(),
  };
  prepared.set(names, fresh);
  return fresh;
}

/**
 * Returns the names nearest to a mistyped word in any of its spellings, or none. A name that is longer than what was
 * typed counts by its beginning.
 */
export function nearest(
  spellings: readonly string[],
  names: ReadonlyMap<string, unknown>,
): readonly string[] {
  const typed = [...new Set(spellings)]
    .filter((word) => allowed(word) > 0 && !/\d/.test(word))
    .map(squeeze);
  if (typed.length === 0) return [];
  const { candidates, answers } = prepare(names);
  const key = typed.join(' ');
  const answer = answers.get(key) ?? search(typed, candidates);
  answers.set(key, answer);
  return answer;
}

/** Checks whether one error at most separates two words, doubled letters apart. */
export const isOneSlip = (a: string, b: string): boolean => slips(squeeze(a), squeeze(b), 1) <= 1;

const CONSONANT = /^[bcdfghjklmnpqrstvwxyzбвгджзклмнпрстфхцчшщ]/;
/**
 * Checks whether two words begin with different consonants. With two errors they are different words: «Дельмакс» is not
 * Fuelmax.
 */
const beginsOtherwise = (word: string, name: string) =>
  word[0] !== name[0] && CONSONANT.test(word) && CONSONANT.test(name);

function search(typed: readonly string[], candidates: readonly Candidate[]): string[] {
  let least = Math.max(0, ...typed.map(allowed));
  const words = typed.map((word) => ({ word, letters: lettersOf(word), most: allowed(word) }));
  const found = new Map<string, number>();
  for (const { candidate, name, letters } of candidates)
    for (const { word, letters: wordLetters, most } of words) {
      const limit = Math.min(least, most);
      // every letter that the name lacks is an error
      if (count(wordLetters & ~letters) > limit) continue;
      const begins = word.length >= BEGINNING && name.length > word.length;
      const distance = Math.min(
        slips(word, name, limit),
        begins ? slips(word, name.slice(0, word.length), limit) : limit + 1,
      );
      if (distance > limit || (distance > 1 && beginsOtherwise(word, name))) continue;
      least = distance;
      found.set(candidate, distance);
    }
  return [...found].filter(([, distance]) => distance === least).map(([candidate]) => candidate);
}
