import type { LostChoices } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';
import { countLosses } from './lost-choices.jobs.ts';

let server: CatalogApp;
let seller: User;
let company: string;
let products: string[];

beforeAll(async () => {
  server = await createCatalogApp();
  company = server.catalog.suppliers[0]?.id ?? '';
  seller = await createUser(server, { email: 's@a.example' });
  await server.db.query(
    'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
    [company, seller.id],
  );
  const { rows } = await server.db.query<{ ids: string[] }>(
    'select (array_agg(id::text order by id))[1:2] ids from product',
  );
  products = rows[0]?.ids ?? [];
  await server.db.exec(
    `insert into city (id, name, region, time_zone) values (901, 'Тверь', 'Край', 'Europe/Moscow') on conflict do nothing`,
  );
});
afterAll(() => server.close());
beforeEach(() => server.db.exec('delete from choice_note; delete from lost_week'));

const loss = (more: object = {}) => ({
  ...{ supplier_id: company, product_id: products[0], city: 'Тверь', reason: 'dearer', percent: 2 },
  ...{ pieces: 4, sum: 2_000_000, gap: 40_000, days: 0, ...more },
});
/** Notes the losses of an order that was placed so many weeks ago. */
const note = (lost: object[], weeksAgo = 0) =>
  server.db.query(
    `insert into choice_note (week, lost) values (date_trunc('week', now() at time zone 'Europe/Moscow')::date - $2 * 7, $1)`,
    [JSON.stringify(lost), weeksAgo],
  );
const lostChoices = async (): Promise<LostChoices> => {
  await countLosses(server.db);
  const answer = await seller.get(`/companies/${company}/lost-choices?weeks=2`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test('what was lost is counted once, by reason, by product and by what would have won it', async () => {
  for (let time = 0; time < 5; time++) await note([loss()], time % 2);
  await note([loss({ percent: 5, gap: 160_000, product_id: products[1] })]);
  await note([loss({ reason: 'unknown', percent: null, gap: 0 })]);
  // too long ago, and another supplier's
  await note([loss()], 2);
  await note([loss({ supplier_id: server.catalog.suppliers[1]?.id })]);
  expect(await lostChoices()).toEqual(await lostChoices());
  const { reasons, cuts, products: named, cities, own: ownChoices } = await lostChoices();
  expect(ownChoices).toEqual({ choices: 0, pieces: 0, sum: 0 });
  expect(reasons).toEqual([
    // 5 × 400 and 1 × 1 600 roubles over 24 pieces
    { reason: 'dearer', choices: 6, pieces: 24, sum: 12_000_000, gap: 15_000, days: 0 },
    { reason: 'unknown', choices: 1, pieces: 4, sum: 2_000_000, gap: 0, days: 0 },
  ]);
  expect(cuts).toEqual([
    { percent: 1, choices: 0, pieces: 0, sum: 0 },
    { percent: 2, choices: 5, pieces: 20, sum: 9_800_000 },
    { percent: 3, choices: 5, pieces: 20, sum: 9_700_000 },
    { percent: 5, choices: 6, pieces: 24, sum: 11_400_000 },
  ]);
  // the other product was lost once: it isn't named
  expect(named).toMatchObject([
    {
      product: { id: products[0] },
      choices: 6,
      pieces: 24,
      reason: 'dearer',
      gap: 10_000,
      percent: 2,
    },
  ]);
  expect(cities).toEqual([]);
});

test('cities without a known delivery are named from five choices on', async () => {
  for (let time = 0; time < 5; time++)
    await note([loss({ reason: 'unknown', percent: null, gap: 0 })]);
  expect((await lostChoices()).cities).toEqual([{ city: 'Тверь', choices: 5 }]);
});

test('losses of what is no longer there are left out', async () => {
  await note([
    loss({ product_id: 2_000_000_000 }),
    loss({ supplier_id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d12' }),
    loss({ city: 'Нигде' }),
  ]);
  expect((await lostChoices()).reasons).toMatchObject([{ choices: 1 }]);
});
