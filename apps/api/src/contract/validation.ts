import {
  Ajv2020,
  type AnySchema,
  type ErrorObject,
  type Options,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { type FieldErrors, invalid } from '../http/problem.ts';
import { message } from './messages.ts';
import { COMPONENTS, type JsonSchema } from './openapi.ts';

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
function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const telling = errors.filter(
    ({ keyword, params, propertyName }) =>
      !WRAPPERS.has(keyword) &&
      !(keyword === 'type' && params.type === 'null') &&
      // why a name won't do is told by `propertyNames`
      propertyName === undefined,
  );
  const result = new Map<string, Set<string>>();
  for (const error of telling.length > 0 ? telling : errors) {
    const name = field(error);
    result.set(name, (result.get(name) ?? new Set()).add(message(error)));
  }
  return Object.fromEntries([...result].map(([name, messages]) => [name, [...messages]]));
}

/** The character 0 and halves of a character, which PostgreSQL can't store and nobody can type. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** The path of a text, or of a name of a field, that can't be stored. */
function pathOfUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (value === null || typeof value !== 'object') return undefined;
  for (const key of Object.keys(value)) {
    const below = isStorable(key) ? pathOfUnstorable(value[key as keyof typeof value]) : [];
    if (below) return [key, ...below];
  }
  return undefined;
}

/** Larger payloads hear of their first mistake alone: half a million messages help nobody and take seconds. */
const MAX_VALUES = 2000;

/** Whether `value` holds at most `budget` values, itself included. */
function isSmall(value: unknown, budget = { left: MAX_VALUES }): boolean {
  budget.left -= 1;
  if (budget.left < 0) return false;
  if (value === null || typeof value !== 'object') return true;
  return Object.values(value).every((child) => isSmall(child, budget));
}

const { validate: isDate } = ajvFormats.default.get('date') as {
  validate: (text: string) => boolean;
};

function createAjv(components: Record<string, JsonSchema>, options: Options) {
  const ajv = new Ajv2020({ strict: false, ...options });
  ajvFormats.default(ajv);
  // the database has no year 0
  ajv.addFormat('date', (text) => isDate(text) && !text.startsWith('0000'));
  return ajv.addSchema({ $id: COMPONENTS, components });
}

type Compile = FastifySchemaCompiler<AnySchema>;

function compilerOf(components: Record<string, JsonSchema>): Compile {
  const body = createAjv(components, { useDefaults: true });
  const bodyErrors = createAjv(components, { allErrors: true });
  const text = createAjv(components, { allErrors: true, coerceTypes: 'array' });
  const compiled = new Map<string, ReturnType<Compile>>();

  const compile = (schema: AnySchema, isBody: boolean): ReturnType<Compile> => {
    const validate = (isBody ? body : text).compile(schema);
    // compiled when the first mistake is made
    let explain: ValidateFunction | undefined;
    const errorsOf = (data: unknown) => {
      if (!isBody || !isSmall(data)) return validate.errors;
      explain ??= bodyErrors.compile(schema);
      explain(data);
      return explain.errors;
    };
    return (data: unknown) => {
      if (!validate(data)) return { error: invalid(fieldErrors(errorsOf(data) ?? [])) };
      const path = pathOfUnstorable(data);
      return path
        ? { error: invalid({ [path.join('.')]: ['Недопустимый символ'] }) }
        : { value: data };
    };
  };
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    const key = `${isBody} ${JSON.stringify(schema)}`;
    const known = compiled.get(key) ?? compile(schema, isBody);
    compiled.set(key, known);
    return known;
  };
}

const compilers = new WeakMap<object, Compile>();

/**
 * Fastify's validator: JSON Schema 2020-12 with formats. A body is taken as it is; what an URL or a header says is text
 * and becomes what its schema wants. An unknown field is an error, never dropped. Applications of one contract share what
 * is compiled, which takes most of the time of making one.
 */
export function createValidator(components: Record<string, JsonSchema>): Compile {
  const compiler = compilers.get(components) ?? compilerOf(components);
  compilers.set(components, compiler);
  return compiler;
}
