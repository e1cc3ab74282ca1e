import type { components } from '@org/api-client/schema';
import { countOf } from '../../../shared/format/format.ts';

export type ProductFacts = components['schemas']['ProductFacts'];
export type Fact = ProductFacts['facts'][number];
type Value = Fact['value'];

/** Says what is right for a company; null takes its word back. */
export type OnCorrect = (
  companyId: string,
  facts: { attribute: string; value: Value }[],
) => Promise<unknown>;

const SUPPLIERS = ['поставщика', 'поставщиков', 'поставщиков'] as const;

/** «Зима у 2 поставщиков, Лето у 1 поставщика»: what suppliers say of a fact. */
export const votesText = ({ votes }: Pick<Fact, 'votes'>) =>
  votes
    .map(({ label, suppliers, source }) =>
      source === 'person'
        ? `${label} — исправлено поставщиком`
        : `${label} у ${countOf(suppliers, SUPPLIERS)}`,
    )
    .join(', ');

export const disputedIn = ({ facts }: ProductFacts) =>
  facts.filter(({ is_disputed }) => is_disputed);

/** What is said of the product, and what might be: facts that nobody has stated are left out for those who only look. */
export const statedIn = ({ facts }: ProductFacts) => facts.filter(({ value }) => value !== null);

/** A value as the key of an option; '' stands for none. */
export const keyOf = (value: Value | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** What a company of the caller has said of a fact by hand. */
export const ownOf = ({ votes }: Pick<Fact, 'votes'>) =>
  votes.find(({ is_own }) => is_own)?.value ?? null;

/** The value that a key stands for. */
export const valueNamed = ({ choices }: Pick<Fact, 'choices'>, key: string): Value =>
  choices.find(({ value }) => keyOf(value) === key)?.value ?? null;
