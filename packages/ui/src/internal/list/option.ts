import type { ReactNode } from 'react';
import { fold } from './text-match.ts';

/** One choice of a list: what is stored and what is read. */
export interface Option {
  /** What is stored and sent; unique in its list. */
  value: string;
  /** What is read, searched and shown in the closed field. */
  label: string;
  /** How many things this choice would leave; drawn at the end, grouped by the locale. @default none */
  count?: number | undefined;
  /** Second meaning, drawn at the end in grey: a region of a city. @default none */
  description?: string | undefined;
  /** Under the label in small print; wants `hasDetails` of the field. @default none */
  details?: ReactNode;
  /** At the end, after everything else: a badge, a swatch. @default none */
  end?: ReactNode;
  /** Title of the part of the list that it stands in; options of one section follow each other. @default none */
  section?: string | undefined;
  /** Drawing before the label, 16 px or a swatch. @default none */
  icon?: ReactNode;
  /** Shown, but can't be chosen. @default false */
  isDisabled?: boolean | undefined;
}

const folded = new WeakMap<Option, string>();

function foldedLabel(option: Option): string {
  let label = folded.get(option);
  if (label === undefined) {
    label = fold(option.label);
    folded.set(option, label);
  }
  return label;
}

/** Options whose label has the query in it, those that begin with it first; the order is kept otherwise. */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const wanted = fold(query.trim());
  if (wanted === '') return options;
  // sections keep their order, and so do the options in them
  if (hasSections(options)) return options.filter((one) => foldedLabel(one).includes(wanted));
  const beginning: Option[] = [];
  const inside: Option[] = [];
  for (const option of options) {
    const at = foldedLabel(option).indexOf(wanted);
    if (at === 0) beginning.push(option);
    else if (at > 0) inside.push(option);
  }
  return beginning.length === 0 ? inside : beginning.concat(inside);
}

/** Whether options stand in parts with a title: all of a list do, or none. */
const hasSections = ([first]: readonly Option[]) => first?.section !== undefined;

/** Whether an option is called just so. */
export const isCalled = (option: Option, text: string) => foldedLabel(option) === fold(text.trim());

/** The pinned options, then the rest in their order, none twice; sections leave everything in its place. */
export function pinnedFirst(
  options: readonly Option[],
  pinned: readonly Option[],
): readonly Option[] {
  if (pinned.length === 0 || hasSections(options)) return options;
  const values = new Set(pinned.map((option) => option.value));
  return [...pinned, ...options.filter((option) => !values.has(option.value))];
}

/**
 * Type-ahead: the next option that begins with the typed letters, looked for below `from` and then from the top. One
 * letter typed again and again goes through the options that begin with it. -1 when there is none.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/#keyboardinteraction
 */
export function typeAhead(options: readonly Option[], typed: string, from: number): number {
  const letters = fold(typed);
  const isOneLetter = letters !== '' && [...letters].every((letter) => letter === letters[0]);
  const wanted = isOneLetter ? (letters[0] ?? '') : letters;
  const start = isOneLetter ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step++) {
    const index = (start + step) % options.length;
    const option = options[index];
    if (option && !option.isDisabled && foldedLabel(option).startsWith(wanted)) return index;
  }
  return -1;
}
