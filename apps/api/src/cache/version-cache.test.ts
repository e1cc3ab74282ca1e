import { expect, test, vi } from 'vitest';
import { createVersionCache, perDatabase } from './version-cache.ts';

const answer = (text: string) => vi.fn(async () => text);

test('an answer holds until the catalog changes', async () => {
  const cache = createVersionCache(10);
  const first = answer('first');
  expect(await cache.get(1, 'a', first)).toBe('first');
  expect(await cache.get(1, 'a', answer('other'))).toBe('first');
  expect(await cache.get(2, 'a', answer('second'))).toBe('second');
  expect(first).toHaveBeenCalledTimes(1);
});

test('who still sees the older catalog neither reads nor leaves anything', async () => {
  const cache = createVersionCache(10);
  await cache.get(2, 'a', answer('new'));
  expect(await cache.get(1, 'a', answer('old'))).toBe('old');
  expect(await cache.get(2, 'a', answer('other'))).toBe('new');
});

test('all who ask at once wait for one computation', async () => {
  const cache = createVersionCache(10);
  const compute = answer('one');
  await Promise.all([cache.get(1, 'a', compute), cache.get(1, 'a', compute)]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const cache = createVersionCache(10);
  const failing = cache.get(1, 'a', async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await cache.get(1, 'a', answer('yes'))).toBe('yes');
});

test('the least recently used goes first', async () => {
  const cache = createVersionCache(2);
  await cache.get(1, 'a', answer('a'));
  await cache.get(1, 'b', answer('b'));
  await cache.get(1, 'a', answer('-'));
  await cache.get(1, 'c', answer('c'));
  expect(await cache.get(1, 'a', answer('-'))).toBe('a');
  expect(await cache.get(1, 'b', answer('again'))).toBe('again');
});

test('every database has its own', () => {
  const of = perDatabase(() => ({}));
  const db = {};
  expect(of(db)).toBe(of(db));
  expect(of(db)).not.toBe(of({}));
});
