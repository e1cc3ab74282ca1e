import type { Order, OrderPage } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkOut, createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

let server: OrderApp;
let buyer: Buyer;
let offer: string;

beforeAll(async () => {
  server = await createOrderApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createBuyer(server);
  [offer = ''] = server.offers[0];
  await server.setOffer(offer, { bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0, parent_id = null');
});

const order = async (quantity: number): Promise<Order> => {
  const [made] = await placed(server, buyer, [offer, quantity]);
  if (!made) throw new Error('No order was made.');
  return made;
};
let count = 0;
/** Creates a user who is a member of this company only. */
async function memberOf(company: string): Promise<User> {
  count += 1;
  const user = await createUser(server, { email: `member${count}@koleso.ru` });
  await server.db.query('insert into company_member values ($1, $2)', [company, user.id]);
  return user;
}

describe('an order is answered once', () => {
  test('whatever its second answer says, which gives nothing back', async () => {
    const { id, items } = await order(10);
    expect((await server.seller.post(`/orders/${id}/confirm`, {})).statusCode).toBe(200);
    for (const [action, body] of [
      ['confirm', {}],
      ['confirm', { items: [{ id: items[0]?.id, quantity: 1 }] }],
    ] as const) {
      const again = await server.seller.post(`/orders/${id}/${action}`, body);
      expect([again.statusCode, again.json().message]).toEqual([409, 'Заказ уже подтверждён']);
    }
    expect(await server.stockOf(offer)).toBe(90);
    expect((await buyer.get(`/orders/${id}`)).json<Order>()).toMatchObject({
      status: 'confirmed',
      items: [{ confirmed_quantity: 10 }],
      history: [{ status: 'new' }, { status: 'confirmed' }],
    });
  });

  test('however many of its people answer at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await order(10);
      const before = await server.stockOf(offer);
      const answers = await Promise.all([
        server.seller.post(`/orders/${id}/decline`, { reason: 'Нет' }),
        server.seller.post(`/orders/${id}/decline`, { reason: 'Нет' }),
        buyer.post(`/orders/${id}/cancel`, {}),
        server.seller.post(`/orders/${id}/decline`, { reason: 'Нет' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
      expect(await server.stockOf(offer)).toBe(before + 10);
      expect((await buyer.get(`/orders/${id}`)).json<Order>().history).toHaveLength(2);
    }
  });
});

describe('members of a company', () => {
  test('see and answer the orders to its branch, and the branch’s not those to the company', async () => {
    const [branch, parent] = [server.suppliers[0], server.suppliers[1]];
    await server.db.query('update company set parent_id = $2 where id = $1', [branch, parent]);
    const [ofParent, ofBranch] = [await memberOf(parent), await memberOf(branch)];
    const { id } = await order(4);
    const { data } = (await ofParent.get(`/companies/${branch}/orders`)).json<OrderPage>();
    expect(data.map((one) => one.id)).toContain(id);
    expect((await ofBranch.get(`/companies/${parent}/orders`)).statusCode).toBe(404);
    expect((await ofParent.get(`/orders/${id}`)).json<Order>().side).toBe('supplier');
    expect((await ofParent.post(`/orders/${id}/confirm`, {})).statusCode).toBe(200);
  });

  test('see the orders that its branch made', async () => {
    const [branch, parent] = [server.suppliers[2], server.suppliers[1]];
    await server.db.query('update company set parent_id = $2 where id = $1', [branch, parent]);
    const [ofParent, ofBranch] = [await memberOf(parent), await memberOf(branch)];
    await server.db.query('insert into company_member values ($1, $2)', [branch, buyer.id]);
    await buyer.add([offer, 1]);
    const [made] = (await checkOut(server, buyer, { company_id: branch })).json<{ data: Order[] }>()
      .data;
    for (const user of [ofParent, ofBranch]) {
      const { data } = (await user.get('/orders')).json<OrderPage>();
      expect(data.map(({ id }) => id)).toEqual([made?.id]);
      expect((await user.get(`/orders/${made?.id}`)).json<Order>().side).toBe('buyer');
    }
    const ofAnother = await memberOf(server.suppliers[0]);
    expect((await ofAnother.get('/orders')).json<OrderPage>().data).toEqual([]);
  });
});
