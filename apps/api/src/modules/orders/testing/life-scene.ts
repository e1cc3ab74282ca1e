import type { Order } from '@org/api-client/schema';
import { createOrderApp, type OrderApp, placed } from '../../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../../testing/trade-app.ts';
import { createUser, type User } from '../../../testing/visitor.ts';

/** A supplier with two offers of 20 pieces, and a buyer. */
export interface LifeScene {
  server: OrderApp;
  buyer: Buyer;
  stranger: User;
  offers: string[];
  /** A company of the buyer's. */
  company: string;
  /** Makes an order of these numbers of pieces of the offers; the offers are filled up again before it. */
  make(...quantities: number[]): Promise<Order>;
  /** The order as the buyer sees it now. */
  seen(order: Pick<Order, 'id'>): Promise<Order>;
}

export const idOf = ({ items }: Order, at = 0) => items[at % items.length]?.id ?? '';

export async function createLifeScene(): Promise<LifeScene> {
  const server = await createOrderApp();
  const buyer = await createBuyer(server);
  const stranger = await createUser(server, { email: 'stranger@koleso.ru' });
  const offers = server.offers[0].slice(0, 2);
  const company = server.suppliers[2];
  await server.db.query('insert into company_member values ($1, $2)', [company, buyer.id]);
  await server.db.query('update company set min_order_sum = 0');
  const setOffers = async () => {
    for (const [at, id] of offers.entries())
      await server.setOffer(id, {
        bulk_price: 100_000,
        quantity: 20,
        min_order: 1,
        multiple: 1,
        vat_rate: 22,
        // a price with its VAT and one without: sums are rounded in both ways
        vat_included: at === 0,
      });
  };
  return {
    server,
    buyer,
    stranger,
    offers,
    company,
    make: async (...quantities) => {
      await setOffers();
      const lines = quantities.map((n, at): [string, number] => [offers[at] ?? '', n]);
      const [order] = await placed(server, buyer, ...lines);
      if (!order) throw new Error('No order was made.');
      return order;
    },
    seen: async ({ id }) => (await buyer.get(`/orders/${id}`)).json<Order>(),
  };
}
