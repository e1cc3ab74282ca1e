import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { message } from './messages.ts';
import { COMPONENTS, type JsonSchema } from './openapi.ts';
import { type FieldErrors, invalid } from './problem.ts';

/** Keywords that only wrap the failures of their branches. */
const WRAPPERS = new Set(['anyOf', 'oneOf', 'allOf', 'if', '$ref']);

/** The field that an error is about: a missing or unknown one is named by the error's parameters. */
function field({ instancePath, params }: ErrorObject): string {
  const name =
    params.missingProperty ??
    params.additionalProperty ??
    params.unevaluatedProperty ??
    params.propertyName;
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [...path, ...(name === undefined ? [] : [String(name)])].join('.');
}

/** Ajv's errors as messages per field, each said once. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const telling = errors.filter(
    ({ keyword, params }) =>
      !WRAPPERS.has(keyword) && !(keyword === 'type' && params.type === 'null'),
  );
  const result = new Map<string, Set<string>>();
  for (const error of telling.length > 0 ? telling : errors) {
    const name = field(error);
    result.set(name, (result.get(name) ?? new Set()).add(message(error)));
  }
  return Object.fromEntries([...result].map(([name, messages]) => [name, [...messages]]));
}

/** The path of a string with the character 0, which PostgreSQL can't store and nobody can type. */
function pathOfZero(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = pathOfZero(child, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

const fail = (errors: FieldErrors) => ({ error: invalid(errors) });

/**
 * Fastify's validator: JSON Schema 2020-12 with formats. A body is taken as it is; what an URL or a header says is text
 * and becomes what its schema wants. An unknown field is an error, never dropped.
 */
export function createValidator(
  components: Record<string, JsonSchema>,
): FastifySchemaCompiler<AnySchema> {
  const create = (coerceTypes: false | 'array') => {
    const ajv = new Ajv2020({
      allErrors: true,
      coerceTypes,
      useDefaults: coerceTypes === false,
      strict: false,
    });
    ajvFormats.default(ajv);
    return ajv.addSchema({ $id: COMPONENTS, components });
  };
  const strict = create(false);
  const coercing = create('array');
  return ({ schema, httpPart }) => {
    const validate: ValidateFunction = (httpPart === 'body' ? strict : coercing).compile(schema);
    return (data: unknown) => {
      if (!validate(data)) return fail(fieldErrors(validate.errors ?? []));
      const zero = pathOfZero(data);
      return zero ? fail({ [zero.join('.')]: ['Недопустимый символ'] }) : { value: data };
    };
  };
}
