import type { Exchange, ExchangeEntry } from '@org/api-client/schema';
import { expect } from 'vitest';
import { importXml, type OneCProduct, offersXml, oneC } from './one-c.ts';
import { createPriceListApp } from './price-list-app.ts';

export const GOODS = [
  { id: 'a1', name: 'Шина Pirelli Ice Zero 205/55 R16 94T XL шип' },
  { id: 'a2', name: 'Шина Cordiant Snow Cross 2 195/65 R15 95T шип' },
  { id: 'a3', name: 'Шина Viatti Strada Asimmetrico V-130 205/55 R16 91V' },
] as const satisfies OneCProduct[];
export const OFFERS = [
  { id: 'a1', prices: { p1: 5480 }, rest: 12 },
  { id: 'a2', prices: { p1: 4310 }, rest: 40 },
  { id: 'a3', prices: { p1: 5300 }, rest: 8 },
];
export const IMPORT = importXml(GOODS);
/** All files of an exchange of the whole stock. `WHOLE` is on sale after it. */
export const FULL = { 'import.xml': IMPORT, 'offers.xml': offersXml(OFFERS) };
/** The offers on sale after the exchange of `FULL`. */
export const WHOLE = [
  { name: 'Cordiant Snow Cross 2', price: 431000, quantity: 40 },
  { name: 'Pirelli Ice Zero', price: 548000, quantity: 12 },
  { name: 'Viatti Strada Asimmetrico V-130', price: 530000, quantity: 8 },
];

/** Creates a server, and companies that exchange with their 1С, one after another. */
export async function createExchangeApp() {
  const app = await createPriceListApp();
  const path = (rest = '') => `/companies/${app.supplierId()}/exchange${rest}`;
  return {
    ...app,
    exchangePath: path,
    /** Opens the exchange of the company, or gets a new password for it. */
    open: async () => {
      const answer = await app.user.post(path());
      expect(answer.statusCode, answer.body).toBe(201);
      const { exchange, password } = answer.json<{ exchange: Exchange; password: string }>();
      const { login } = exchange;
      return { exchange, login, password, one: oneC(app.server, { login, password }) };
    },
    state: async () => (await app.user.get(path())).json<{ data: Exchange }>().data,
    log: async () => (await app.user.get(path('/log'))).json<{ data: ExchangeEntry[] }>().data,
    /** The number of price lists of the company. */
    lists: async () => {
      const { rows } = await app.server.db.query<{ n: number }>(
        'select count(*) n from price_list where company_id = $1',
        [app.supplierId()],
      );
      return rows[0]?.n;
    },
  };
}
export type ExchangeApp = Awaited<ReturnType<typeof createExchangeApp>>;
