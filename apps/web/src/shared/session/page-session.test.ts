import { ApiError } from '@org/api-client';
import { expect, test } from 'vitest';
import { retryDelay, shouldRetry } from './page-session.ts';

const away = (retryAfterS?: number) =>
  new ApiError('', {
    kind: 'answer',
    status: 503,
    ...(retryAfterS !== undefined && { retryAfterS }),
  });
const network = new ApiError('', { kind: 'network' });

test('a server that is away is asked for two minutes, the network twice, a refusal never', () => {
  expect([0, 2, 39].map((failures) => shouldRetry(failures, away(2)))).toEqual([true, true, true]);
  expect(shouldRetry(40, away(2))).toBe(false);
  expect([0, 1, 2].map((failures) => shouldRetry(failures, network))).toEqual([true, true, false]);
  for (const status of [400, 404, 409, 422, 429, 500])
    expect(shouldRetry(0, new ApiError('', { kind: 'answer', status }))).toBe(false);
  expect(shouldRetry(0, new Error('ours'))).toBe(false);
});

test('it is asked when it says, within five seconds', () => {
  expect(retryDelay(0, away(2))).toBe(2000);
  expect(retryDelay(0, away(0))).toBe(1000);
  expect(retryDelay(0, away(60))).toBe(5000);
  expect([0, 1, 9].map((failures) => retryDelay(failures, network))).toEqual([1000, 2000, 5000]);
});
