import type { ProductFacts } from '@org/api-client/schema';
import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/trade/attributes';
import { FACT_SOURCES, type FactSource, VOTED } from '../../merging/fact-sources.ts';
import { SECTION_IDS } from '../../product/describe.ts';

/** A value as `listing` stores it: the id of a word, or a flag. */
export type StoredValue = number | boolean;

/** What suppliers state of one attribute; `rank` is that of the surest statement. */
export interface Votes {
  attribute: string;
  value: StoredValue;
  suppliers: number;
  rank: number;
  is_own: boolean;
}

export interface Word {
  id: number;
  attribute: string;
  value: string;
  label: string;
}

type Fact = ProductFacts['facts'][number];
type Choice = Fact['choices'][number];

const SOURCES = new Map(
  Object.entries(FACT_SOURCES).map(([source, rank]) => [rank, source as FactSource]),
);

/** The attributes of a section that suppliers vote on. */
export function votedIn(sectionId: number): AttributeName[] {
  const [code] = Object.entries(SECTION_IDS).find(([, id]) => id === sectionId) ?? [];
  return VOTED.filter((name) => ATTRIBUTES[name].sections.some((each) => each === code));
}

const nameOf = (name: AttributeName, value: StoredValue, words: readonly Word[]) => {
  const { kind, answers }: Attribute = ATTRIBUTES[name];
  if (kind === 'flag') return { value: value === true, label: answers?.[value === true ? 0 : 1] };
  return words.find(({ id }) => id === value);
};

const choicesOf = (name: AttributeName, words: readonly Word[]): Choice[] => {
  const { kind, answers = ['да', 'нет'] }: Attribute = ATTRIBUTES[name];
  return kind === 'flag'
    ? [
        { value: true, label: answers[0] },
        { value: false, label: answers[1] },
      ]
    : words
        .filter(({ attribute }) => attribute === name)
        .map(({ value, label }) => ({ value, label }));
};

/** Returns the value of a choice as it is stored; undefined if there is no such choice. */
export function storedOf(
  name: AttributeName,
  value: string | boolean,
  words: readonly Word[],
): StoredValue | undefined {
  if (ATTRIBUTES[name].kind === 'flag') return typeof value === 'boolean' ? value : undefined;
  return words.find((word) => word.attribute === name && word.value === value)?.id;
}

/**
 * The facts of a product as the contract shows them. A different value that was only guessed or read from a title does
 * not make a fact disputed.
 */
export const toFacts = (
  names: readonly AttributeName[],
  held: Readonly<Record<string, StoredValue>>,
  votes: readonly Votes[],
  words: readonly Word[],
): Fact[] =>
  names.map((name) => {
    const shown = held[name];
    const named = shown === undefined ? undefined : nameOf(name, shown, words);
    const attributeVotes = votes.filter(({ attribute }) => attribute === name);
    return {
      attribute: name,
      label: ATTRIBUTES[name].label,
      value: named?.value ?? null,
      value_label: named?.label ?? null,
      is_disputed: attributeVotes.some(
        ({ value, rank }) => value !== shown && rank >= FACT_SOURCES.name,
      ),
      votes: attributeVotes.flatMap(({ value, suppliers, rank, is_own }) => {
        const { value: code, label } = nameOf(name, value, words) ?? {};
        return code === undefined || label === undefined
          ? []
          : [{ value: code, label, suppliers, source: SOURCES.get(rank) ?? null, is_own }];
      }),
      choices: choicesOf(name, words),
    };
  });
