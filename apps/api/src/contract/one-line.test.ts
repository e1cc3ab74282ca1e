import { describe, expect, test } from 'vitest';
import { exampleRequest } from '../testing/example-request.ts';
import { type Operation, readContract } from './openapi.ts';
import { createValidator } from './validation.ts';

/** Fields that people write more than a line into, or that are taken from files as they are. */
const MANY_LINES = new Set([
  ...['comment', 'description', 'reason', 'text', 'message', 'stack'],
  ...['password', 'current_password', 'codes', 'columns'],
  ...['values', 'sheet', 'warehouse', 'price_type'],
  // these are checked by what reads them: the library of passkeys, the schema of the section
  ...['passkey', 'filter'],
]);
const BREAKS = ['\n', '\r\n', '\u0007', '\u2028', '\t'];

const { operations, components } = readContract();
const compile = createValidator(components);

/** Yields the path of each text in a value, with a copy where it is replaced. */
function* withBreak(
  value: unknown,
  by: string,
  path: readonly string[] = [],
): Generator<[readonly string[], unknown]> {
  if (typeof value === 'string') yield [path, value.slice(0, 1) + by + value.slice(1)];
  if (value === null || typeof value !== 'object') return;
  for (const [name, child] of Object.entries(value))
    for (const [at, other] of withBreak(child, by, [...path, name]))
      yield [
        at,
        Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other },
      ];
}

const withTexts = operations.flatMap((operation): [string, Operation, object][] => {
  const { body } = exampleRequest(operation);
  return operation.body && body ? [[operation.id, operation, body]] : [];
});

describe('a line break in a name, number or address is refused', () => {
  test.each(withTexts)('%s', (_id, { body: schema }, example) => {
    const validate = compile({ schema: schema ?? {}, httpPart: 'body', method: 'POST', url: '/' });
    for (const sign of BREAKS)
      for (const [path, body] of withBreak(example, sign)) {
        const isLong = path.some((name) => MANY_LINES.has(name));
        const { error } = validate(body) as { error?: Error };
        if (!isLong) expect(error, `${path.join('.')} with ${JSON.stringify(sign)}`).toBeDefined();
      }
  });
});

test('texts of several lines keep them', () => {
  const { body: schema } = operations.find(({ id }) => id === 'sendMessage') ?? {};
  const validate = compile({ schema: schema ?? {}, httpPart: 'body', method: 'POST', url: '/' });
  expect(validate({ text: 'Добрый день!\n\tВыехали.' })).toMatchObject({ value: {} });
});

test('a text in an address is of one line too', () => {
  const schema = { type: 'object', properties: { q: { type: 'string' } } };
  const validate = compile({ schema, httpPart: 'querystring', method: 'GET', url: '/' });
  expect(validate({ q: 'шины\nзимние' })).toMatchObject({
    error: { errors: { q: ['Уберите переносы строк и невидимые знаки'] } },
  });
});
