import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { COMPONENTS, type JsonSchema } from './openapi.ts';

type Compile = FastifySerializerCompiler<Schema>;

function compilerOf(components: Record<string, JsonSchema>): Compile {
  const compiled = new Map<string, (data: unknown) => string>();
  const shared: Record<string, unknown> = { [COMPONENTS]: { $id: COMPONENTS, components } };
  return ({ schema }) => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key);
    if (known) return known;
    // compiled by the first answer: compiling all at the start would delay it
    let write: ((data: unknown) => string) | undefined;
    const serialize = (data: unknown) => {
      write ??= fastJsonStringify(schema, { schema: shared as Record<string, Schema> });
      return write(data);
    };
    compiled.set(key, serialize);
    return serialize;
  };
}

const compilers = new WeakMap<object, Compile>();

/**
 * Creates Fastify's serialiser, which writes only the fields that the contract declares. Calls share most of their
 * answer schemas (every error, for one), so each schema is compiled once for all applications of one contract.
 */
export function createSerializer(components: Record<string, JsonSchema>): Compile {
  const compiler = compilers.get(components) ?? compilerOf(components);
  compilers.set(components, compiler);
  return compiler;
}
