import { randomUUID } from 'node:crypto';
import type { Cart, CartItem } from '@org/api-client/schema';
import { insertCatalog } from './catalog/insert-catalog.ts';
import { testCatalog, uuid } from './catalog/random-catalog.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createUser, type User } from './visitor.ts';

/** The values of an offer that a test sets. All others stay as in the catalog. */
interface OfferChange {
  bulk_price?: number;
  quantity?: number;
  min_order?: number;
  multiple?: number;
  vat_rate?: number | null;
  vat_included?: boolean;
  country?: string | null;
  customs_declaration?: string | null;
}

export interface TradeApp extends TestApp {
  /** Ids of offers with 100 pieces at 1 000 ₽: three offers of each of three suppliers. */
  offers: [string[], string[], string[]];
  suppliers: [string, string, string];
  setOffer(id: string, change: OfferChange): Promise<void>;
  /** The pieces that an offer has left. */
  stockOf(id: string): Promise<number>;
}

/** Creates a server over a small catalog, with a few offers whose values the test knows. */
export async function createTradeApp(
  options: Parameters<typeof createTestApp>[0] & { server?: TestApp } = {},
): Promise<TradeApp> {
  const server = options.server ?? (await createTestApp({ hasCatalog: true, ...options }));
  const { db } = server;
  if (options.server || options.db) await insertCatalog(db, testCatalog());
  const suppliers: TradeApp['suppliers'] = [uuid(1), uuid(2), uuid(3)];
  const offersOf = async (supplier: string) => {
    const { rows } = await db.query<{ id: string }>(
      `update offer set bulk_price = 100000, quantity = 100, vat_rate = 22
       where id in (select id from offer where supplier_id = $1 order by id limit 3) returning id::text id`,
      [supplier],
    );
    return rows.map(({ id }) => id);
  };
  const [first, second, third] = suppliers;
  return {
    ...server,
    suppliers,
    offers: [await offersOf(first), await offersOf(second), await offersOf(third)],
    setOffer: async (id, change) => {
      const columns = Object.keys(change).join(', ');
      await db.query(
        `update offer set (${columns}) = (select ${columns} from json_populate_record(null::offer, $2::json)) where id = $1::bigint`,
        [id, JSON.stringify(change)],
      );
    },
    stockOf: async (id) => {
      const { rows } = await db.query<{ quantity: number }>(
        'select quantity from offer where id = $1::bigint',
        [id],
      );
      return rows[0]?.quantity ?? 0;
    },
  };
}

/** An account with a cart. */
export interface Buyer extends User {
  cart(): Promise<Cart>;
  /** Sets the quantity of an offer. */
  order(offer: string, quantity: unknown): ReturnType<User['put']>;
  add(...items: [offer: string, quantity: number][]): ReturnType<User['post']>;
}

/** An example of an address. */
const ADDRESS = {
  label: 'Склад',
  city: 'Москва',
  street: 'Монтажников, 24',
  receiver: 'Андрей',
  phone: '73432884107',
  working_hours: null,
  is_default: true,
};

/** Gives an account an address, so that deliveries have a default destination. */
export async function giveAddress({ db }: TestApp, user: User) {
  const { rows } = await db.query<{ name: string }>('select name from city order by id');
  await user.post('/addresses', { ...ADDRESS, city: rows[0]?.name });
}

/** Creates an account with an address and an empty cart. */
export async function createBuyer(server: TestApp): Promise<Buyer> {
  const user = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  await giveAddress(server, user);
  return {
    ...user,
    cart: async () => (await user.get('/cart')).json<Cart>(),
    order: (offer, quantity) => user.put(`/cart/items/${offer}`, { quantity }),
    add: (...items) =>
      user.post('/cart/items', {
        items: items.map(([offer_id, quantity]) => ({ offer_id, quantity })),
      }),
  };
}

/** Returns the lines of a cart, supplier by supplier. */
export const itemsOf = ({ suppliers }: Cart): CartItem[] => suppliers.flatMap(({ items }) => items);

/** Returns the offers in a cart with their quantities. */
export const brief = (cart: Cart): [string, number][] =>
  itemsOf(cart).map(({ offer_id, quantity }) => [offer_id, quantity]);
