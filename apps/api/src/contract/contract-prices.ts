import type { VisitorPrices } from '../config/variables.ts';
import type { JsonSchema } from './openapi.ts';

type Schemas = Record<string, JsonSchema>;

/** The schema that a reference of the registered contract points to. */
function resolved(schema: JsonSchema, components: Schemas): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  const target = name === undefined ? undefined : components[name];
  return target ? resolved(target, components) : schema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an answer has of a price that the caller may not see. */
const hidden = (value: unknown) => (Array.isArray(value) ? [] : null);

/**
 * Returns a copy of an answer without the prices that its schema marks by `x-price`: `least` is the lowest of a product,
 * `any` is every other. Decision 331.
 */
export function withoutPrices(
  answer: unknown,
  given: JsonSchema,
  components: Schemas,
  seen: VisitorPrices,
): unknown {
  const schema = resolved(given, components);
  const mark = schema['x-price'];
  if (mark !== undefined && !(seen === 'from' && mark === 'least')) return hidden(answer);
  const inner = (value: unknown, part: JsonSchema) => withoutPrices(value, part, components, seen);
  const { items, properties, oneOf, anyOf, allOf } = schema as Record<string, JsonSchema[]> & {
    items?: JsonSchema;
    properties?: Record<string, JsonSchema>;
  };
  const parts = [...(oneOf ?? []), ...(anyOf ?? []), ...(allOf ?? [])];
  const whole = parts.reduce((value: unknown, part) => inner(value, part), answer);
  if (Array.isArray(whole) && items) return whole.map((item) => inner(item, items));
  if (!isObject(whole) || !properties) return whole;
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => {
      const part = properties[name];
      return [name, part ? inner(value, part) : value];
    }),
  );
}

const DEMANDS = ['price_min', 'price_max', 'landed_min', 'landed_max'];

/** Whether goods are asked for, or have been understood to be asked for, by their price: by it prices can be guessed. */
export const demandsPrice = (filter: unknown) =>
  isObject(filter) && DEMANDS.some((name) => filter[name] !== undefined);
