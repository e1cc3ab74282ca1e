import { afterAll, expect, test, vi } from 'vitest';

interface Input {
  params: { query: { page: number; per_page: number } };
}
const { calls } = vi.hoisted(() => ({ calls: { open: 0, most: 0, pages: [] as number[] } }));
vi.mock('../../shared/api/api.ts', () => ({
  api: {
    call: async (_operation: string, { params: { query } }: Input) => {
      calls.pages.push(query.page);
      calls.open++;
      calls.most = Math.max(calls.most, calls.open);
      // later pages may come first
      await (query.page % 2 ? Promise.resolve().then(() => Promise.resolve()) : undefined);
      calls.open--;
      const { page, per_page: size } = query;
      return { data: Array.from({ length: size }, (_, at) => ({ row: (page - 1) * size + at })) };
    },
  },
}));

// another file of this worker may have loaded these modules with the real `api`
vi.resetModules();
afterAll(() => vi.resetModules());
const { fetchRows } = await import('./understood-names.atoms.ts');

test('rows to copy come in their order, by several large calls at once', async () => {
  const shares: number[] = [];
  const { signal } = new AbortController();
  const query = { companyId: 'a', importId: 'b' };
  const range = { start: 150, end: 1_120 };
  const rows = await fetchRows(query, range, { signal, onProgress: (share) => shares.push(share) });
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 970 }, (_, at) => 150 + at));
  expect(calls.pages.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(calls.most).toBe(4);
  expect(shares).toHaveLength(11);
  expect(shares.at(-1)).toBe(1);
});

test('a copy that is cancelled makes no more calls', async () => {
  calls.pages = [];
  const controller = new AbortController();
  const query = { companyId: 'a', importId: 'c' };
  const bringing = fetchRows(
    query,
    { start: 0, end: 5_000 },
    { signal: controller.signal, onProgress: () => controller.abort() },
  );
  await expect(bringing).rejects.toThrow();
  expect(calls.pages.length).toBeLessThanOrEqual(4);
});
