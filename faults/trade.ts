import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hashToken } from '../apps/api/src/accounts/auth.ts';
import { hashPassword } from '../apps/api/src/accounts/passwords/password.ts';
import { settleTotals } from '../apps/api/src/cache/totals.ts';
import type { Db } from '../apps/api/src/db/db.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { fillReference } from '../apps/api/src/seed/seed.ts';
import { wrongAggregates } from '../apps/api/src/testing/database/wrong-aggregates.ts';
import type { Import, Order } from '../packages/api-client/src/schema.ts';
import { type Caller, createCaller } from './caller.ts';
import type { Place } from './place.ts';

const PATIENCE_MS = 90_000;
const POLL_MS = 50;

/** Looks again and again until there is something. */
export async function until<Result>(
  what: string,
  look: () => Promise<Result | undefined | false>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const last = performance.now() + patienceMs;
  for (;;) {
    const result = await look();
    if (result) return result;
    if (performance.now() > last) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await wait(POLL_MS);
  }
}

/** A list of tyres in CSV: `rows` of them, each with this price in roubles and this many pieces. */
export const listOf = (rows: number, price: number, quantity: number): string =>
  ['Код;Наименование;Бренд;Опт;Остаток']
    .concat(
      Array.from({ length: rows }, (_, at) => {
        const size = `${155 + 10 * (at % 14)}/${35 + 5 * (at % 9)} R${13 + (at % 8)}`;
        return `K-${at};Cordiant Проба ${at} ${size} 91T;Cordiant;${price};${quantity}`;
      }),
    )
    .join('\n');

const PASSWORD = 'Protektor-2026';

/** Resolves to a proof that the session of an account is its owner's. */
export async function prove(origin: string, who: Caller): Promise<string> {
  const asked = await who.call<{ token: string }>(origin, '/user/proof', { method: 'POST' });
  const body = { token: asked.body.token, current_password: PASSWORD };
  return (await who.call<{ proof: string }>(origin, '/user/proof/confirm', { body })).body.proof;
}

async function insertAccount(db: Db, email: string | null, phone: string | null = null) {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into account (id, email, phone, password_hash, email_verified_at, phone_verified_at)
     values ($1, $2, $3, $4, now(), now())`,
    [id, email, phone, await hashPassword(PASSWORD)],
  );
  await db.query(
    `insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '9 hours')`,
    [hashToken(token), id],
  );
  return { id, ...createCaller(token) };
}

export interface Trade {
  supplierId: string;
  /** Two members of the supplier. */
  sellers: [Caller, Caller];
  buyers: Caller[];
}

const BUYERS = 6;
export const phoneOf = (at: number) => `7916123450${at}`;

/** A supplier with two members, without stock, and some buyers, in a database that no server has opened yet. */
export async function prepareTrade(place: Place): Promise<Trade> {
  const db = await place.open();
  try {
    await migrate(db);
    await fillReference(db);
    const sellers = [
      await insertAccount(db, 'anna@seller.example'),
      await insertAccount(db, 'boris@seller.example'),
    ] as const;
    const supplierId = randomUUID();
    await db.query(
      `insert into company (id, name, city_id, vat_rate) values ($1, 'Колесница', (select min(id) from city), 22)`,
      [supplierId],
    );
    for (const { id } of sellers)
      await db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
        supplierId,
        id,
      ]);
    const buyers: (Caller & { id: string })[] = [];
    for (let at = 0; at < BUYERS; at++)
      buyers.push(await insertAccount(db, `buyer${at}@buyer.example`, phoneOf(at)));
    await db.query(
      `insert into address (account_id, label, city_id, street, receiver, phone, is_default)
       select id, 'Склад', (select min(id) from city), 'Ленина, 1', 'Анна', '79161234567', true
       from unnest($1::uuid[]) id`,
      [buyers.map(({ id }) => id)],
    );
    return { supplierId, sellers: [...sellers], buyers };
  } finally {
    await db.close();
  }
}

export interface PriceLists {
  path: string;
  upload(origin: string, text: string | Uint8Array, name?: string): Promise<string>;
  look(origin: string, id: string): Promise<Import | undefined>;
  /** Waits until a list gets there; throws where it fails on the way. */
  reach(origin: () => string, id: string, ...states: Import['status'][]): Promise<Import>;
  confirm(origin: string, id: string): Promise<void>;
  /** From file to sale. */
  apply(origin: string, text: string): Promise<Import>;
}

/** What a supplier does with price lists. */
export function priceListsOf({ supplierId, sellers: [seller] }: Trade): PriceLists {
  const path = `/companies/${supplierId}/rests/imports`;
  const look = async (origin: string, id: string) =>
    (await seller.call<Import>(origin, `${path}/${id}`)).body;
  const lists: PriceLists = {
    path,
    look,
    upload: async (origin, text, name = 'Прайс.csv') => {
      const form = new FormData();
      form.append('file', new Blob([text as BlobPart]), name);
      const { status, body } = await seller.call<Import>(origin, path, { form });
      if (status !== 202) throw new Error(`The upload answered ${status} ${JSON.stringify(body)}`);
      return body.id;
    },
    reach: (origin, id, ...states) =>
      until(`A list is ${states.join(' or ')}`, async () => {
        const list = await look(origin(), id);
        if (list?.status === 'failed' && !states.includes('failed'))
          throw new Error(`The list failed: ${list.error}`);
        return list && states.includes(list.status) && list;
      }),
    confirm: async (origin, id) => {
      const accepted_warnings = (await look(origin, id))?.warnings?.map(({ code }) => code) ?? [];
      const { status, body } = await seller.call(origin, `${path}/${id}/confirm`, {
        body: { accepted_warnings },
      });
      if (status !== 202) throw new Error(`confirm answered ${status} ${JSON.stringify(body)}`);
    },
    apply: async (origin, text) => {
      const id = await lists.upload(origin, text);
      const { status } = await lists.reach(() => origin, id, 'preview', 'done');
      if (status === 'preview') await lists.confirm(origin, id);
      return lists.reach(() => origin, id, 'done');
    },
  };
  return lists;
}

export interface Rest {
  id: string;
  bulk_price: number;
  quantity: number;
}

/** The first offers of the supplier. */
export async function offersOf(origin: string, { supplierId, sellers: [seller] }: Trade) {
  const { status, body } = await seller.call<{ data: Rest[] }>(
    origin,
    `/companies/${supplierId}/rests`,
    { body: {} },
  );
  if (status !== 200) throw new Error(`The stock answered ${status} ${JSON.stringify(body)}`);
  return body.data;
}

/** Puts pieces of an offer into the cart, in place of whatever it held, and orders them. */
export async function order(origin: string, buyer: Caller, offer: string, key: string) {
  const put = await buyer.call(origin, `/cart/items/${offer}`, {
    method: 'PUT',
    body: { quantity: 1 },
  });
  if (put.status >= 300 || put.status === 0) return put as typeof put & { body: { data: Order[] } };
  return buyer.call<{ data: Order[] }>(origin, '/orders', { body: {}, key });
}

/** Pieces of the supplier's offers and in orders that are open, and totals that are wrong, as the database has them. */
export async function takeStock(db: Db, { supplierId }: Trade) {
  await settleTotals(db, true);
  const { rows } = await db.query<{ left: number; ordered: number; offers: number }>(
    `select coalesce(sum(quantity), 0)::int "left", count(*)::int offers,
       (select coalesce(sum(coalesce(i.confirmed_quantity, i.quantity)), 0)::int from order_item i
        join orders p on p.id = i.order_id where p.status in ('new', 'confirmed')) ordered
     from offer where supplier_id = $1`,
    [supplierId],
  );
  const [stock = { left: 0, ordered: 0, offers: 0 }] = rows;
  return { ...stock, wrong: await wrongAggregates(db) };
}
