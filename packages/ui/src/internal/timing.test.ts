import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce, throttle } from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a debounced call waits for quiet and keeps the last words', () => {
  const run = vi.fn();
  const search = debounce(run, 300);
  search('т');
  vi.advanceTimersByTime(299);
  search('тю');
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['тю']]);
});

test('a throttled call runs at once, then once per interval, the last one made up for', () => {
  const run = vi.fn();
  const ask = throttle(run, 150);
  ask();
  ask();
  ask();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(150);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
  ask();
  expect(run).toHaveBeenCalledTimes(3);
});

test('nothing runs after a cancel', () => {
  const run = vi.fn();
  const search = debounce(run, 300);
  const ask = throttle(run, 150);
  search();
  ask();
  ask();
  search.cancel();
  ask.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
