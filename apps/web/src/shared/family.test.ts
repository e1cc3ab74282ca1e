import type { Atom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { familyOf } from './family.ts';

const MINUTE = 60_000;

const rowsFamily = () =>
  familyOf((_row: { id: string }): Atom<unknown> => ({ toString: () => 'row' }) as Atom<unknown>);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('equal parameters have one member', () => {
  const family = rowsFamily();
  expect(family({ id: 'a' })).toBe(family({ id: 'a' }));
  expect(family({ id: 'a' })).not.toBe(family({ id: 'b' }));
});

test('a member that is asked for stays, however old it is', () => {
  const family = rowsFamily();
  const first = family({ id: 'a' });
  for (let minutes = 0; minutes < 60; minutes += 9) {
    vi.advanceTimersByTime(9 * MINUTE);
    family({ id: `other ${minutes}` });
    expect(family({ id: 'a' })).toBe(first);
  }
});

test('a member that nobody asked for goes as another comes', () => {
  const family = rowsFamily();
  const forgotten = family({ id: 'a' });
  vi.advanceTimersByTime(11 * MINUTE);
  family({ id: 'b' });
  expect(family({ id: 'a' })).not.toBe(forgotten);
});
