import { addInvitation } from '../../links/invitations.ts';
import { addLink, sendLink } from '../../links/links.ts';
import type { TestApp } from '../test-app.ts';
import type { User } from '../visitor.ts';

/** Who sends a call, and to what. */
export interface Scene {
  server: TestApp;
  owner: User;
  /** A company of the owner's: the demo's supplier, with stock and a branch. */
  company: string;
}

/** The `value` of the first row. */
export async function one<Value>(
  { server }: Pick<Scene, 'server'>,
  sql: string,
  params: unknown[] = [],
): Promise<Value> {
  const { rows } = await server.db.query<{ value: Value }>(sql, params);
  if (!rows[0]) throw new Error(`Nothing is there: ${sql}`);
  return rows[0].value;
}

type AddJob = Parameters<typeof addLink>[1];

/** The token of a link that `add` has sent. */
async function tokenOf({ server: { db } }: Scene, add: (jobs: AddJob) => Promise<unknown>) {
  const sent: string[] = [];
  const take = async ({ text }: { text: string }) => void sent.push(text);
  const ids: string[] = [];
  await add({
    add: async (_db: unknown, _name: string, link: { id: string }) => ids.push(link.id),
  } as never);
  const publicUrl = 'https://protektor.example';
  await sendLink({ db, post: { email: take, phone: take }, publicUrl }, { id: ids[0] ?? '' });
  return /(?:token=|verification%2F)([\w-]{43})/.exec(sent[0] ?? '')?.[1] ?? '';
}

/** The token of a link to one of the owner's addresses. */
export const linkToken = (scene: Scene, purpose: 'password' | 'email') =>
  tokenOf(scene, (jobs) =>
    addLink(scene.server.db, jobs, {
      purpose,
      accountId: scene.owner.id,
      address: 'owner@koleso.ru',
    }),
  );

export const uploaded = (scene: Scene, purpose: 'avatar' | 'logo') =>
  one<string>(
    scene,
    `insert into file (id, account_id, purpose) values (gen_random_uuid(), $1, $2) returning id as value`,
    [scene.owner.id, purpose],
  );

/** An offer with more than the examples of the contract ask for. */
export const someOffer = (scene: Scene) =>
  one<string>(
    scene,
    'select id::text as value from offer where quantity >= 16 and min_order <= 8 and 8 % multiple = 0 limit 1',
  );

/** An order that the owner made with a supplier. */
export async function someOrder(scene: Scene): Promise<string> {
  const purchase = await one<string>(
    scene,
    `insert into purchase (id, account_id, supplier_id, buyer, supplier, contact, delivery)
     values (gen_random_uuid(), $1, $2, '{"name":"Покупатель"}', '{"name":"Поставщик"}', '{"full_name":null,"phone":null,"email":null}', '{"kind":"pickup","address":null}') returning id as value`,
    [scene.owner.id, scene.company],
  );
  await scene.server.db.query(
    `insert into purchase_item (id, purchase_id, position, offer_id, product, city, warehouse, quantity, bulk_price, vat_rate, vat_included)
     select gen_random_uuid(), $1, 1, id, product_brief(product_id), '', '', 4, bulk_price, vat_rate, vat_included from offer limit 1`,
    [purchase],
  );
  await scene.server.db.query(
    `insert into purchase_event (purchase_id, status) values ($1, 'new')`,
    [purchase],
  );
  return purchase;
}

/** A branch of the owner's company. */
export const someFilial = (scene: Scene) =>
  one<string>(
    scene,
    `insert into company (id, parent_id, name) values (gen_random_uuid(), $1, 'Филиал') returning id as value`,
    [scene.company],
  );

/** Somebody who works in the owner's company. */
export const someEmployee = (scene: Scene) =>
  one<string>(
    scene,
    `insert into employee (company_id, full_name) values ($1, 'Пётр Ильин') returning id as value`,
    [scene.company],
  );

export async function invitationToken(scene: Scene): Promise<string> {
  const employeeId = await someEmployee(scene);
  return tokenOf(scene, (jobs) =>
    addInvitation(scene.server.db, jobs, { employeeId, address: 'petr@koleso.ru' }),
  );
}

/** An empty warehouse of the owner's company. */
export const someWarehouse = (scene: Scene) =>
  one<string>(
    scene,
    `insert into warehouse (company_id, city_id, name, delivery_days_min, delivery_days_max)
     values ($1, 1, gen_random_uuid()::text, 0, 1) returning id::text as value`,
    [scene.company],
  );

/** What a warehouse is made of. */
export const warehouseBody = () => ({
  name: `Склад ${Math.random()}`,
  city: 'Екатеринбург',
  delivery_days_min: 0,
  delivery_days_max: 1,
});

/** Puts something into everybody's cart. */
export async function fillCarts(scene: Scene): Promise<void> {
  const { db } = scene.server;
  await db.query('update company set min_order_sum = 0');
  await db.query(
    `insert into cart_item (account_id, offer_id, product_id, supplier_id, quantity, price_added, terms)
     select a.id, o.id, o.product_id, o.supplier_id, 16, o.bulk_price, offer_terms(o)
     from offer o, account a where o.id = $1::bigint and a.email like '%@koleso.ru'`,
    [await someOffer(scene)],
  );
}

/** A row of the stock of the owner's company. */
export const someRest = (scene: Scene) =>
  one<string>(scene, 'select id::text as value from offer where supplier_id = $1 limit 1', [
    scene.company,
  ]);

/** What brings a row back that was taken off sale. */
export const someRemovedRest = (scene: Scene) =>
  one<string>(
    scene,
    `insert into removed_rest (undo_id, company_id, offer, expires_at)
     select gen_random_uuid(), supplier_id, to_jsonb(o), now() + interval '1 minute' from offer o where supplier_id = $1 limit 1
     returning undo_id as value`,
    [scene.company],
  );

/** The one price list of the owner's company, which would still change the stock, or has. */
export async function somePriceList(
  scene: Scene,
  status: 'preview' | 'done',
): Promise<{ import_id: string }> {
  await scene.server.db.query('delete from price_list where company_id = $1', [scene.company]);
  const id = await one<string>(
    scene,
    `insert into price_list (id, company_id, status, mode, file_name, file_size, file_hash, created, finished_at)
     values (gen_random_uuid(), $1, $2, 'update', 'Прайс.xlsx', 1, '\\x00', 1, now()) returning id as value`,
    [scene.company, status],
  );
  return { import_id: id };
}

/** A row of a price list that waits, which can't be sold for want of a price. */
export async function someRejectedRow(scene: Scene): Promise<{ import_id: string; row: string }> {
  const list = await somePriceList(scene, 'preview');
  const values = { values: { name: 'Cordiant Comfort 2 195/65 R15 91H' }, stocks: [] };
  await scene.server.db.query(
    `insert into price_list_reject (list_id, position, row, text, values, field, reason) values ($1, 0, 2, '', $2, 'bulk_price', 'Нет цены')`,
    [list.import_id, JSON.stringify(values)],
  );
  return { ...list, row: '2' };
}
