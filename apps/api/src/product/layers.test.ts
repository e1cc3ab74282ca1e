import { NOTHING } from '@org/tyre-names/name/parsed-name';
import { afterAll, expect, test, vi } from 'vitest';
import type { Db } from '../db/db.ts';

// modules are loaded once for all files
afterAll(() => {
  vi.doUnmock('@org/trade/layers');
  vi.resetModules();
});

test('one line more is one layer more of products, and of the SQL that compares them', async () => {
  vi.resetModules();
  vi.doMock('@org/trade/layers', async (original) => {
    const { LAYER_NAMES } = await original<{ LAYER_NAMES: string[] }>();
    return { LAYER_NAMES: [...LAYER_NAMES, 'cool'] };
  });
  const { specsOf } = await import('./describe.ts');
  const { describeProducts } = await import('../merging/known-products.ts');
  const { findSimilar } = await import('../merging/similar-products.ts');

  const facts = { ...NOTHING, unread: [], cool: true } as Parameters<typeof specsOf>[0];
  expect(specsOf(facts)).toEqual({ cool: true });
  expect(specsOf({ ...facts, silent: true })).toEqual({ silent: true, cool: true });

  const statements: string[] = [];
  const query = (text: string) => {
    statements.push(text);
    return Promise.resolve({ rows: [] });
  };
  const db = { query } as unknown as Db;
  await describeProducts(db);
  await findSimilar(db, { id: '1', company_id: '1' } as unknown as Parameters<
    typeof findSimilar
  >[1]);
  expect(statements).toHaveLength(3);
  for (const statement of statements) expect(statement).toMatch(/'silent'.*'cool'/);
});
