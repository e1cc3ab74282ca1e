import type { components } from '@org/api-client/schema';
import { countOf, OF_SUPPLIERS } from '../../../shared/format/format.ts';

export type ProductFacts = components['schemas']['ProductFacts'];
export type Fact = ProductFacts['facts'][number];
type Value = Fact['value'];

/** Corrects facts for a company; a value of null withdraws its correction. */
export type OnCorrect = (
  companyId: string,
  facts: { attribute: string; value: Value }[],
) => Promise<unknown>;

/** A value beside its label: «XL, усиленная — да», and not «XL». */
export const valueWords = (value: Value, label: string | null) =>
  typeof value === 'boolean' ? (value ? 'Да' : 'Нет') : label;

/** «Зима у 2 поставщиков, Лето у 1 поставщика»: what suppliers say of a fact. */
export const votesText = ({ votes }: Pick<Fact, 'votes'>) =>
  votes
    .map(({ value, label, suppliers, source }) =>
      source === 'person'
        ? `${valueWords(value, label)} — исправлено поставщиком`
        : `${valueWords(value, label)} у ${countOf(suppliers, OF_SUPPLIERS)}`,
    )
    .join(', ');

export const disputedFacts = ({ facts }: ProductFacts) =>
  facts.filter(({ is_disputed }) => is_disputed);

/** The facts that have a value. Users who can't edit do not see facts that nobody has stated. */
export const statedFacts = ({ facts }: ProductFacts) => facts.filter(({ value }) => value !== null);

/** A value as the key of an option; '' stands for none. */
export const keyOf = (value: Value | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The value that a company of the user has set by hand; null if none has. */
export const ownValueOf = ({ votes }: Pick<Fact, 'votes'>) =>
  votes.find(({ is_own }) => is_own)?.value ?? null;

/** The value that a key stands for. */
export const valueOfKey = ({ choices }: Pick<Fact, 'choices'>, key: string): Value =>
  choices.find(({ value }) => keyOf(value) === key)?.value ?? null;
