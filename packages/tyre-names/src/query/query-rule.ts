import type { Field, Filter, Section, TextMatch } from '../text/text-reading.ts';
import { WORD_END } from '../text/word-rule.ts';

/** A rule for words that buyers use but names of goods do not. For folded text. */
export interface Rule {
  sections: readonly Section[] | 'all';
  pattern: RegExp;
  field: Field;
  read: (match: RegExpExecArray, section: Section) => { value: string; filter: Filter } | undefined;
}

export const rule = (
  sections: Rule['sections'],
  source: string,
  field: Field,
  read: Rule['read'] | { value: string; filter: Filter },
): Rule => ({
  sections,
  pattern: new RegExp(String.raw`(?:${source})${WORD_END}\.?`, 'y'),
  field,
  read: typeof read === 'function' ? read : () => read,
});

/** Reads the text at `at` by the first rule that matches. */
export function readBy(
  rules: readonly Rule[],
  section: Section,
  text: string,
  at: number,
): TextMatch | undefined {
  for (const { sections, pattern, field, read } of rules) {
    if (sections !== 'all' && !sections.includes(section)) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const meaning = match && read(match, section);
    if (match && meaning) return { length: match[0].length, reading: { field, ...meaning } };
  }
  return undefined;
}
