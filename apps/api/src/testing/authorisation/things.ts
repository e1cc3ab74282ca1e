import { addInvitation } from '../../links/invitations.ts';
import { addLink, sendLink } from '../../links/links.ts';
import type { TestApp } from '../test-app.ts';
import type { User } from '../visitor.ts';

/** The server, and the account and company that calls are about. */
export interface Scene {
  server: TestApp;
  owner: User;
  /** A company of the owner's: the demo's supplier, with stock and a branch. */
  company: string;
}

/** Resolves to `value` in the first row. */
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

/** The token of the link that `add` sends. */
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

/** The token of a link to the owner's address. */
export const linkToken = (scene: Scene, purpose: 'password' | 'email') =>
  tokenOf(scene, (jobs) =>
    addLink(scene.server.db, jobs, {
      purpose,
      accountId: scene.owner.id,
      address: 'owner@koleso.ru',
    }),
  );

/** A passkey of the owner's. */
export const somePasskey = (scene: Scene) =>
  one<string>(
    scene,
    `insert into passkey (id, account_id, name, public_key, counter, transports)
     values (replace(gen_random_uuid()::text, '-', ''), $1, 'Ключ', '\\x00', 0, '{}') returning id as value`,
    [scene.owner.id],
  );

/** A browser that shows the owner notices. */
export const someBrowser = (scene: Scene) =>
  one<string>(
    scene,
    `insert into push_subscription (session_id, endpoint, p256dh, auth, server_key)
     select id, 'https://push.example/' || gen_random_uuid(), '', '', '' from session where account_id = $1 limit 1
     on conflict (session_id) do update set auth = '' returning id as value`,
    [scene.owner.id],
  );

export const uploaded = (scene: Scene, purpose: 'avatar' | 'logo') =>
  one<string>(
    scene,
    `insert into file (id, account_id, purpose) values (gen_random_uuid(), $1, $2) returning id as value`,
    [scene.owner.id, purpose],
  );

/** An offer with enough pieces for the examples of the contract. */
export const someOffer = (scene: Scene) =>
  one<string>(
    scene,
    'select id::text as value from offer where quantity >= 16 and min_order <= 8 and 8 % multiple = 0 limit 1',
  );

/** A branch of the owner's company. */
export const someFilial = (scene: Scene) =>
  one<string>(
    scene,
    `insert into company (id, parent_id, name) values (gen_random_uuid(), $1, 'Филиал') returning id as value`,
    [scene.company],
  );

/** Bank details of the owner's company that wait. */
export const someBankChange = ({ server, company, owner }: Scene) =>
  server.db.query(
    `insert into bank_change (id, company_id, account_id, by, bank_account, due_at)
     values (gen_random_uuid(), $1, $2, 'Олег', '40702810900000002851', now() + interval '1 day')
     on conflict do nothing`,
    [company, owner.id],
  );

/** A member of the owner's company, by the id of the employee. */
export const someMember = async (scene: Scene, isOwner = false) => {
  const account = await one<string>(
    scene,
    `insert into account (id, email, password_hash) values (gen_random_uuid(), gen_random_uuid() || '@koleso.ru', '')
     returning id as value`,
  );
  await scene.server.db.query(
    'insert into company_member (company_id, account_id, is_owner) values ($1, $2, $3)',
    [scene.company, account, isOwner],
  );
  return one<string>(
    scene,
    'select id as value from employee where company_id = $1 and account_id = $2',
    [scene.company, account],
  );
};

/** A company of the owner's that has been deleted. */
export const someDeletedCompany = async (scene: Scene) => {
  const id = await one<string>(
    scene,
    `insert into company (id, name, deleted_at) values (gen_random_uuid(), 'Удалённая', now()) returning id as value`,
  );
  await scene.server.db.query(
    'insert into company_member (company_id, account_id) values ($1, $2)',
    [id, scene.owner.id],
  );
  return id;
};

/** An employee of the owner's company. */
export const someEmployee = (scene: Scene) =>
  one<string>(
    scene,
    `insert into employee (company_id, full_name) values ($1, 'Пётр Ильин') returning id as value`,
    [scene.company],
  );

export async function invitationToken(scene: Scene): Promise<string> {
  const employeeId = await someEmployee(scene);
  return tokenOf(scene, (jobs) =>
    addInvitation(scene.server.db, jobs, {
      employeeId,
      address: 'petr@koleso.ru',
      by: scene.owner.id,
    }),
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

/** The body of a call that creates a warehouse. */
export const warehouseBody = () => ({
  name: `Склад ${Math.random()}`,
  city: 'Екатеринбург',
  delivery_days_min: 0,
  delivery_days_max: 1,
});

const ADDRESS = `insert into address (account_id, label, city_id, street, receiver, phone, is_default)
  select a.id, 'Склад', (select min(id) from city), 'Монтажников, 24', 'Андрей', '73432884107', true from account a`;

/** An address of the owner's. */
export const someAddress = async (scene: Scene): Promise<string> => {
  const { id } = scene.owner;
  await scene.server.db.query('delete from address where account_id = $1', [id]);
  return one(scene, `${ADDRESS} where a.id = $1 returning id as value`, [id]);
};

/** Puts an offer into every cart, and sets the addresses to deliver to. */
export async function fillCarts(scene: Scene): Promise<void> {
  const { db } = scene.server;
  await db.query('update company set min_order_sum = 0, pickup = true');
  await db.query(
    `insert into cart_item (account_id, offer_id, product_id, supplier_id, quantity, price_added, terms)
     select a.id, o.id, o.product_id, o.supplier_id, 16, o.bulk_price, offer_terms(o)
     from offer o, account a where o.id = $1::bigint and a.email like '%@koleso.ru'`,
    [await someOffer(scene)],
  );
  await db.query('delete from address');
  await db.query(`${ADDRESS} where a.email like '%@koleso.ru'`);
}

/** An offer of the owner's company. */
export const someRest = (scene: Scene) =>
  one<string>(scene, 'select id::text as value from offer where supplier_id = $1 limit 1', [
    scene.company,
  ]);

/** A tyre that the owner's company sells. */
export const someOwnProduct = (scene: Scene) =>
  one<string>(
    scene,
    `select product_id::text as value from offer join listing using (product_id)
     where supplier_id = $1 and offer.quantity > 0 and season is not null limit 1`,
    [scene.company],
  );

/** The key that restores an offer that was taken off sale. */
export const someRemovedRest = (scene: Scene) =>
  one<string>(
    scene,
    `insert into removed_rest (undo_id, company_id, offer, expires_at)
     select gen_random_uuid(), supplier_id, to_jsonb(o), now() + interval '1 minute' from offer o where supplier_id = $1 limit 1
     returning undo_id as value`,
    [scene.company],
  );

/** The only price list of the owner's company: as a preview, or already applied. */
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

/** A price list with an open doubt, which the example of the contract answers. */
export async function someDoubt(scene: Scene): Promise<{ import_id: string }> {
  const list = await somePriceList(scene, 'preview');
  await scene.server.db.query(
    `insert into price_list_doubt (list_id, id, kind, subject, rows, first_row) values ($1, 'k3vJ0aQx1bTn', 'new_brand', 'КамаЕвр', 1, 2)`,
    [list.import_id],
  );
  return list;
}

/** A rule of the owner's company. */
export async function someRule(scene: Scene): Promise<{ rule_id: string }> {
  const rule_id = await one<string>(
    scene,
    `insert into import_rule (company_id, kind, subject, subject_key, answer)
     values ($1, 'new_brand', 'КамаЕвр', gen_random_uuid()::text, 'keep') returning id::text as value`,
    [scene.company],
  );
  return { rule_id };
}

/** A row of a price list in preview, which cannot be sold because it has no price. */
export async function someRejectedRow(scene: Scene): Promise<{ import_id: string; row: string }> {
  const list = await somePriceList(scene, 'preview');
  const values = { values: { name: 'Cordiant Comfort 2 195/65 R15 91H' }, stocks: [] };
  await scene.server.db.query(
    `insert into price_list_reject (list_id, position, row, text, values, field, reason) values ($1, 0, 2, '', $2, 'bulk_price', 'Нет цены')`,
    [list.import_id, JSON.stringify(values)],
  );
  return { ...list, row: '2' };
}

/** An API key of the company. */
export const someKey = async (scene: Scene) => ({
  id: scene.company,
  key_id: await one<string>(
    scene,
    `insert into company_key (id, company_id, account_id, name, secret_hash, ending, scopes)
     values (gen_random_uuid(), $1, $2, 'Обмен', sha256(gen_random_uuid()::text::bytea), 'abcd', '{stock}') returning id as value`,
    [scene.company, scene.owner.id],
  ),
});

/** A webhook of the company. Its URL leads nowhere. */
export const someWebhook = async (scene: Scene) => ({
  id: scene.company,
  webhook_id: await one<string>(
    scene,
    `insert into webhook (id, company_id, account_id, url, secret, cursor)
     values (gen_random_uuid(), $1, $2, 'https://localhost/', '\\x00', 0) returning id as value`,
    [scene.company, scene.owner.id],
  ),
});

/** A source of the company's price lists. Its URL leads nowhere. */
export const someSource = async (scene: Scene) => ({
  id: scene.company,
  source_id: await one<string>(
    scene,
    `insert into source (id, company_id, name, url, mode)
     values (gen_random_uuid(), $1, 'Прайс', 'https://localhost/', 'update') returning id as value`,
    [scene.company],
  ),
});

/** The revision of the company's terms of delivery. */
export const someRevision = (scene: Scene) =>
  one<number>(scene, 'select delivery_revision as value from company where id = $1', [
    scene.company,
  ]);

/** An exchange of the company with its 1С, which has sent a type of price. */
export async function someExchange(scene: Scene) {
  const id = await one<string>(
    scene,
    `insert into exchange (id, company_id, login, password_hash) values (gen_random_uuid(), $1, gen_random_uuid()::text, '')
     on conflict (company_id) do update set price_type = null returning id as value`,
    [scene.company],
  );
  await scene.server.db.query(
    `insert into exchange_thing (exchange_id, kind, thing, name, xml, session_id) values ($1, 'price_type', 'p', 'Оптовая', '', $1)
     on conflict do nothing`,
    [id],
  );
  return { id: scene.company };
}
