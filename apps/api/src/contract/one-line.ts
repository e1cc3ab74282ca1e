import type { Ajv2020, AnySchema } from 'ajv/dist/2020.js';
import type { JsonSchema } from './openapi.ts';

/** What no name, number or address has: line breaks and other control characters. No text at all has character 0. */
const HIDDEN = /(?!\0)[\p{Cc}\u2028\u2029]/u;

/** Keywords whose values are no schemas. */
const DATA = new Set(['enum', 'const', 'default', 'example', 'examples', 'required']);

const isText = ({ type }: JsonSchema) => [type].flat().includes('string');

/** Returns a copy of a schema where every text is of one line, unless it has `x-lines`. */
export function withOneLine<Schema extends AnySchema | JsonSchema>(schema: Schema): Schema {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (value === null || typeof value !== 'object') return value;
    const schemaParts = Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, DATA.has(key) ? child : copy(child)]),
    );
    return isText(schemaParts) && schemaParts['x-lines'] !== true
      ? { ...schemaParts, isOneLine: true }
      : schemaParts;
  };
  return copy(schema) as Schema;
}

/** Lets a validator know of texts of one line. */
export const addOneLine = (ajv: Ajv2020) =>
  ajv.addKeyword({
    keyword: 'isOneLine',
    type: 'string',
    schemaType: 'boolean',
    errors: false,
    validate: (_isOneLine: boolean, text: string) => !HIDDEN.test(text),
  });
