import type { ReactNode } from 'react';
import { fold } from './text-match.ts';

/** One option of a list: a value and how it looks. */
export interface Option {
  /** Value that is stored and sent; unique in its list. */
  value: string;
  /** Text that is shown, searched and displayed in the closed field. */
  label: string;
  /** How many results this choice would leave; shown at the end, formatted for the locale. @default none */
  count?: number | undefined;
  /** Additional information, shown at the end in grey: the region of a city. @default none */
  description?: string | undefined;
  /** Small text under the label; requires `hasDetails` of the field. @default none */
  details?: ReactNode;
  /** Content at the end, after everything else: a badge, a swatch. @default none */
  end?: ReactNode;
  /** Title of its section of the list. Options of a section must follow each other. @default none */
  section?: string | undefined;
  /** Icon of 16 px or swatch before the label. @default none */
  icon?: ReactNode;
  /** Whether the option is shown but can't be selected. @default false */
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

/** Options whose label contains the query, first those that start with it; otherwise in the same order. */
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

/** Whether options have sections: either all of a list have one, or none. */
const hasSections = ([first]: readonly Option[]) => first?.section !== undefined;

/** Whether an option has this label. */
export const isCalled = (option: Option, text: string) => foldedLabel(option) === fold(text.trim());

/** A bundler puts the mode here; without one there is no `process` in a browser. */
function isDevelopment() {
  try {
    return process.env.NODE_ENV === 'development';
  } catch {
    return false;
  }
}

/**
 * Options without those whose value came before: where a row was added or removed on the server between two pages, the
 * next page begins with what the last one ended with. The same array if there are none.
 */
export function withoutRepeats(options: readonly Option[]): readonly Option[] {
  const values = new Set(options.map(({ value }) => value));
  if (values.size === options.length) return options;
  const first = options.filter(({ value }) => values.delete(value));
  if (isDevelopment())
    console.warn(
      `@org/ui: ${options.length - first.length} of ${options.length} options have a value that came before, and are left out. Pages by cursor do not shift.`,
    );
  return first;
}

/** The pinned options, then the rest in their order, none twice. With sections the order does not change. */
export function pinnedFirst(
  options: readonly Option[],
  pinned: readonly Option[],
): readonly Option[] {
  if (pinned.length === 0 || hasSections(options)) return options;
  const values = new Set(pinned.map((option) => option.value));
  return [...pinned, ...options.filter((option) => !values.has(option.value))];
}

/**
 * Type-ahead: index of the next option that starts with the typed letters, searched below `from` and then from the top.
 * Typing one letter repeatedly goes through the options that start with it. -1 if there is none.
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
