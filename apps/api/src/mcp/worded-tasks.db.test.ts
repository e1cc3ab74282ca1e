import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Cart, CheapestPlan, OfferPage, ProductPage } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedTrade } from '../seed/seed.ts';
import { createCompany } from '../testing/companies.ts';
import { STOCK, sheet, TRUCKS, WHEELS } from '../testing/matching/matching-app.ts';
import { createPriceListApp, type PriceListApp } from '../testing/price-lists/price-list-app.ts';
import { workbook } from '../testing/price-lists/workbook.ts';
import { createTestApp } from '../testing/test-app.ts';
import { type Buyer, brief, createBuyer } from '../testing/trade-app.ts';
import { WORDED_TASKS, type WordedTask } from './worded-tasks.ts';

/** The examples' assistants solve worded tasks through the door; the page's own calls must fill the same basket. */
let lists: PriceListApp;
let buyer: Buyer;
let company: string;
let environment: Record<string, string>;
let folder: string;
const articles = new Map<string, string>();

const CITIES = ['Екатеринбург', 'Казань', 'Москва'];
/** Nobody is the cheapest of everything. */
const FACTORS = [0.85, 1.02, 0.97];

/** Gives the company of the lists a price list, and a warehouse from which goods leave after some days. */
async function supply(at: number) {
  const priced = (rows: typeof STOCK) =>
    sheet(
      rows.map(([article, name, price, pieces], row) => {
        const factor = FACTORS[(row + at) % FACTORS.length] ?? 1;
        return [article, name, Math.round(price * factor), pieces] as const;
      }),
    );
  const { db } = lists.server;
  // the first list makes a warehouse in the company's town
  await db.query(
    `update company set pickup = true, min_order_sum = 0,
       city_id = (select min(id) from city where name = $1) where id = $2`,
    [CITIES[at], lists.supplierId()],
  );
  await lists.apply(
    workbook({ Шины: priced(STOCK), Диски: priced(WHEELS), 'Грузовые шины': priced(TRUCKS) }),
  );
  await db.query(
    `update warehouse set delivery_days_min = $1, delivery_days_max = $1 where company_id = $2`,
    [1 + at * 2, lists.supplierId()],
  );
}

beforeAll(async () => {
  const server = await createTestApp();
  await seedTrade(server.db, {
    size: { products: 7, offers: 7, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
  await server.app.doJobs();
  lists = await createPriceListApp(server);
  for (const at of CITIES.keys()) {
    if (at > 0) await lists.changeSupplier();
    await supply(at);
  }
  const { rows } = await server.db.query<{ id: string; article: string }>(
    'select id::text id, article from product where article is not null',
  );
  for (const { id, article } of rows) articles.set(article, id);
  buyer = await createBuyer(server);
  ({ id: company } = await createCompany(buyer));
  await server.db.query(
    'update address set company_id = $1, account_id = null where account_id = $2',
    [company, buyer.id],
  );
  const made = await buyer.post(`/companies/${company}/keys`, {
    ...{ name: 'Помощник', scopes: ['catalog', 'orders'] },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  environment = {
    PROTEKTOR_URL: `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`,
    PROTEKTOR_KEY: made.json().secret,
  };
  folder = await mkdtemp(join(tmpdir(), 'protektor-tasks-'));
  // the page is told once that goods are fetched
  const depots = await server.db.query<{ id: string }>('select id::text id from warehouse');
  for (const { id } of depots.rows) await buyer.put(`/cart/receiving/${id}`, { kind: 'pickup' });
});
afterAll(async () => {
  await lists.server.close();
  await rm(folder, { recursive: true });
});

interface TaskSolution {
  basket?: { offer_id: string; quantity: number }[];
  payable?: number;
  refused?: string;
}

async function solvedBy(command: string, name: string): Promise<TaskSolution[]> {
  const file = fileURLToPath(
    new URL(`examples/${name}`, import.meta.resolve('@org/api-client/package.json')),
  );
  const env = { PATH: process.env.PATH, ...environment };
  const child = spawn(command, [file], { env, cwd: folder });
  child.stdin.end(WORDED_TASKS.map(({ words }) => words).join('\n\n'));
  const [output, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (failed !== '') throw new Error(failed);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The best offer of a product, as its page shows it. */
async function bestOffer(product: string, filter: object): Promise<string> {
  const page = await buyer.post(`/product/${product}/rests`, filter);
  return page.json<OfferPage>().data[0]?.id ?? '';
}

const ABOUT_OFFERS = /^(price_|quantity_min|city)/;

/** The lines that somebody would add on the page. */
async function linesOnPage({ search, lines = [] }: WordedTask): Promise<[string, number][]> {
  if (!search)
    return Promise.all(
      lines.map(
        async ([article, quantity]): Promise<[string, number]> => [
          await bestOffer(articles.get(article) ?? '', { quantity_min: quantity }),
          quantity,
        ],
      ),
    );
  const { section, filter, quantity } = search;
  const body = { ...filter, order_by: 'min_bulk_price__asc' };
  const found = (await buyer.post(`/search_v2/${section}`, body)).json<ProductPage>();
  const offerFilters = Object.entries(filter).filter(([field]) => ABOUT_OFFERS.test(field));
  return [[await bestOffer(found.data[0]?.id ?? '', Object.fromEntries(offerFilters)), quantity]];
}

/** What is in the cart once the page has been used. */
async function basketOnPage(task: WordedTask): Promise<Cart> {
  await buyer.delete('/cart');
  const added = await buyer.add(...(await linesOnPage(task)));
  expect(added.statusCode, added.body).toBeLessThan(300);
  if (task.plan) {
    const lines = brief(await buyer.cart()).map(([offer_id, quantity]) => ({ offer_id, quantity }));
    const plan = await buyer.post(`/companies/${company}/plan`, {
      ...{ lines, pickup: true, ...task.plan },
    });
    expect(plan.statusCode, plan.body).toBe(200);
    await buyer.put('/cart', { items: plan.json<CheapestPlan>().items });
  }
  return buyer.cart();
}

test('there are forty different tasks, and some of them can not be done', () => {
  expect(new Set(WORDED_TASKS.map(({ words }) => words)).size).toBe(40);
  expect(WORDED_TASKS.filter(({ refused }) => refused).length).toBeLessThan(10);
});

describe.each([
  ['TypeScript', process.execPath, 'assistant.ts'],
  ['Python', 'python3', 'assistant.py'],
])('in %s', (_, command, name) => {
  let solved: TaskSolution[];
  beforeAll(async () => {
    solved = await solvedBy(command, name);
  });

  test.each(WORDED_TASKS.map((task, at) => [task.words, task, at] as const))(
    '%s',
    async (_words, task, at) => {
      const { basket = [], payable, refused } = solved[at] ?? {};
      if (task.refused) {
        expect(refused).toMatch(task.refused);
        return;
      }
      expect(refused).toBeUndefined();
      const cart = await basketOnPage(task);
      const lines = basket.map(({ offer_id, quantity }): [string, number] => [offer_id, quantity]);
      expect(lines.toSorted()).toEqual(brief(cart).toSorted());
      expect(payable).toBe(cart.goods);
    },
  );
});
