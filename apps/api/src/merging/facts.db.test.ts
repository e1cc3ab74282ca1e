import { ATTRIBUTES } from '@org/trade/attributes';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleTotals } from '../cache/totals.ts';
import type { Db } from '../db/db.ts';
import { createPriceListApp, type PriceListApp } from '../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../testing/price-lists/workbook.ts';
import { VOTED } from './fact-sources.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());

const query = async <Row>(text: string, params: unknown[] = []) =>
  (await app.server.db.query<Row>(text, params)).rows;

describe('a product’s values', () => {
  /** A price list with one tyre below a title. */
  const hasty = (model: string, title = 'Летние шины') =>
    workbook({
      Прайс: [
        ['Наименование', 'Опт', 'Остаток'],
        [title, null, null],
        [`Zimogor ${model} 205/55 R16 94T`, 4000, 4],
      ],
    });
  const stating = (model: string, ...rows: Cells) =>
    workbook({
      Прайс: [
        ['Наименование', 'Опт', 'Остаток', 'Сезон'],
        ...rows.map((cells) => [`Zimogor ${model} 205/55 R16 94T`, 4000, 4, ...cells]),
      ],
    });
  const seen = async (model: string) => {
    const answer = await app.user.post('/search_v2/tyres', { q: `Zimogor ${model}` });
    return answer.json().data.map(({ season }: { season: string | null }) => season);
  };
  beforeEach(() => app.changeSupplier());

  test('are those of a column, whoever sold the product first, and it stays one product', async () => {
    await app.apply(hasty('Lumen'));
    expect(await seen('Lumen')).toEqual(['summer']);
    await app.changeSupplier();
    const { id } = await app.apply(stating('Lumen', ['зима']));
    expect(await seen('Lumen')).toEqual(['winter']);
    await app.user.post(app.path(id, '/undo'));
    expect(await seen('Lumen')).toEqual(['summer']);
  });

  test('follow a supplier’s next list, and forget the one before', async () => {
    await app.apply(hasty('Breeze'));
    await app.apply(stating('Breeze', ['всесезон']));
    expect(await seen('Breeze')).toEqual(['all_season']);
  });

  test('are those that most suppliers state, as long as their lists last', async () => {
    await app.apply(stating('Storm', ['зима']));
    const others = [];
    for (let supplier = 0; supplier < 2; supplier++) {
      await app.changeSupplier();
      const { id } = await app.apply(stating('Storm', ['лето']));
      others.push(app.path(id, '/undo'));
    }
    expect(await seen('Storm')).toEqual(['summer']);
    await app.user.post(others[1] ?? '');
    await app.user.post(others[0] ?? '');
    expect(await seen('Storm')).toEqual(['winter']);
  });

  test('are unknown again when the only list that stated them has ended', async () => {
    const { id } = await app.apply(stating('Calm', ['зима']));
    const first = app.path(id, '/undo');
    await app.changeSupplier();
    await app.apply(stating('Calm', [null]));
    expect(await seen('Calm')).toEqual(['winter']);
    await app.user.post(first);
    expect(await seen('Calm')).toEqual([null]);
  });
});

test('votes on every attribute are counted', async () => {
  const all = Object.fromEntries(
    VOTED.map((name) => [name, ATTRIBUTES[name].kind === 'flag' ? true : 1]),
  );
  const [row] = await query<{ counted: object }>(
    'select listing_facts(jsonb_populate_record(null::listing, $1)) counted',
    [JSON.stringify(all)],
  );
  expect(row?.counted).toEqual(all);
});

test('the winner of every vote is written to its product', async () => {
  const [row] = await query<{ written: string }>(
    `select pg_get_functiondef('listing_take_facts'::regproc) written`,
  );
  const isWritten = (name: string) => row?.written.includes(`${name} = (f.facts ->> '${name}')`);
  expect(VOTED.filter((name) => !isWritten(name))).toEqual([]);
});

const PRODUCTS = [1, 2, 3];
const SUPPLIERS = 4;
const SEASONS = [1, 2, 3];

interface Change {
  kind: 'put' | 'put' | 'amount' | 'drop' | 'move' | 'correct';
  product: number;
  supplier: number;
  year: number;
  quantity: number;
  season: number;
  rank: number;
  studded: boolean | null;
  to: number;
}
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('put', 'put', 'amount', 'drop', 'move', 'correct'),
  product: fc.constantFrom(...PRODUCTS),
  supplier: fc.nat({ max: SUPPLIERS - 1 }),
  year: fc.constantFrom(2024, 2025),
  quantity: fc.nat({ max: 1 }),
  season: fc.constantFrom(...SEASONS),
  rank: fc.integer({ min: 0, max: 4 }),
  studded: fc.constantFrom(true, false, null),
  to: fc.constantFrom(...PRODUCTS),
});

interface Vote {
  value: unknown;
  rank: number;
  supplier: string;
}
/** Counts the votes on an attribute one by one, as the rule says, and returns the winning value. */
function winner(votes: readonly Vote[]): unknown {
  const surest = Math.max(...votes.map(({ rank }) => rank));
  const suppliers = (value: unknown, least: number) =>
    new Set(
      votes
        .filter((vote) => vote.value === value && vote.rank >= least)
        .map(({ supplier }) => supplier),
    ).size;
  const values = [...new Set(votes.map(({ value }) => value))].filter(
    (value) => suppliers(value, surest) > 0,
  );
  return values.toSorted(
    (a, b) =>
      suppliers(b, surest) - suppliers(a, surest) ||
      suppliers(b, 0) - suppliers(a, 0) ||
      Number(a) - Number(b),
  )[0];
}

describe('the facts of products', () => {
  /** The products' own facts in the catalog. The last product was brought by a list and has none. */
  const OWN_FACTS = new Map<number, Record<string, unknown>>([
    [1, { season: 1, studded: false }],
    [2, { season: 2 }],
    [3, {}],
  ]);
  let warehouses: { id: number; company_id: string }[];
  beforeAll(async () => {
    const { db } = app.server;
    for (let supplier = 0; supplier < SUPPLIERS; supplier++) {
      await app.changeSupplier();
      await db.query(
        'insert into warehouse (company_id, city_id, name, delivery_days_min, delivery_days_max) values ($1, 1, $2, 1, 3)',
        [app.supplierId(), 'Основной склад'],
      );
    }
    warehouses = await query('select id, company_id from warehouse order by id desc limit $1', [
      SUPPLIERS,
    ]);
    await db.exec(`
      insert into brand (id, name) values (900000, 'Проба');
      insert into model (id, brand_id, name) values (900000, 900000, 'Проба');
      insert into product (id, section, brand_id, model_id, size, search_text, own_facts)
        select 900000 + n, 1, 900000, 900000, '', '', case when n = 3 then '{}'::jsonb end from generate_series(1, 3) n;
      insert into listing (product_id, section, brand_id, model_id, sort_name, season, studded) values
        (900001, 1, 900000, 900000, '', 1, false), (900002, 1, 900000, 900000, '', 2, null), (900003, 1, 900000, 900000, '', null, null)`);
  });

  async function apply(db: Db, one: Change) {
    const place = warehouses[one.supplier];
    const product = 900000 + one.product;
    const where = 'warehouse_id = $1 and product_id = $2 and identity = $3';
    const offer = [place?.id, product, `·${one.year}`];
    const facts = {
      season: [one.season, one.rank],
      model: ['Проба', 4],
      ...(one.studded !== null && { studded: [one.studded, one.rank] }),
    };
    if (one.kind === 'put')
      await db.query(
        `insert into offer (supplier_id, product_id, warehouse_id, identity, city_id, section, bulk_price, quantity, facts)
         values ($4, $2, $1, $3, 1, 1, 100, $5, $6) on conflict (supplier_id, product_id, warehouse_id, identity)
         do update set facts = excluded.facts, quantity = excluded.quantity`,
        [...offer, place?.company_id, one.quantity, JSON.stringify(facts)],
      );
    else if (one.kind === 'amount')
      await db.query(`update offer set quantity = $4 where ${where}`, [...offer, one.quantity]);
    else if (one.kind === 'drop') await db.query(`delete from offer where ${where}`, offer);
    else if (one.kind === 'move')
      await db.query(
        `update offer o set product_id = $4 where ${where} and not exists (select from offer t
           where t.warehouse_id = $1 and t.product_id = $4 and t.identity = $3)`,
        [...offer, 900000 + one.to],
      );
    else {
      await db.query(
        `insert into fact_correction (product_id, company_id, attribute, value) values ($1, $2, 'season', $3)
           on conflict (product_id, company_id, attribute) do update set value = excluded.value`,
        [product, place?.company_id, JSON.stringify(one.season)],
      );
      await db.query('select facts_refresh($1)', [[product]]);
    }
  }

  async function wrong() {
    const offers = await query<{
      product_id: number;
      supplier_id: string;
      facts: Record<string, [unknown, number]>;
    }>(
      'select product_id, supplier_id, facts from offer where product_id > 900000 and quantity > 0',
    );
    const corrections = await query<{ product_id: number; company_id: string; value: number }>(
      'select product_id, company_id, value from fact_correction',
    );
    const held = await query<{ product_id: number; season: number; studded: boolean }>(
      'select product_id, season, studded from listing where product_id > 900000 order by 1',
    );
    return held.filter(({ product_id, ...facts }) => {
      const productOffers = offers.filter((offer) => offer.product_id === product_id);
      if (productOffers.length === 0) return false;
      return (['season', 'studded'] as const).some((name) => {
        const votes = productOffers.flatMap(({ supplier_id: supplier, facts: statedFacts }) => {
          const [value, rank] = statedFacts[name] ?? [];
          return rank === undefined ? [] : [{ value, rank, supplier }];
        });
        if (name === 'season')
          for (const { product_id: id, company_id: supplier, value } of corrections)
            if (
              id === product_id &&
              productOffers.some(({ supplier_id }) => supplier_id === supplier)
            )
              votes.push({ value, rank: 5, supplier });
        const expected = winner(votes) ?? OWN_FACTS.get(product_id - 900000)?.[name] ?? null;
        return facts[name] !== expected;
      });
    });
  }

  test.each(['now', 'later'])('equal a recount of all votes, counted %s', async (totals) => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        const { db } = app.server;
        for (const one of changes)
          await db.transaction(async (tx) => {
            await tx.exec(`set local app.totals = '${totals}'`);
            await apply(tx, one);
          });
        await settleTotals(db, true);
        expect(await wrong()).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
