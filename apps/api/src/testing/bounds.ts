import type { JsonSchema, Operation } from '../contract/openapi.ts';
import { type Components, flatten } from './arbitrary.ts';
import type { SentRequest } from './example-request.ts';

const BODY_LIMIT = 1_000_000;

/** As many of the first items as a body may hold. */
export function fitting(items: readonly unknown[]): unknown[] {
  let [count, bytes] = [0, 0];
  for (const item of items) {
    bytes += Buffer.byteLength(JSON.stringify(item) ?? '') + 1;
    if (bytes > BODY_LIMIT) break;
    count++;
  }
  return items.slice(0, count);
}

type Change = (schema: JsonSchema, value: unknown) => unknown;

const numbersAt =
  (bound: 'minimum' | 'maximum'): Change =>
  (schema, value) =>
    typeof value === 'number' && schema[bound] !== undefined ? Number(schema[bound]) : value;

/** What brings every value of a kind to its bound. */
const BOUNDS: Record<string, Change> = {
  'the greatest numbers': numbersAt('maximum'),
  'the least numbers': numbersAt('minimum'),
  'the longest texts': ({ maxLength, pattern, format, enum: words }, value) => {
    const isFree = typeof value === 'string' && !pattern && !format && !words;
    return isFree && maxLength !== undefined ? 'ж'.repeat(Number(maxLength)) : value;
  },
  'the longest lists': ({ maxItems }, value) =>
    Array.isArray(value) && value.length > 0 && maxItems !== undefined
      ? fitting(Array.from({ length: Number(maxItems) }, (_, at) => value[at % value.length]))
      : value,
};

function changed(
  schema: JsonSchema,
  value: unknown,
  change: Change,
  components: Components,
): unknown {
  const flat = flatten(schema, components);
  const within = (schema: JsonSchema | undefined, one: unknown) =>
    schema ? changed(schema, one, change, components) : one;
  if (Array.isArray(value)) {
    const items = value.map((item) => within(flat.items as JsonSchema | undefined, item));
    return change(flat, items);
  }
  if (value !== null && typeof value === 'object') {
    const branches = [
      flat,
      ...[flat.anyOf, flat.oneOf].flatMap((branch) => (branch ?? []) as JsonSchema[]),
    ];
    const properties: Components = Object.assign(
      {},
      ...branches.map((branch) => flatten(branch, components).properties),
    );
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => [name, within(properties[name], property)]),
    );
  }
  return change(flat, value);
}

/** The request of a call with all numbers, texts or lists of its body at a bound of the contract, where that differs. */
export const requestsAtBounds = (
  { body }: Operation,
  request: SentRequest,
  components: Components,
): { what: string; request: SentRequest }[] =>
  Object.entries(BOUNDS)
    .map(([what, change]) => ({
      what,
      request: {
        ...request,
        body: body && (changed(body, request.body, change, components) as object),
      },
    }))
    .filter(
      ({ request: { body: requestBody } }) =>
        JSON.stringify(requestBody) !== JSON.stringify(request.body),
    );
