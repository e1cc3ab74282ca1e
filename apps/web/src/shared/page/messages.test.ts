import { ApiError } from '@org/api-client';
import { beforeEach, expect, test } from 'vitest';
import { store } from '../session/store.ts';
import { appAtom } from '../session/visitor.atoms.ts';
import { toastError } from './messages.ts';

const error = () => store.get(appAtom).error;
beforeEach(() => store.set(appAtom, (state) => ({ ...state, error: null })));

test('a refusal is told by its reason', () => {
  const fieldErrors = { until: ['Выберите время не позже чем через 60 дней'] };
  toastError(new ApiError('Проверьте поля', { kind: 'answer', status: 422, fieldErrors }));
  expect(error()).toBe('Выберите время не позже чем через 60 дней');
});

test('nothing is said of a call that its user gave up', () => {
  toastError(new ApiError('Прервано', { kind: 'aborted' }));
  expect(error()).toBeNull();
});
