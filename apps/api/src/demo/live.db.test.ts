import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/db.ts';
import { BUYER_ID, SUPPLIER_ID } from '../seed/parties/demo-accounts.ts';
import { seedTrade } from '../seed/seed.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { liveIn } from './demo-live.ts';

/** A Sunday early in a year: what falls on the weekend moves to Friday, and documents are of two years. */
const now = new Date('2027-01-24T12:00:00Z');
const size = { products: 400, offers: 4000, seed: 1, now };

let db: Database;
let offered: number | undefined;
beforeAll(async () => {
  // no order may be paid on a day in the future
  vi.useFakeTimers({ now, toFake: ['Date'] });
  db = await createTestDatabase();
  await seedTrade(db, {
    size,
    log: () => undefined,
    live: async (tx, trade) => {
      const { rows } = await tx.query<{ n: number }>('select sum(quantity)::int n from offer');
      offered = rows[0]?.n;
      await liveIn(tx, trade);
    },
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await db.close();
});

async function all<Row = Record<string, unknown>>(text: string, params: unknown[] = []) {
  return (await db.query<Row>(text, params)).rows;
}

const STATES = [
  'cancelled',
  'closed',
  'confirmed',
  'declined',
  'invoiced',
  'new',
  'offered',
  'received',
  'shipped',
];

describe('the demo’s accounts have traded', () => {
  test('each of the two sees orders in every state', async () => {
    for (const side of [
      `account_id = '${BUYER_ID}'`,
      `speaks_for('${SUPPLIER_ID}', supplier_id)`,
    ]) {
      const rows = await all<{ status: string }>(
        `select distinct status from orders where ${side} order by 1`,
      );
      expect(rows.map(({ status }) => status)).toEqual(STATES);
    }
  });

  test('no page of theirs is empty', async () => {
    const [counts] = await all(
      `select (select count(*) from address where company_id in (select company_id from speaker where account_id = $1)) addresses,
         (select count(*) from favorite_supplier where account_id = $1) favourites,
         (select count(*) from cart_item where account_id = $1) lines, (select count(*) from news where account_id = $1 and read_at is null) unread,
         (select count(*) from order_message m join orders p on p.id = order_id where p.account_id = $1) messages,
         (select count(*) from claim c join orders p on p.id = order_id where p.account_id = $1) claims`,
      [BUYER_ID],
    );
    expect(Object.values(counts ?? {}).filter((n) => Number(n) < 2)).toEqual([]);
    const [ownOrder] = await all(
      `select (select count(*) from address where company_id = c.id) addresses, (select count(*) from employee where company_id = c.id) people,
         (select count(*) from company_key where company_id = c.id) keys, (select count(*) from agreement where supplier_id = c.id) agreements,
         (select count(*) from delivery_zone where company_id = c.id) zones, (select count(*) from warehouse where company_id = c.id and address is not null) warehouses,
         (select count(*) from price_list where company_id = c.id) lists, (select count(*) from orders where buyer_id = c.id) bought,
         (select count(*) from news where account_id = $1 and read_at is null) unread
       from company c join company_member m on m.company_id = c.id where m.account_id = $1`,
      [SUPPLIER_ID],
    );
    expect(Object.entries(ownOrder ?? {}).filter(([, n]) => Number(n) === 0)).toEqual([]);
  });
});

describe('its numbers agree', () => {
  test('what was sold or is held is out of stock, to the piece', async () => {
    const [held] = await all<{ n: number }>(
      `select sum(n)::int n from (
         select coalesce(confirmed_quantity, quantity) n from order_item i join orders p on p.id = i.order_id
         where p.status not in ('declined', 'cancelled')
         union all
         select (l->>'quantity')::int from approval a, jsonb_array_elements(a.terms->'lines') l where a.state = 'waiting') held`,
    );
    const [left] = await all<{ n: number }>('select sum(quantity)::int n from offer');
    expect(left?.n).toBe((offered ?? 0) - (held?.n ?? 0));
  });

  test('closed orders are paid to the kopeck, and none is paid too much', async () => {
    const rows = await all(
      `select p.number, p.status, m.due from orders p cross join lateral order_money(p) m
       where m.due < 0 or p.status = 'closed' and m.due <> 0`,
    );
    expect(rows).toEqual([]);
  });

  test('papers are numbered from one on without a gap, in the order of their days', async () => {
    const papers = await all<{ key: string; numbers: number[]; days: string[] }>(
      `select supplier_id || kind || year as key, array_agg(number order by issued_on, created_at) numbers, max(number) = max(c.last) counts
       from document join document_counter c using (supplier_id, kind, year) group by 1`,
    );
    expect(papers.length).toBeGreaterThan(5);
    for (const { numbers } of papers) expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(papers).toEqual(papers.map((paper) => ({ ...paper, counts: true })));
    expect(await all('select from document where year <> extract(year from issued_on)')).toEqual(
      [],
    );
  });

  test('everything happened before now, one thing after another, and not on a weekend', async () => {
    const wrong = await all(
      `select p.number from orders p where p.created_at > $1 or p.updated_at > $1 or p.updated_at < p.created_at
       union all select p.number from order_event e join orders p on p.id = e.order_id
         join order_event l on l.order_id = e.order_id and l.id > e.id where l.at < e.at or l.at > $1
       union all select p.number from payment m join orders p on p.id = m.order_id where m.paid_on < p.created_at::date
       union all select p.number from shipment s join orders p on p.id = s.order_id where s.received_at < s.shipped_on
       union all select p.number from orders p where p.due_at < $1 and p.status in ('new', 'offered', 'confirmed', 'invoiced')`,
      [now],
    );
    expect(wrong).toEqual([]);
    const numbers = await all<{ number: number }>('select number from orders order by created_at');
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1));
    const free = await all<{ at: Date }>(
      `select at from order_event where extract(isodow from at at time zone 'Europe/Moscow') > 5 and at < $1::timestamptz - interval '1 day'`,
      [now],
    );
    expect(free).toEqual([]);
    expect(await all('select from news where created_at > $1 or read_at > $1', [now])).toEqual([]);
  });
});

test('is emptied with the trade, and lives again', async () => {
  await seedTrade(db, { size, log: () => undefined, force: true, live: liveIn });
  const [counts] = await all(
    'select count(*) accounts, (select count(*) from orders) orders from account',
  );
  expect(counts).toEqual({ accounts: 7, orders: 24 });
});

test('the buyer’s employee waits for a yes, and once got a no', async () => {
  const rows = await all<{ state: string; may: boolean }>(
    `select a.state, exists (select from owner o where o.company_id = a.company_id and o.account_id = $1) may
     from approval a order by a.state`,
    [BUYER_ID],
  );
  expect(rows).toEqual([
    { state: 'declined', may: true },
    { state: 'waiting', may: true },
  ]);
});
