import type { Facets } from '@org/api-client/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFacetCache } from './find.ts';

const counted = (count: number) => async () =>
  ({ studded: [{ value: true, label: 'Шип', count }] }) as unknown as Facets;
const moment = (version: number, seenAt = performance.now()) => ({ version, seenAt });

let cache: ReturnType<typeof createFacetCache>;
beforeEach(() => {
  cache = createFacetCache(2);
});
const countOf = async (...ask: Parameters<typeof cache.get>) => {
  const { facets, version } = await cache.get(...ask);
  const [first] = (facets as { studded: { count: number }[] }).studded;
  return [first?.count, version];
};

test('counts of the same version hold however old they are', async () => {
  const old = moment(1, performance.now() - 60_000);
  expect(await countOf(old, 1, 'a', counted(1))).toEqual([1, 1]);
  expect(await countOf(moment(1), 1, 'a', counted(2))).toEqual([1, 1]);
});

test('counts of an older version hold for a second, for callers that know of none later', async () => {
  await countOf(moment(1), 0, 'a', counted(1));
  expect(await countOf(moment(2), 0, 'a', counted(2))).toEqual([1, 1]);
  expect(await countOf(moment(2), 2, 'a', counted(2))).toEqual([2, 2]);
  await countOf(moment(1, performance.now() - 1100), 0, 'b', counted(3));
  expect(await countOf(moment(2), 0, 'b', counted(4))).toEqual([4, 2]);
});

test('they say when the database stood there', async () => {
  const [before, later] = [moment(1), moment(2, performance.now() + 5)];
  await cache.get(before, 0, 'a', counted(1));
  expect(await cache.get(later, 0, 'a', counted(2))).toMatchObject({ seenAt: before.seenAt });
  const again = moment(1, before.seenAt + 5);
  expect(await cache.get(again, 0, 'a', counted(2))).toMatchObject({ seenAt: again.seenAt });
});

test('all who ask at once wait for one count, a failure is not kept, the least recently used goes', async () => {
  const count = vi.fn(counted(1));
  await Promise.all([1, 2].map(() => cache.get(moment(1), 1, 'a', count)));
  expect(count).toHaveBeenCalledTimes(1);
  await expect(cache.get(moment(1), 1, 'b', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(await countOf(moment(1), 1, 'b', counted(2))).toEqual([2, 1]);
  await countOf(moment(1), 1, 'a', counted(9));
  await countOf(moment(1), 1, 'c', counted(3));
  expect(await countOf(moment(1), 1, 'a', counted(9))).toEqual([1, 1]);
  expect(await countOf(moment(1), 1, 'b', counted(9))).toEqual([9, 1]);
});
