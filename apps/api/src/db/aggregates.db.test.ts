import { waitFor } from '@org/config/wait-for';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleTotals, startSettling } from '../cache/totals.ts';
import { createLive } from '../live/live.ts';
import { insertCatalog } from '../testing/catalog/insert-catalog.ts';
import { randomCatalog } from '../testing/catalog/random-catalog.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { wrongAggregates } from '../testing/database/wrong-aggregates.ts';
import type { Database, Db } from './db.ts';

const WRITERS = 6;
/** The products that all writers change. */
const PRODUCTS = Array.from({ length: 12 }, (_, at) => at + 1);

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await insertCatalog(db, randomCatalog(7, { products: 12 }));
});
afterAll(() => db.close());

/** One change of the offers of one warehouse, which belongs to one writer. */
type Change = { kind: 'put' | 'sell' | 'drop'; product: number; price: number; quantity: number };

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('put', 'put', 'sell', 'drop'),
  product: fc.constantFrom(...PRODUCTS),
  price: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 0, max: 3 }),
});

async function apply(tx: Db, warehouse: number, { kind, product, price, quantity }: Change) {
  if (kind === 'put')
    await tx.query(
      `insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity)
       select w.company_id, p.id, w.id, w.city_id, p.section, $3, $4 from warehouse w, product p where w.id = $1 and p.id = $2
       on conflict (supplier_id, product_id, warehouse_id, identity) do update
       set bulk_price = excluded.bulk_price, quantity = excluded.quantity, updated_at = now()`,
      [warehouse, product, price, quantity],
    );
  else if (kind === 'sell')
    await tx.query(
      'update offer set quantity = greatest(0, quantity - $3) where warehouse_id = $1 and product_id = $2',
      [warehouse, product, quantity],
    );
  else
    await tx.query('delete from offer where warehouse_id = $1 and product_id = $2', [
      warehouse,
      product,
    ]);
}

test('aggregates are those of the offers, whoever writes beside whom', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), {
        minLength: WRITERS,
        maxLength: WRITERS * 4,
      }),
      async (transactions) => {
        const writers = Array.from({ length: WRITERS }, async (_, writer) => {
          for (const changes of transactions.filter((_, at) => at % WRITERS === writer))
            for (const one of changes) await db.transaction((tx) => apply(tx, writer + 1, one));
        });
        await Promise.all(writers);
        expect(await wrongAggregates(db)).toEqual([]);
      },
    ),
    { numRuns: 15 },
  );
});

test('marked products are counted by whoever settles, and who settles finds his own write', async () => {
  const wrongAfter = async (writer: number, changes: readonly Change[]) => {
    const missed: unknown[] = [];
    for (const one of changes) {
      await db.transaction(async (tx) => {
        await tx.exec(`set local app.totals = 'later'`);
        await apply(tx, writer + 1, one);
      });
      await settleTotals(db, true);
      const { rows } = await db.query(
        'select from listing l where l.product_id = $1 and l.offers_updated_at is distinct from' +
          ' (select max(o.updated_at) from offer o where o.product_id = l.product_id and o.quantity > 0)' +
          ' and not exists (select from listing_dirty d where d.product_id = l.product_id)',
        [one.product],
      );
      missed.push(...rows);
    }
    return missed;
  };
  const impatient = await startSettling(db, createLive(db), () => undefined);
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), {
          minLength: WRITERS,
          maxLength: WRITERS,
        }),
        async (perWriter) => {
          const missed = await Promise.all(
            perWriter.map((changes, writer) => wrongAfter(writer, changes)),
          );
          expect(missed.flat()).toEqual([]);
          expect(await wrongAggregates(db)).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  } finally {
    await impatient.stop();
  }
});

test('what a writer has marked and nobody has settled is not forgotten', async () => {
  await db.transaction(async (tx) => {
    await tx.exec(`set local app.totals = 'later'`);
    await apply(tx, 1, { kind: 'put', product: 1, price: 77, quantity: 9 });
  });
  expect(await wrongAggregates(db)).not.toEqual([]);
  const settling = await startSettling(db, createLive(db), () => undefined);
  await waitFor(async () => expect(await wrongAggregates(db)).toEqual([]));
  await settling.stop();
});

test('a bulk writer refreshes once, after many statements', async () => {
  const before = await db.query<{ v: number }>('select v from catalog_version');
  await db.transaction(async (tx) => {
    await tx.exec(`set local app.bulk = 'on'`);
    for (const product of PRODUCTS)
      await apply(tx, 1, { kind: 'put', product, price: 3, quantity: 2 });
    await apply(tx, 2, { kind: 'drop', product: 1, price: 1, quantity: 1 });
    await tx.query('select listing_refresh($1)', [PRODUCTS]);
  });
  expect(await wrongAggregates(db)).toEqual([]);
  const after = await db.query<{ v: number }>('select v from catalog_version');
  expect(after.rows[0]?.v).toBe((before.rows[0]?.v ?? 0) + 1);
});

test('a transaction that fails leaves everything as it was', async () => {
  const version = () => db.query('select v from catalog_version');
  const before = await version();
  const failing = db.transaction(async (tx) => {
    await apply(tx, 1, { kind: 'put', product: 1, price: 1, quantity: 9 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await version()).toEqual(before);
  expect(await wrongAggregates(db)).toEqual([]);
});
