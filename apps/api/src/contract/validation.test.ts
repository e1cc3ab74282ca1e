import type { AnySchema } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from './openapi.ts';
import type { InvalidInput } from './refusal.ts';
import { createValidator } from './validation.ts';

const components: Record<string, JsonSchema> = {
  schemas: {
    Page: { type: 'integer', minimum: 1 },
    Base: { properties: { q: { maxLength: 21 } } },
  },
};
const compile = createValidator(components);
const validatorOf = (schema: AnySchema, httpPart = 'body') =>
  compile({ schema, httpPart, method: 'POST', url: '/' }) as (data: unknown) => {
    error?: InvalidInput;
    value?: unknown;
  };
const errorsOf = (schema: AnySchema, data: unknown, httpPart?: string) =>
  validatorOf(schema, httpPart)(data).error?.errors;

describe('what is said', () => {
  const page = { $ref: 'contract#/components/schemas/Page' };
  test.each<[string, AnySchema, unknown, string]>([
    ['type', { type: 'integer' }, '1', 'Ожидается целое число'],
    ['nullable type', { type: ['string', 'null'] }, 1, 'Ожидается строка'],
    ['several types', { type: ['string', 'number'] }, true, 'Ожидается строка или число'],
    [
      'branches',
      { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      1,
      'Ожидается да или нет (true, false)',
    ],
    ['enum', { enum: ['a', 'b'] }, 'c', 'Допустимые значения: a, b'],
    ['long enum', { enum: Array.from({ length: 50 }, (_, i) => i) }, 'c', 'Недопустимое значение'],
    ['minimum', page, 0, 'Не меньше 1'],
    ['maximum', { maximum: 3 }, 4, 'Не больше 3'],
    ['exclusive', { exclusiveMinimum: 0 }, 0, 'Больше 0'],
    ['empty text', { minLength: 1 }, '', 'Заполните поле'],
    ['short text', { minLength: 8 }, 'a', 'Слишком коротко: нужно от 8 символов'],
    ['long text', { maxLength: 21 }, 'a'.repeat(22), 'Слишком длинно: можно до 21 символа'],
    ['empty list', { minItems: 1 }, [], 'Укажите хотя бы одно значение'],
    ['long list', { maxItems: 2 }, [1, 2, 3], 'Слишком много: можно до 2 значений'],
    ['repetition', { uniqueItems: true }, [1, 1], 'Значения не должны повторяться'],
    ['pattern', { pattern: '^a$' }, 'b', 'Неверный формат'],
    ['e-mail', { format: 'email' }, 'nobody', 'Неверный адрес эл. почты'],
    ['uuid', { format: 'uuid' }, '1', 'Ожидается идентификатор UUID'],
    ['date', { format: 'date' }, '2026-02-30', 'Ожидается дата вида 2026-03-31'],
    ['year 0', { format: 'date' }, '0000-01-01', 'Ожидается дата вида 2026-03-31'],
    ...['0000-01-01T00:00:00Z', '2026-12-31T23:59:60Z', '2026-02-30T00:00:00Z'].map(
      (moment): [string, AnySchema, unknown, string] => [
        moment,
        { format: 'date-time' },
        moment,
        'Ожидается время вида 2026-03-31T12:00:00+03:00',
      ],
    ),
    ['nothing', { minProperties: 1 }, {}, 'Заполните хотя бы одно поле'],
    ['character 0', { type: 'string' }, 'a\0', 'Недопустимый символ'],
    ['half a character', { type: 'string' }, 'a\ud83d', 'Недопустимый символ'],
  ])('%s', (_name, schema, data, message) => {
    expect(errorsOf({ properties: { field: schema } }, { field: data })).toEqual({
      field: [message],
    });
  });
});

describe('where it is said', () => {
  test('fields are named as in the payload, those that are missing or unknown too', () => {
    const schema = {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: {},
        list: { items: { required: ['page'], properties: { page: { type: 'integer' } } } },
      },
    };
    expect(errorsOf(schema, { list: [{ page: 'x' }, {}], 'a/b~c': 1 })).toEqual({
      name: ['Обязательное поле'],
      'a/b~c': ['Неизвестное поле'],
      'list.0.page': ['Ожидается целое число'],
      'list.1.page': ['Обязательное поле'],
    });
  });

  test('a name that will not do is a field that is unknown', () => {
    const schema = { propertyNames: { enum: ['a'] }, additionalProperties: { type: 'integer' } };
    expect(errorsOf({ properties: { map: schema } }, { map: { b: 1, a: 'x' } })).toEqual({
      'map.b': ['Неизвестное поле'],
      'map.a': ['Ожидается целое число'],
    });
  });

  test('a mistake in one part of a composed body makes no other field unknown', () => {
    const schema = {
      type: 'object',
      unevaluatedProperties: false,
      allOf: [
        { $ref: 'contract#/components/schemas/Base' },
        { properties: { page: { minimum: 1 } } },
      ],
      properties: { own: { type: 'string' } },
    };
    expect(errorsOf(schema, { q: 'a'.repeat(30), page: 0, own: 1, other: 1 })).toEqual({
      q: ['Слишком длинно: можно до 21 символа'],
      page: ['Не меньше 1'],
      own: ['Ожидается строка'],
      other: ['Неизвестное поле'],
    });
  });

  test('the whole body goes under the empty name, once', () => {
    const schema = { type: 'object', allOf: [{ type: 'object' }, { type: 'object' }] };
    expect(errorsOf(schema, undefined)).toEqual({ '': ['Ожидается объект'] });
  });

  test('of a huge body the first mistake alone is told', () => {
    const data = Array.from({ length: 100_000 }, () => 0);
    expect(errorsOf({ items: { type: 'string' } }, data)).toEqual({ 0: ['Ожидается строка'] });
  });
});

describe('coercion', () => {
  const schema = {
    type: 'object',
    properties: { n: { type: 'integer' }, list: { type: 'array' } },
  };

  test('makes of the text of an URL what its schema wants', () => {
    expect(validatorOf(schema, 'querystring')({ n: '12', list: 'a' }).value).toEqual({
      n: 12,
      list: ['a'],
    });
    expect(errorsOf(schema, { n: '' }, 'querystring')).toEqual({ n: ['Ожидается целое число'] });
  });

  test('leaves a body exactly as it came', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const before = JSON.stringify(value);
        validatorOf(schema)(value);
        expect(JSON.stringify(value)).toBe(before);
      }),
    );
    expect(errorsOf(schema, { n: '12' })).toEqual({ n: ['Ожидается целое число'] });
  });
});
