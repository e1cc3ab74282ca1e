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

/** Makes a rule. Its pattern matches whole words, with the point of an abbreviation. */
export const rule = (
  sections: Rule['sections'],
  source: string,
  field: Field,
  value: Rule['value'],
  filter: Rule['filter'],
): Rule => {
  const whole = String.raw`(?:${source})(?![0-9a-zа-яіїєґ])\.?`;
  return {
    sections,
    pattern: new RegExp(whole, 'y'),
    anywhere: new RegExp(`(?<![0-9a-zа-яіїєґ])${whole}`, 'g'),
    field,
    value,
    filter,
  };
};
