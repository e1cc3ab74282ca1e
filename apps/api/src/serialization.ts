import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { COMPONENTS, type JsonSchema } from './openapi.ts';

/**
 * Fastify's serialiser: writes the fields that the contract declares and no others. Calls share most of their answers'
 * schemas (every error, for one), and each is compiled once.
 */
export function createSerializer(
  components: Record<string, JsonSchema>,
): FastifySerializerCompiler<Schema> {
  const compiled = new Map<string, (data: unknown) => string>();
  const shared: Record<string, unknown> = { [COMPONENTS]: { $id: COMPONENTS, components } };
  return ({ schema }) => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key);
    if (known) return known;
    const serialize = fastJsonStringify(schema, { schema: shared as Record<string, Schema> });
    compiled.set(key, serialize);
    return serialize;
  };
}
