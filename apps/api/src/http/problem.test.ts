import { expect, test } from 'vitest';
import { Conflict, invalid, Later, Missing, TooLarge } from '../contract/refusal.ts';
import { Problem, toProblem } from './problem.ts';

test('a problem says what its status means, unless told better', () => {
  expect(new Problem(404).message).toBe('Не найдено');
  expect(new Problem(404, 'Нет такого заказа').message).toBe('Нет такого заказа');
});

test('what nobody foresaw is a 500 that gives nothing away', () => {
  const { statusCode, message, details } = toProblem(new Error('password of db is secret'));
  expect({ statusCode, details }).toEqual({ statusCode: 500, details: {} });
  expect(message).not.toContain('secret');
  // a database error that happens to have a status code is not an answer of ours
  expect(toProblem({ statusCode: 200 }).statusCode).toBe(500);
  expect(toProblem(undefined).statusCode).toBe(500);
});

test('failures of the framework keep their status and speak Russian', () => {
  const error = Object.assign(new Error('Unsupported Media Type'), {
    code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    statusCode: 415,
  });
  expect(toProblem(error)).toMatchObject({
    statusCode: 415,
    message: 'Ожидается application/json',
  });
  expect(toProblem(Object.assign(new Error('x'), { statusCode: 431 })).message).toMatch(/^[А-Я]/);
});

test.each([
  [new Conflict('Поздно'), 409, {}],
  [new Conflict('Поздно', []), 409, { lines: [] }],
  [new Missing('Нет такого'), 404, {}],
  [new TooLarge('Много'), 413, {}],
  [new Later('Не сейчас'), 503, {}],
  [invalid({ name: ['Укажите имя'] }), 422, { errors: { name: ['Укажите имя'] } }],
])('a refusal has the status of its kind, and its own words', (refusal, statusCode, details) => {
  expect(toProblem(refusal)).toMatchObject({ statusCode, message: refusal.message, details });
});

test('a program is told when to ask again, unless somebody has to mend the server first', () => {
  expect(toProblem(new Later('Не сейчас', 7)).headers).toEqual({ 'retry-after': '7' });
  expect(toProblem(new Later('Нет ключа')).headers).toEqual({});
});
