import { ATTRIBUTES, type Attribute } from '@org/trade/attributes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/db.ts';
import { insertCatalog } from '../testing/catalog/insert-catalog.ts';
import { testCatalog } from '../testing/catalog/random-catalog.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { attributeFunctions } from './attribute-functions.ts';

const ADDED = {
  tread_depth: {
    kind: 'whole',
    column: 'tread_depth',
    sections: ['tyres'],
    label: 'Глубина протектора',
    header: /^глубина/,
    filter: 'any',
  },
  recycled: {
    kind: 'flag',
    column: 'is_recycled',
    sections: ['tyres'],
    label: 'Вторичное сырьё',
    header: /^вторичн/,
    filter: 'flag',
    badge: 'Эко',
  },
} satisfies Record<string, Attribute>;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await insertCatalog(db, testCatalog());
  await db.exec(
    'alter table listing add column tread_depth smallint, add column is_recycled boolean',
  );
  await db.exec(attributeFunctions({ ...ATTRIBUTES, ...ADDED }));
});
afterAll(() => db.close());

test('attributes that are added to the table are voted on, shown, and seen to change', async () => {
  const one = async <Row>(text: string, params: unknown[] = []) =>
    (await db.query<Row>(text, params)).rows[0];
  const version = async () => (await one<{ v: string }>('select v from catalog_version'))?.v;
  const before = await version();
  const write = (facts: object) =>
    db.query('select listing_take_facts(array[1], array[$1::jsonb])', [JSON.stringify(facts)]);
  const read = () =>
    one(`select product_brief(1) -> 'specs' -> 'tread_depth' depth, product_brief(1) -> 'specs' -> 'recycled' recycled,
      listing_facts(l) facts from listing l where product_id = 1`);

  await write({ season: 1, tread_depth: 12, recycled: true });
  expect(await read()).toEqual({
    depth: 12,
    recycled: true,
    facts: { season: 1, tread_depth: 12, recycled: true },
  });
  expect(Number(await version())).toBe(Number(before) + 1);

  await write({ recycled: false });
  expect(await read()).toEqual({ depth: null, recycled: null, facts: { recycled: false } });
});
