import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSchema } from '../testing/database/describe-schema.ts';
import { readFunctions, readSchema } from '../testing/database/schema-files.ts';
import { createEmptyDatabase } from '../testing/database/test-database.ts';
import type { Database } from './db.ts';
import { migrate } from './migrate.ts';

let migrated: Database;
let stated: Database;
beforeAll(async () => {
  [migrated, stated] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
  await migrate(migrated);
  const schema = await readSchema();
  await stated.transaction((tx) => tx.exec(schema));
});
afterAll(() => Promise.all([migrated.close(), stated.close()]));

test('the migrations make what the files of schema and functions state', async () => {
  const [made, statedSchema] = [await describeSchema(migrated), await describeSchema(stated)];
  expect(statedSchema.length).toBeGreaterThan(2000);
  expect(made.filter((line) => !statedSchema.includes(line))).toEqual([]);
  expect(statedSchema.filter((line) => !made.includes(line))).toEqual([]);
});

test('every function holds on its own', async () => {
  for (const text of await readFunctions()) await stated.exec(text);
});

/** Foreign keys that no index leads to, with the reason. */
const WITHOUT_INDEX = {
  product_model_fkey: 'brands and models stay, and each new product of a list would pay for it',
  offer_warehouse_fkey:
    'offer_identity leads to the offers of the supplier, and each row of a list would pay for it',
  showcase_section_fkey: 'sections stay',
  demand_search_section_fkey: 'sections stay',
};

test('an index leads to what a foreign key references from, or it is said why none does', async () => {
  const { rows } = await migrated.query<{ conname: string }>(`
    select k.conname from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
          select format('(%I IS NOT NULL)', a.attname) from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.conkey))))
    order by k.conname`);
  expect(rows.map(({ conname }) => conname)).toEqual(Object.keys(WITHOUT_INDEX).sort());
});
