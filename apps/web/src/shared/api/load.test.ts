import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadError, load } from './load.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a part of the application', () => {
  test('comes as it is', async () => {
    const part = { Page: () => null };
    expect(await load(async () => part)).toBe(part);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that fails is a LoadError with the reason', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const failed = load(() => Promise.reject(cause));
    await expect(failed).rejects.toBeInstanceOf(LoadError);
    await expect(failed).rejects.toMatchObject({ cause });
  });

  test('is given up after 120 s, not before', async () => {
    const settled = vi.fn();
    load(() => new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(LoadError));
  });
});
