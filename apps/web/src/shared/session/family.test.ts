import { QueryClient } from '@tanstack/query-core';
// biome-ignore lint/style/noRestrictedImports: what it makes families of
import { atom, createStore } from 'jotai';
// biome-ignore lint/style/noRestrictedImports: what it makes families of
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atomFamily } from './family.ts';

const SECOND = 1000;
const noop = () => undefined;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rowsFamily = () => atomFamily((_row: { id: string }) => atom('row'));

test('equal parameters have one member', () => {
  const family = rowsFamily();
  expect(family({ id: 'a' })).toBe(family({ id: 'a' }));
  expect(family({ id: 'a' })).not.toBe(family({ id: 'b' }));
});

test('a member that is shown stays, however old it is', () => {
  const family = rowsFamily();
  const first = family({ id: 'a' });
  createStore().sub(first, noop);
  vi.advanceTimersByTime(3600 * SECOND);
  family({ id: 'b' });
  expect(family({ id: 'a' })).toBe(first);
});

test('a member that is no longer shown stays for a while', () => {
  const family = atomFamily((_row: { id: string }) => atom('row'), 600 * SECOND);
  const first = family({ id: 'a' });
  createStore().sub(first, noop)();
  vi.advanceTimersByTime(599 * SECOND);
  expect(family({ id: 'a' })).toBe(first);
  vi.advanceTimersByTime(2 * SECOND);
  expect(family({ id: 'a' })).not.toBe(first);
});

test('an answer that nobody showed for a minute is asked for anew, not drawn', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 60 * SECOND } } });
  const store = createStore();
  store.set(queryClientAtom, queryClient);
  const family = atomFamily((id: string) =>
    atomWithQuery(() => ({ queryKey: [id], queryFn: async () => 'an answer' })),
  );
  const show = () => store.sub(family('a'), noop);
  const drawn = () => store.get(family('a')).data;

  const leave = show();
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(drawn()).toBe('an answer');
  leave();
  await vi.advanceTimersByTimeAsync(59 * SECOND);
  const leaveAgain = show();
  expect(drawn()).toBe('an answer');
  leaveAgain();
  await vi.advanceTimersByTimeAsync(61 * SECOND);
  show();
  expect(drawn()).toBeUndefined();
});
