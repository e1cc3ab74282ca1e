import { ApiError } from '@org/api-client';
import { describe, expect, test } from 'vitest';
import { failureOf } from './form-failure.ts';

const hasField = (name: string) => name === 'login' || name === 'password';
const refused = (status: number, message: string, fieldErrors = {}) =>
  new ApiError(message, { kind: 'answer', status, fieldErrors });

describe('a failed attempt', () => {
  test('with errors of fields is said at the fields alone', () => {
    const error = refused(422, 'Проверьте поля', { login: ['Занят'], password: ['Короткий'] });
    expect(failureOf(error, hasField)).toEqual({
      fieldErrors: { login: ['Занят'], password: ['Короткий'] },
      message: null,
    });
  });

  test('with an error of a field that is not there is said above', () => {
    const error = refused(422, 'Проверьте поля', {
      login: ['Занят'],
      consents: ['Нужно согласие'],
    });
    expect(failureOf(error, hasField)).toEqual({
      fieldErrors: { login: ['Занят'] },
      message: 'Нужно согласие',
    });
  });

  test('with an error of a part of a field is said at the field', () => {
    const error = refused(422, 'Проверьте поля', {
      'login.3': ['Уже внесён'],
      'login.7': ['Слишком короткий'],
      'items.0.login': ['Другое поле'],
    });
    expect(failureOf(error, hasField)).toEqual({
      fieldErrors: { login: ['Уже внесён', 'Слишком короткий'] },
      message: 'Другое поле',
    });
  });

  test.each([401, 409, 422, 429, 500])('%i without fields is said above', (status) => {
    expect(failureOf(refused(status, 'Так нельзя'), hasField)).toEqual({
      fieldErrors: {},
      message: 'Так нельзя',
    });
  });

  test('of a call that was given up is said nowhere', () => {
    const error = new ApiError('Запрос отменён', { kind: 'aborted' });
    expect(failureOf(error, hasField)).toEqual({ fieldErrors: {}, message: null });
  });

  test('of our own making does not show its insides', () => {
    const { message } = failureOf(new TypeError('x is undefined'), hasField);
    expect(message).not.toContain('undefined');
  });
});
