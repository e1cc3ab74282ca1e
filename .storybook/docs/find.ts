import type { DocsText } from '../facts/texts.ts';

/** A page that has all words of a question, with the place where they stand. */
export interface PageMatch {
  title: string;
  path: string;
  before: string;
  match: string;
  after: string;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d.#@/-]+/gu) ?? [];

const AROUND = 60;

/** Where a word begins in a text: at the start of one there, else anywhere. */
function placeOf(text: string, word: string) {
  const low = text.toLowerCase();
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\d]/u.test(low[at - 1] ?? '')) return at;
  return -1;
}

/** Searches all pages. A page named so comes first, then those that say it oftener. */
export function find(texts: readonly DocsText[], question: string): PageMatch[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  return texts
    .flatMap(({ title, path, text }) => {
      const all = `${title} ${text}`;
      const places = words.map((word) => placeOf(all, word));
      if (places.some((at) => at < 0)) return [];
      const inTitle = words.filter((word) => placeOf(title, word) >= 0).length;
      const often = words.reduce((sum, word) => sum + all.toLowerCase().split(word).length - 1, 0);
      const first = words[0] as string;
      const at = placeOf(text, first);
      const from = Math.max(0, at - AROUND);
      const part = at < 0 ? text.slice(0, 2 * AROUND) : '';
      return [
        {
          rank: inTitle * 1000 + Math.min(often, 999),
          found: {
            title,
            path,
            before: at < 0 ? part : text.slice(from, at),
            match: at < 0 ? '' : text.slice(at, at + first.length),
            after: at < 0 ? '' : text.slice(at + first.length, at + AROUND * 2),
          },
        },
      ];
    })
    .sort((one, other) => other.rank - one.rank)
    .map(({ found }) => found);
}
