import type { ParsedName } from './parsed-name.ts';

type NamedModel = Pick<ParsedName, 'model' | 'isBrandKnown' | 'unread'>;

/** What is hardly ever a whole model: a word in brackets, two letters, a Russian word, a bare number. */
const HARDLY = [/^\([^)]*\)$/, /^[^0-9a-zа-яё]*(?:[0-9a-zа-яё][^0-9a-zа-яё]*){1,2}$/i];
const RUSSIAN_WORD = /^[а-яё -]+$|^[А-ЯЁ][а-яё]*$|^[А-ЯЁ]{1,4}$/;
const NUMBER = /^\d+$/;

/**
 * How often a model that no dictionary has is right, by what makes it wrong. `RESULTS.md` of the benchmark compares this
 * with sources that it was not taken from. Decision 484.
 */
export function unknownModelSureness({ model, isBrandKnown, unread }: NamedModel): number {
  const text = model ?? '';
  if ([...HARDLY, RUSSIAN_WORD, NUMBER].some((pattern) => pattern.test(text))) return 0.65;
  if (!isBrandKnown) return 0.75;
  // a word that nobody understood may be of the model
  return unread.length > 0 ? 0.8 : 0.93;
}
