import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';
import { keepMarketDay } from './statistics.jobs.ts';

let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp();
});
afterAll(() => server.close());

const column = async (sql: string) => {
  const { rows } = await server.db.query<{ value: string }>(sql);
  return rows.map(({ value }) => value);
};
const months = () =>
  column(`select right(inhrelid::regclass::text, 7) value from pg_inherits
    where inhparent = 'price_history'::regclass and inhrelid::regclass::text ~ '\\d$' order by 1`);
/** Resolves to `YYYY_MM` of the month that was this many months ago. */
const month = (ago: number) =>
  column(`select to_char(current_date - interval '${ago} months', 'YYYY_MM') value`);

describe('prices of days, a table a month', () => {
  test('this month and the next one are open, also where they were before', async () => {
    await keepMarketDay(server.db);
    await keepMarketDay(server.db);
    expect(await months()).toEqual(
      expect.arrayContaining([...(await month(0)), ...(await month(-1))]),
    );
    expect(await column(`select count(*)::text value from only price_history_rest`)).toEqual(['0']);
  });

  test('a month that ended a quarter of a year ago keeps the last price of each week', async () => {
    await server.db.query(`
      insert into price_history select 7, day, 100 + extract(day from day)::int, 1
      from generate_series(date_trunc('month', current_date) - interval '4 months',
        date_trunc('month', current_date) - interval '2 months' - interval '1 day', interval '1 day') day`);
    await keepMarketDay(server.db);
    const left = (from: number, to: number) =>
      column(`select concat(extract(isodow from day), case when day + 1 = date_trunc('month', day + 1) then ' end' end) value
        from price_history where product_id = 7 and day >= date_trunc('month', current_date) - interval '${from} months'
          and day < date_trunc('month', current_date) - interval '${to} months' order by day`);
    const thinned = await left(4, 3);
    expect(thinned.length).toBeLessThanOrEqual(6);
    // only Sundays and the last day of the month are left
    for (const day of thinned) expect(day).toMatch(/^7|end$/);
    expect((await left(3, 2)).length).toBeGreaterThanOrEqual(28);
  });

  test('what nobody is shown goes, with or without a month of its own', async () => {
    await server.db.query(`
      select open_price_months((current_date - interval '15 months')::date, (current_date - interval '14 months')::date)`);
    await server.db.query(`
      insert into price_history values (8, current_date - interval '14 months', 100, 1),
        (8, current_date - 900, 100, 1), (8, current_date - interval '12 months', 100, 1)`);
    expect(await months()).toEqual(expect.arrayContaining(await month(15)));
    await keepMarketDay(server.db);
    expect(await months()).not.toEqual(expect.arrayContaining(await month(15)));
    expect(
      await column(
        `select count(*)::text value from price_history where product_id = 8 and day < current_date`,
      ),
    ).toEqual(['1']);
  });

  test('a price that holds is noted anew before the last note goes', async () => {
    const noted = () =>
      column(`select day::text value from price_history where product_id = (
        select min(product_id) from listing where offers_count > 0) order by day`);
    const id = `(select min(product_id) from listing where offers_count > 0)`;
    await server.db.query(`delete from price_history where product_id = ${id}`);
    await server.db.query(`
      insert into price_history select product_id, current_date - interval '10 months', min_bulk_price, offers_count
      from listing where product_id = ${id}`);
    await keepMarketDay(server.db);
    expect(await noted()).toHaveLength(1);
    await server.db.query(`
      update price_history set day = current_date - interval '11 months' where product_id = ${id}`);
    await keepMarketDay(server.db);
    expect(await noted()).toHaveLength(2);
  });
});
