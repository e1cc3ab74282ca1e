import { ApiError } from '@org/api-client';
import { expect, test } from 'vitest';
import { messageOf } from './api.ts';

const refused = (fieldErrors = {}) =>
  new ApiError('Проверьте поля', { kind: 'answer', status: 422, fieldErrors });

test('what is wrong with a field is said before what is wrong with the whole', () => {
  expect(messageOf(refused({ quantity: ['Только по 4', 'Много'], city: ['Нет такого'] }))).toBe(
    'Только по 4',
  );
  expect(messageOf(refused({ quantity: [] }))).toBe('Проверьте поля');
  expect(messageOf(refused())).toBe('Проверьте поля');
});

test('what nobody foresaw is said in general words', () =>
  expect(messageOf(new TypeError('x is not a function'))).toMatch(/^Что-то пошло не так/));
