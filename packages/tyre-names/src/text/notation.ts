import type { Reading, Section, TextMatch } from './text-reading.ts';

/** One way to write something down: where it is used, its pattern, and what a match means if it is plausible. */
export interface Notation {
  sections: readonly Section[];
  pattern: RegExp;
  /** The same pattern for searching: it matches wherever a word begins. */
  anywhere: RegExp;
  /** Reads the pattern's groups. Returns undefined if the numbers cannot be what the notation says. */
  read: (groups: readonly (string | undefined)[], section: Section) => Reading | undefined;
}

/**
 * What may not stand before a match: a letter or a digit. For tyres also the sign after a number, as before the
 * `100-12` of 80/100-12, and the dash after a letter in a model's code, `R-4D`.
 */
const MIDST = String.raw`[0-9a-z]|\d\.`;
const TYRE_MIDST = String.raw`[0-9a-z]|\d[./x-]|[a-zа-я]-`;

export const notation = (
  sections: readonly Section[],
  source: string,
  read: Notation['read'],
): Notation => {
  const ended = `(?:${source})(?![\\d]|\\.\\d)`;
  return {
    sections,
    pattern: new RegExp(ended, 'y'),
    anywhere: new RegExp(`(?<!${sections.includes('disks') ? MIDST : TYRE_MIDST})${ended}`, 'g'),
    read,
  };
};

const LETTER = /[a-zа-я]/;
/** A pattern that may stop early stops behind «профил», and leaves «ь». */
const endsMidWord = (text: string, end: number) =>
  LETTER.test(text[end - 1] ?? '') && LETTER.test(text[end] ?? '');

/** Reads the text at `at` by the first notation that matches. */
export function readNotation(
  notations: readonly Notation[],
  section: Section,
  text: string,
  at: number,
): TextMatch | undefined {
  for (const { sections, pattern, read } of notations) {
    if (!sections.includes(section)) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || endsMidWord(text, at + match[0].length)) continue;
    const reading = read(match.slice(1), section);
    if (reading) return { length: match[0].trimEnd().length, reading };
  }
  return undefined;
}

export const isBetween = (value: number, least: number, most: number) =>
  value >= least && value <= most;
