import type { Order } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser, type User } from '../../testing/visitor.ts';
import { applyBankChanges } from './bank-changes.jobs.ts';
import { selectDocument } from './documents/documents.sql.ts';
import { invoiceForm } from './documents/invoice.ts';
import { createLifeScene, type LifeScene } from './testing/life-scene.ts';

const OLD = {
  bic: '044525225',
  account: '40702810938000012345',
  correspondent_account: '30101810400000000225',
  name: 'ПАО «Сбербанк»',
};
const NEW = {
  bic: '044030827',
  account: '40702810900000002851',
  correspondent_account: '30101810200000000827',
  name: 'АО «Невский банк»',
};

let scene: LifeScene;
let supplier: string;
let partner: User;
beforeAll(async () => {
  scene = await createLifeScene();
  [supplier] = scene.server.suppliers;
  partner = await createUser(scene.server, { email: 'partner@koleso.ru', verified: true });
  await scene.server.db.query('insert into company_member values ($1, $2, true)', [
    supplier,
    partner.id,
  ]);
});
afterAll(() => scene.server.close());
beforeEach(async () => {
  const { db } = scene.server;
  await db.query('delete from bank_change');
  await db.query(
    `update company set bank_bic = $2, bank_account = $3, bank_correspondent_account = $4, bank_name = $5 where id = $1`,
    [supplier, ...Object.values(OLD)],
  );
});

const change = (bank: object) => scene.server.seller.put(`/companies/${supplier}/edit`, { bank });
const company = async () => (await partner.get(`/companies/${supplier}`)).json();
const recipients: string[] = [];
/** Jobs that only note what is added. */
const jobs = {
  add: async (_db: unknown, name: string, data: object) => {
    recipients.push(`${name} ${JSON.stringify(data)}`);
  },
  addAll: async (_db: unknown, name: string, all: { data: object }[]) => {
    recipients.push(...all.map(({ data }) => `${name} ${JSON.stringify(data)}`));
  },
} as Parameters<typeof applyBankChanges>[0]['jobs'];

const apply = () => applyBankChanges({ db: scene.server.db, jobs, pushKey: undefined });
/** A day goes by, and the job runs. */
async function nextDay() {
  await scene.server.db.query(`update bank_change set due_at = now() where refused_at is null`);
  await apply();
}

async function invoiced(): Promise<Order> {
  const order = await scene.make(2);
  await scene.server.seller.post(`/orders/${order.id}/confirm`, {});
  const answer = await scene.server.seller.post(`/orders/${order.id}/invoice`);
  expect(answer.statusCode, answer.body).toBe(200);
  return scene.seen(order);
}
const paper = async ({ id, documents, bank_changed_on }: Order) => {
  const document = await selectDocument(scene.server.db, id, documents[0]?.id ?? '');
  if (!document) throw new Error('The order has no document.');
  return {
    account: document.content.seller.bank?.account,
    text: JSON.stringify(invoiceForm(document, bank_changed_on)),
  };
};

test('new details wait for a day, and invoices keep the old ones', async () => {
  const answer = await change(NEW);
  expect(answer.json()).toMatchObject({ bank: OLD, bank_change: { bank: NEW } });
  await apply();
  expect(await company()).toMatchObject({ bank: OLD, bank_change: { bank: NEW } });
  const order = await invoiced();
  expect(order.bank_changed_on).toBeNull();
  const { account, text } = await paper(order);
  expect(account).toBe(OLD.account);
  expect(text).not.toContain('Реквизиты изменены');

  recipients.length = 0;
  await nextDay();
  expect(await company()).toMatchObject({ bank: NEW, bank_change: null });
  // the invoice that was there keeps its account and says what happened; its buyer hears of it
  const seen = await scene.seen(order);
  expect(seen.bank_changed_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(seen.history.at(-1)).toMatchObject({ kind: 'bank_changed', status: 'invoiced', by: null });
  const old = await paper(seen);
  expect(old.account).toBe(OLD.account);
  expect(old.text).toMatch(/Реквизиты изменены \d+ [а-я]+/);
  expect(recipients.filter((job) => job.startsWith('order-news'))).toHaveLength(1);
  expect(recipients.filter((job) => job.includes('"event":"bank-changed"'))).toHaveLength(1);
  const next = await paper(await invoiced());
  expect(next.account).toBe(NEW.account);
  expect(next.text).toContain('Реквизиты изменены');

  await scene.server.db.query(`update bank_change set applied_at = now() - interval '15 days'`);
  expect((await scene.seen(order)).bank_changed_on).toBeNull();
});

test('the company sees what is left to pay by its old details', async () => {
  const unpaid = async () =>
    (await partner.get(`/companies/${supplier}/unpaid-invoices`)).json<{
      count: number;
      due: number;
    }>();
  const before = await unpaid();
  const order = await invoiced();
  const after = await unpaid();
  expect(after).toEqual({ count: before.count + 1, due: before.due + order.due });
  const paid = { sum: order.due, paid_on: order.created_at.slice(0, 10) };
  const answer = await scene.server.seller.post(`/orders/${order.id}/payments`, paid);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await unpaid()).toEqual(before);
});

test('any owner says «Это не мы», and they never count', async () => {
  await change(NEW);
  const refused = await partner.delete(`/companies/${supplier}/bank-change`);
  expect(refused.statusCode).toBe(204);
  await nextDay();
  expect(await company()).toMatchObject({ bank: OLD, bank_change: null });
  expect((await partner.delete(`/companies/${supplier}/bank-change`)).statusCode).toBe(404);
});

test('either the refusal or the change comes first', async () => {
  await change(NEW);
  await scene.server.db.query('update bank_change set due_at = now()');
  const [refused] = await Promise.all([
    partner.delete(`/companies/${supplier}/bank-change`),
    apply(),
  ]);
  const { bank, bank_change } = await company();
  expect([bank_change, bank]).toEqual([null, refused.statusCode === 204 ? OLD : NEW]);
});

test('a second change waits a whole day, and the present details end what waits', async () => {
  await change(NEW);
  const { due_at: first } = (await company()).bank_change;
  await change({ ...NEW, name: 'Другой банк' });
  const { bank_change: second } = await company();
  expect(second.bank.name).toBe('Другой банк');
  expect(Date.parse(second.due_at)).toBeGreaterThan(Date.parse(first));
  await change(OLD);
  expect(await company()).toMatchObject({ bank: OLD, bank_change: null });
});

test('the first details count at once: nobody has paid by others', async () => {
  await scene.server.db.query(
    `update company set bank_bic = null, bank_account = null, bank_correspondent_account = null, bank_name = null where id = $1`,
    [supplier],
  );
  await change(NEW);
  expect(await company()).toMatchObject({ bank: NEW, bank_change: null });
  // to have none is a change as well
  await change({ bic: null, account: null, correspondent_account: null, name: null });
  expect(await company()).toMatchObject({ bank: NEW, bank_change: { bank: { account: null } } });
});
