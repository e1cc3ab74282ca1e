import {
  Ajv2020,
  type AnySchema,
  type ErrorObject,
  type Options,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { message } from './contract-messages.ts';
import { addOneLine, withOneLine } from './one-line.ts';
import { COMPONENTS, type JsonSchema } from './openapi.ts';
import { type FieldErrors, invalid } from './refusal.ts';

/** Keywords whose errors only wrap the errors of their branches. */
const WRAPPERS = new Set(['anyOf', 'oneOf', 'allOf', 'if', '$ref']);

/** Returns the field that an error is about. For a missing or unknown field the error's parameters hold its name. */
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

/** Returns Ajv's errors as messages by field, without repetitions. */
function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  const telling = errors.filter(
    ({ keyword, params, propertyName }) =>
      !WRAPPERS.has(keyword) &&
      !(keyword === 'type' && params.type === 'null') &&
      // the error of `propertyNames` itself reports a wrong name
      propertyName === undefined,
  );
  const result = new Map<string, Set<string>>();
  for (const error of telling.length > 0 ? telling : errors) {
    const name = field(error);
    result.set(name, (result.get(name) ?? new Set()).add(message(error)));
  }
  return Object.fromEntries([...result].map(([name, messages]) => [name, [...messages]]));
}

/** Whether PostgreSQL can store a text: no character 0 and no half of a surrogate pair. Nobody can type these. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Returns the path of the first text or field name that can't be stored; undefined if there is none. */
function pathOfUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (value === null || typeof value !== 'object') return undefined;
  for (const key of Object.keys(value)) {
    const below = isStorable(key) ? pathOfUnstorable(value[key as keyof typeof value]) : [];
    if (below) return [key, ...below];
  }
  return undefined;
}

/** Larger bodies are answered with their first error only: half a million messages help nobody and take seconds. */
const MAX_VALUES = 2000;

/** Whether `value` holds at most `budget` values, itself included. */
function isSmall(value: unknown, budget = { left: MAX_VALUES }): boolean {
  budget.left -= 1;
  if (budget.left < 0) return false;
  if (value === null || typeof value !== 'object') return true;
  return Object.values(value).every((child) => isSmall(child, budget));
}

const checkOf = (format: 'date' | 'date-time') =>
  (ajvFormats.default.get(format) as { validate: (text: string) => boolean }).validate;
const [isDate, isMoment] = [checkOf('date'), checkOf('date-time')];

function createAjv(components: Record<string, JsonSchema>, options: Options) {
  const ajv = new Ajv2020({ strict: false, ...options });
  ajvFormats.default(ajv);
  // the database has no year 0, and `Date` no leap second: it compares with nothing, so every limit lets it pass
  ajv.addFormat('date', (text) => isDate(text) && !text.startsWith('0000'));
  ajv.addFormat(
    'date-time',
    (text) => isMoment(text) && !text.startsWith('0000') && !Number.isNaN(Date.parse(text)),
  );
  addOneLine(ajv);
  return ajv.addSchema({ $id: COMPONENTS, components: withOneLine(components) });
}

type Compile = FastifySchemaCompiler<AnySchema>;

function compilerOf(components: Record<string, JsonSchema>): Compile {
  const body = createAjv(components, { useDefaults: true });
  const bodyErrors = createAjv(components, { allErrors: true });
  const text = createAjv(components, { allErrors: true, coerceTypes: 'array' });
  const compiled = new Map<string, ReturnType<Compile>>();

  const compile = (published: AnySchema, isBody: boolean): ReturnType<Compile> => {
    const schema = withOneLine(published);
    // compiled by the first call, and by its first error: compiling all at the start would delay it by a second
    let validate: ValidateFunction | undefined;
    let explain: ValidateFunction | undefined;
    const errorsOf = (data: unknown, errors: ValidateFunction['errors']) => {
      if (!isBody || !isSmall(data)) return errors;
      explain ??= bodyErrors.compile(schema);
      explain(data);
      return explain.errors;
    };
    return (data: unknown) => {
      validate ??= (isBody ? body : text).compile(schema);
      if (!validate(data))
        return { error: invalid(fieldErrors(errorsOf(data, validate.errors) ?? [])) };
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
 * Creates Fastify's validator: JSON Schema 2020-12 with formats. A body is taken as it is. Values in a URL or a header
 * are text and are converted to the types of their schema. An unknown field is an error, never dropped. Applications of
 * one contract share the compiled schemas, because compiling them takes longer than most calls. Decision 5.
 */
export function createValidator(components: Record<string, JsonSchema>): Compile {
  const compiler = compilers.get(components) ?? compilerOf(components);
  compilers.set(components, compiler);
  return compiler;
}
