import { ApiError } from '@org/api-client';
import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

const refused = (fieldErrors = {}) =>
  new ApiError('Проверьте поля', { kind: 'answer', status: 422, fieldErrors });

test('what is wrong with a field is said before what is wrong with the whole', () => {
  expect(reasonOf(refused({ quantity: ['Только по 4', 'Много'], city: ['Нет такого'] }))).toBe(
    'Только по 4',
  );
  expect(reasonOf(refused({ quantity: [] }))).toBe('Проверьте поля');
  expect(reasonOf(refused())).toBe('Проверьте поля');
});

test('what nobody foresaw is said in general words', () =>
  expect(reasonOf(new TypeError('x is not a function'))).toMatch(/^Что-то пошло не так/));
