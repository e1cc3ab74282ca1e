import { randomUUID } from 'node:crypto';
import type { Approval } from '@org/api-client/schema';
import { setLimit } from '../accounts/spending/spending.sql.ts';
import type { Db } from '../db/db.ts';
import { decide } from '../modules/orders/approvals/decide.ts';
import { createOrders } from '../modules/orders/order-create.handlers.ts';
import { moveStock } from '../modules/orders/stock/order-stock.sql.ts';
import { BUYER_COMPANY_ID, BUYER_ID, PASSWORD_HASH } from '../seed/parties/demo-accounts.ts';
import { cityOf, inventPhone } from '../seed/parties/party-cities.ts';
import { NO_JOBS, NO_LIMITS } from './own-request.ts';
import type { Seller } from './parties.ts';
import type { Shelf } from './shelf.ts';

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
async function ask(tx: Db, shelf: Shelf, seller: Seller, comment: string, minutes: number) {
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
export async function insertApprovals(tx: Db, sellers: [Seller, Seller], shelf: Shelf) {
  await insertPavel(tx);
  const [first, second] = sellers;
  const refused = await ask(tx, shelf, first, 'Впрок, на весну', 26 * 60);
  await decline(tx, refused, 'Сначала один комплект');
  await ask(tx, shelf, second, 'Такси-парк берёт три комплекта, на складе два', 40);
}
