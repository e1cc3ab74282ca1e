import type { components } from '@org/api-client/schema';
import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/trade/attributes';

export type FactSource = NonNullable<components['schemas']['FactSource']>;

/** The rank of a statement by where it was read. A higher rank counts more. */
export const FACT_SOURCES: Record<FactSource, number> = {
  person: 5,
  column: 4,
  name: 3,
  memory: 2,
  title: 1,
  // what others state is less than anything that the supplier states himself
  market: 0,
};

/** The rank of a flag that a row does not mention. No row is silent about what the market is asked for. */
export const SILENCE = 0;

/** Whether the offers of a product vote on an attribute. */
export const isVotedOn = ({ isKey, isVoted }: Attribute): boolean => !isKey || Boolean(isVoted);

export const VOTED = (
  Object.entries<Attribute>(ATTRIBUTES) as [AttributeName, Attribute][]
).flatMap(([name, attribute]) => (isVotedOn(attribute) ? [name] : []));

/** A value and where it was read; null if the value is unknown. */
export type SourcedValue<Value> = readonly [value: Value, source: FactSource] | null;

/** Returns the first statement with a value. Callers pass the surest statement first. */
export function firstStated<Value>(
  ...statements: (readonly [value: Value | null | undefined, source: FactSource])[]
): SourcedValue<Value> {
  for (const [value, source] of statements)
    if (value !== null && value !== undefined) return [value, source];
  return null;
}
