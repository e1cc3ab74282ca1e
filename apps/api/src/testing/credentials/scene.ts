import { randomUUID } from 'node:crypto';
import type { Order } from '@org/api-client/schema';
import { createCompany } from '../companies.ts';
import type { TestApp } from '../test-app.ts';
import { type Buyer, createBuyer, createTradeApp, type TradeApp } from '../trade-app.ts';
import { createUser, openSession, type User, type Visitor, visitor } from '../visitor.ts';

/** A company with two people. One of them holds a credential. */
export interface CredentialScene {
  server: TradeApp;
  company: string;
  /** Whoever made the company. */
  colleague: User;
  /** Whoever holds the credential. */
  holder: Buyer & { email: string };
  /** The same person in another browser. */
  owner: Visitor;
  /** Places an order for the company as the holder. Resolves to it, and to the last of its events. */
  order(): Promise<{ order: Order; event: number }>;
}

export const createCredentialApp = () =>
  createTradeApp({ environment: { PRIVATE_TARGETS: 'on', LOG_LEVEL: 'silent' } });

const emailOf = async ({ db }: TestApp, { id }: User) => {
  const { rows } = await db.query<{ email: string }>('select email from account where id = $1', [
    id,
  ]);
  return rows[0]?.email ?? '';
};

/** Creates another company with its people, alone with what acts for companies. */
export async function createCredentialScene(server: TradeApp): Promise<CredentialScene> {
  const { db } = server;
  for (const table of ['webhook', 'source', 'showcase', 'exchange', 'company_key'])
    await db.query(`delete from ${table}`);
  const colleague = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  const { id: company } = await createCompany(colleague);
  const buyer = await createBuyer(server);
  const holder = { ...buyer, email: await emailOf(server, buyer) };
  await db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    company,
    holder.id,
  ]);
  const owner = visitor(server, await openSession(server, holder.id));
  return {
    ...{ server, company, colleague, holder, owner },
    order: async () => {
      const [offer = ''] = server.offers[0];
      await server.setOffer(offer, { quantity: 100, min_order: 1, multiple: 1 });
      await db.query('update company set min_order_sum = 0');
      await holder.add([offer, 4]);
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/orders',
        headers: { authorization: holder.authorization, 'idempotency-key': randomUUID() },
        payload: { company_id: company },
      });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      const order = answer.json<{ data: Order[] }>().data[0] as Order;
      // an event that the holder has not caused, and an order that does not keep the company from being deleted
      const { rows } = await db.query<{ id: number }>(
        `insert into order_event (order_id, kind, status) values ($1, 'lapsed', 'cancelled') returning id`,
        [order.id],
      );
      await db.query(`update orders set status = 'cancelled' where id = $1`, [order.id]);
      return { order, event: rows[0]?.id ?? 0 };
    },
  };
}
