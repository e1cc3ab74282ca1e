import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/api-client/attributes';
import type { components } from '@org/api-client/schema';

export type FactSource = NonNullable<components['schemas']['FactSource']>;

/** How much a statement counts by where it was read. */
export const FACT_SOURCES: Record<FactSource, number> = {
  person: 5,
  column: 4,
  name: 3,
  memory: 2,
  title: 1,
};

/** A flag that a row does not mention. */
export const SILENCE = 0;

/** What the offers of a product vote on. */
export const VOTED = (
  Object.entries<Attribute>(ATTRIBUTES) as [AttributeName, Attribute][]
).flatMap(([name, { isKey, isVoted }]) => (!isKey || isVoted ? [name] : []));

/** A value with where it was read; null where nobody knows. */
export type Stated<Value> = readonly [value: Value, source: FactSource] | null;

/** The first of several statements, the surest first. */
export function surest<Value>(
  ...statements: (readonly [value: Value | null | undefined, source: FactSource])[]
): Stated<Value> {
  for (const [value, source] of statements)
    if (value !== null && value !== undefined) return [value, source];
  return null;
}
