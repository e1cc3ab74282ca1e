import { asSounded, fold, inOtherLayout } from '@org/tyre-names/text/spelling';

/** What a supplier is searched by. */
export interface NameAndInn {
  name: string;
  inn: string | null;
}

const MIN_INN = 3;

/**
 * Returns whether a supplier matches a query: every word is part of its name, in either alphabet or typed with the
 * other keyboard layout, or begins its INN.
 */
export function isMeant({ name, inn }: NameAndInn, q: string): boolean {
  const sounded = asSounded(fold(name));
  const isPart = (word: string) =>
    [word, inOtherLayout(word)].some((typed) => sounded.includes(asSounded(typed)));
  const beginsInn = (word: string) =>
    word.length >= MIN_INN && /^\d+$/.test(word) && (inn?.startsWith(word) ?? false);
  return fold(q)
    .split(/\s+/)
    .every((word) => isPart(word) || beginsInn(word));
}
