import { type Context, createContext } from 'react';
import type { PhoneWords } from './phone-words.ts';

const KEY = Symbol.for('@org/words');
type Registry = { [KEY]?: Context<Partial<PhoneWords>> };

/**
 * The words of the nearest `WordsProvider`, for both libraries: neither depends on the other, so the one that is loaded
 * first creates the context. A library adds its own words, in English, for those that nobody has set. Decision 246.
 */
export function wordsContext<Words extends Partial<PhoneWords>>() {
  const registry = globalThis as Registry;
  registry[KEY] ??= createContext<Partial<PhoneWords>>({});
  return registry[KEY] as unknown as Context<Partial<Words>>;
}
