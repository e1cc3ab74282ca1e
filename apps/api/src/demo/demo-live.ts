import { createHash, randomUUID } from 'node:crypto';
import type { Approval } from '@org/api-client/schema';
import { compareAsc } from 'date-fns/compareAsc';
import { setLimit } from '../accounts/spending.sql.ts';
import type { Db } from '../db/db.ts';
import { decide } from '../modules/orders/approvals/decide.ts';
import { moveStock } from '../modules/orders/order-stock.sql.ts';
import { createOrders } from '../modules/orders/placing/order-create.handlers.ts';
import {
  BUYER_COMPANY_ID,
  BUYER_ID,
  PASSWORD_HASH,
  SUPPLIER_ID,
} from '../seed/parties/demo-accounts.ts';
import { cityOf, inventPhone } from '../seed/parties/party-cities.ts';
import type { Trade } from '../seed/trade/trade.ts';
import { Deal } from './deal.ts';
import { insertHistory } from './demo-history.ts';
import { happened, momentOf, numberPapers } from './demo-moment.ts';
import { NO_JOBS, NO_LIMITS } from './own-request.ts';
import type { DemoSupplier } from './parties.ts';
import { insertPeople, type People } from './people.ts';
import { Shelf } from './shelf.ts';
import { STORIES } from './stories.ts';

const PAVEL_ID = '019a0000-0000-7000-8000-000000000025';

/** Inserts somebody who buys for the demo's buyer up to a limit. */
async function insertPavel(tx: Db) {
  const [name, email] = ['Павел Лужков', 'pavel@oka-montazh.demo.example'];
  await tx.query(
    `insert into account (id, email, email_verified_at, password_hash, full_name, phone) values ($1, $2, now(), $3, $4, $5)`,
    [PAVEL_ID, email, PASSWORD_HASH, name, inventPhone(cityOf('Рязань'), 103)],
  );
  await tx.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    BUYER_COMPANY_ID,
    PAVEL_ID,
  ]);
  const { rows } = await tx.query<{ id: string }>(
    `update employee set full_name = $3, position = 'Закупщик', roles = '{buyer}' where company_id = $1 and account_id = $2 returning id`,
    [BUYER_COMPANY_ID, PAVEL_ID, name],
  );
  await setLimit(
    tx,
    BUYER_COMPANY_ID,
    { employee: rows[0]?.id ?? '' },
    { per_order: 4_000_000, per_month: 30_000_000 },
  );
}

/** Asks for more than the limit, so many minutes ago. */
async function ask(tx: Db, shelf: Shelf, seller: DemoSupplier, comment: string, minutes: number) {
  await shelf.fillCart(tx, PAVEL_ID, { ...seller, minOrderSum: 4_100_000 }, 2);
  const body = { supplier_ids: [seller.company], company_id: BUYER_COMPANY_ID, comment };
  const request = {
    ...{ db: tx, jobs: NO_JOBS, limiter: NO_LIMITS, body },
    account: { id: PAVEL_ID, tokenHash: Buffer.alloc(0) },
    headers: { 'idempotency-key': randomUUID() },
  };
  const reply = { code: () => undefined };
  const asked = await createOrders(request as never, reply as never);
  if (!('approval' in asked)) throw new Error('The demo’s employee is above no limit.');
  await tx.query(
    `update approval set created_at = created_at - make_interval(mins => $2) where id = $1`,
    [asked.approval.id, minutes],
  );
  return asked.approval;
}

async function decline(tx: Db, { id, lines }: Approval, reason: string) {
  await decide(tx, NO_JOBS, { id }, { state: 'declined', by: BUYER_ID, reason });
  await tx.query(
    `update approval set decided_at = created_at + interval '12 minutes' where id = $1`,
    [id],
  );
  await moveStock(tx, lines);
}

/** Inserts an employee with a limit, what he was refused, and what waits for the buyer's yes. */
async function insertApprovals(tx: Db, sellers: [DemoSupplier, DemoSupplier], shelf: Shelf) {
  await insertPavel(tx);
  const [first, second] = sellers;
  const refused = await ask(tx, shelf, first, 'Впрок, на весну', 26 * 60);
  await decline(tx, refused, 'Сначала один комплект');
  await ask(tx, shelf, second, 'Такси-парк берёт три комплекта, на складе два', 40);
}

/** Inserts favorites and more delivery addresses. */
async function insertLists(tx: Db, { sellers }: People): Promise<void> {
  await tx.query(
    `insert into favorite_supplier (account_id, supplier_id) select * from unnest($1::uuid[], $2::uuid[]) on conflict do nothing`,
    [
      [BUYER_ID, BUYER_ID, SUPPLIER_ID, SUPPLIER_ID],
      [
        sellers.protektor.company,
        sellers.volga.company,
        sellers.protektor.company,
        sellers.volga.company,
      ],
    ],
  );
  const city = cityOf('Рязань');
  await tx.query(
    `insert into address (company_id, label, city_id, street, receiver, phone, working_hours, is_default)
     values ($1, 'Склад', $2, 'ул. Складская, д. 912', 'Сергей Вулканов', $3, 'пн–сб 9:00–18:00', false)`,
    [BUYER_COMPANY_ID, city.id, inventPhone(city, 102)],
  );
}

const MINUTE = 60_000;

/** Returns all steps of all orders, in order of time. */
function timelineOf(tx: Db, { sellers, buyers }: People, shelf: Shelf, now: Date) {
  return STORIES.flatMap((story) => {
    const deal = new Deal(tx, {
      buyer: buyers[story.buyer],
      seller: sellers[story.seller],
      shelf,
    });
    let last = 0;
    return story.steps.map(({ ago, does, due = false }) => {
      // steps of a weekend move to Friday and keep their order
      last = Math.max(momentOf(ago, now).getTime(), last + 9 * MINUTE);
      return { at: new Date(last), does, due, deal };
    });
  }).sort((a, b) => compareAsc(a.at, b.at));
}

/** Marks old news as read. */
const READ = `
  update news set read_at = created_at + interval '40 minutes'
  where read_at is null and created_at < $1::timestamptz - interval '20 hours'`;

/** Fills the carts: with enough for an order from one seller, and with less than that from another. */
async function fillCarts(tx: Db, { sellers }: People, shelf: Shelf) {
  await shelf.fillCart(tx, BUYER_ID, sellers.protektor, 2);
  await shelf.fillCart(tx, BUYER_ID, { ...sellers.own, minOrderSum: 0 }, 1);
  await shelf.fillCart(tx, SUPPLIER_ID, sellers.volga, 2);
}

async function insertKey(tx: Db, company: string, now: Date) {
  const secret = createHash('sha256').update('a secret that nobody was shown').digest();
  await tx.query(
    `insert into company_key (id, company_id, account_id, name, secret_hash, ending, scopes, networks, created_at, used_at, used_from)
     values ('019a0000-0000-7000-8000-000000000041', $1, $2, '1С: Управление торговлей', $3, 'q7Xd', '{stock}', '{192.0.2.0/24}',
       $4::timestamptz - interval '60 days', date_trunc('minute', $4::timestamptz - interval '20 minutes'), '192.0.2.14')`,
    [company, SUPPLIER_ID, secret, now],
  );
}

/**
 * Inserts a quarter of a year of trade of the two demo accounts: orders in every state with their documents, payments
 * and messages. The product's own handlers make them; then they are moved to the time when they happened. Also inserts
 * carts, lists and price lists.
 */
export async function liveIn(tx: Db, trade: Trade): Promise<void> {
  const { now } = trade.size;
  const people = await insertPeople(tx, trade);
  const shelf = new Shelf();
  for (const { at, does, due, deal } of timelineOf(tx, people, shelf, now)) {
    await does(deal, at);
    await happened(tx, deal.order.id, { at, due });
  }
  await numberPapers(tx);
  await tx.query(READ, [now]);
  await fillCarts(tx, people, shelf);
  await insertApprovals(tx, [people.sellers.volga, people.sellers.protektor], shelf);
  await insertLists(tx, people);
  await insertHistory(tx, people.sellers.own.company, now);
  await insertKey(tx, people.sellers.own.company, now);
}
