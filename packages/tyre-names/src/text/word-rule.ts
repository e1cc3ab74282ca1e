import type { Field, Filter, Section } from './text-reading.ts';

/** A rule for words of the trade: a pattern for folded text, and its filter. */
export interface Rule {
  sections: readonly Section[] | 'all';
  pattern: RegExp;
  /** The same pattern for searching: it matches wherever a word begins. */
  anywhere: RegExp;
  field: Field;
  value: string | ((match: RegExpExecArray) => string);
  filter: Filter | ((match: RegExpExecArray, section: Section) => Filter);
}

/** The letters and digits of a word, those of Ukrainian too. */
const IN_WORD = '0-9a-zа-яіїєґ';
/** Where a word ends. */
export const WORD_END = `(?![${IN_WORD}])`;

/** Makes a rule. Its pattern matches whole words, with the point of an abbreviation. */
export const rule = (
  sections: Rule['sections'],
  source: string,
  field: Field,
  value: Rule['value'],
  filter: Rule['filter'],
): Rule => {
  const whole = String.raw`(?:${source})${WORD_END}\.?`;
  return {
    sections,
    pattern: new RegExp(whole, 'y'),
    anywhere: new RegExp(`(?<![${IN_WORD}])${whole}`, 'g'),
    field,
    value,
    filter,
  };
};
