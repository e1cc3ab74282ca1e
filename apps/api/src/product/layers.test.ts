import { NOTHING } from '@org/tyre-names/name/parsed-name';
import { expect, test, vi } from 'vitest';
import type { Db } from '../db/db.ts';
import { describeProducts } from '../merging/known-products.ts';
import { findSimilar } from '../merging/similar-products.ts';
import { specsOf } from './describe.ts';

vi.mock('@org/trade/layers', async (original) => {
  const { LAYER_NAMES } = await original<{ LAYER_NAMES: string[] }>();
  return { LAYER_NAMES: [...LAYER_NAMES, 'cool'] };
});

test('one line more is one layer more of products, and of the SQL that compares them', async () => {
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
