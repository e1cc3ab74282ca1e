import { ApiError } from '@org/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWhileBusy } from './retry-while-busy.ts';

const refusal = (status: number) =>
  new ApiError('', { kind: 'answer', status, ...(status === 503 && { retryAfterS: 2 }) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a server that is busy is asked again when it says, until it answers', async () => {
  const ask = vi.fn().mockRejectedValueOnce(refusal(503)).mockResolvedValueOnce('made');
  const answer = retryWhileBusy(ask);
  await vi.advanceTimersByTimeAsync(1999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('made');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a call that stays busy fails after five tries', async () => {
  const ask = vi.fn().mockRejectedValue(refusal(503));
  const answer = expect(retryWhileBusy(ask)).rejects.toMatchObject({ status: 503 });
  await vi.runAllTimersAsync();
  await answer;
  expect(ask).toHaveBeenCalledTimes(5);
});

test('what it refused is not asked again', async () => {
  for (const status of [409, 422, 500]) {
    const ask = vi.fn().mockRejectedValue(refusal(status));
    await expect(retryWhileBusy(ask)).rejects.toMatchObject({ status });
    expect(ask).toHaveBeenCalledTimes(1);
  }
});
