import type { Order } from '@org/api-client/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wrongAggregates } from '../../testing/database/wrong-aggregates.ts';
import {
  checkOut,
  checkOutAtLast,
  createOrderApp,
  type OrderApp,
} from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';

const BUYERS = 50;

let server: OrderApp;
let buyers: Buyer[];
beforeAll(async () => {
  server = await createOrderApp();
  buyers = [];
  for (let n = 0; n < BUYERS; n += 1) buyers.push(await createBuyer(server));
});
afterAll(() => server.close());

/** Pieces that are on sale and pieces in open orders, of these offers, at one moment. */
async function pieces(offers: readonly string[]): Promise<[left: number, ordered: number]> {
  const { rows } = await server.db.query<{ left: number; ordered: number }>(
    `select (select sum(quantity)::int from offer where id = any($1::bigint[])) "left",
       (select coalesce(sum(coalesce(i.confirmed_quantity, i.quantity)), 0)::int
        from order_item i join orders p on p.id = i.order_id and p.status not in ('declined', 'cancelled')
        where i.offer_id = any($1::bigint[])) ordered`,
    [offers],
  );
  return [rows[0]?.left ?? 0, rows[0]?.ordered ?? 0];
}

/** Checks the sum again and again until `work` is done: it must never change. */
async function keepsTotal(offers: readonly string[], work: () => Promise<unknown>) {
  const total = async () => (await pieces(offers)).reduce((a, b) => a + b);
  const before = await total();
  let isDone = false;
  const watch = (async () => {
    let looks = 0;
    for (; !isDone; looks += 1) expect(await total()).toBe(before);
    return looks;
  })();
  await work().finally(() => {
    isDone = true;
  });
  expect(await watch).toBeGreaterThan(0);
  expect(await total()).toBe(before);
}

describe('the last tyres', () => {
  test('go to as many buyers as there are tyres for, whoever else wants them at the same moment', async () => {
    const [last = ''] = server.offers[0];
    await server.setOffer(last, { quantity: BUYERS * 4, min_order: 1, multiple: 1 });
    for (const buyer of buyers) await buyer.add([last, 4]);
    await server.setOffer(last, { quantity: 30 });
    await keepsTotal([last], async () => {
      const answers = await Promise.all(buyers.map((buyer) => checkOutAtLast(server, buyer)));
      const made = answers.filter(({ statusCode }) => statusCode === 201);
      const refused = answers.filter(({ statusCode }) => statusCode === 409);
      expect([made.length, refused.length]).toEqual([7, BUYERS - 7]);
      for (const answer of refused)
        expect(answer.json().lines).toMatchObject([{ offer_id: last, requested: 4 }]);
    });
    expect(await server.stockOf(last)).toBe(2);
    expect(await wrongAggregates(server.db)).toEqual([]);
  });

  test('of two offers, wanted in opposite orders, block nobody', async () => {
    const [one = '', two = ''] = server.offers[0];
    for (const id of [one, two])
      await server.setOffer(id, { quantity: 100, min_order: 1, multiple: 1 });
    for (const [at, buyer] of buyers.entries()) {
      await buyer.delete('/cart');
      const [a, b] = at % 2 === 0 ? [one, two] : [two, one];
      await buyer.add([a, 1]);
      await buyer.add([b, 1]);
    }
    await keepsTotal([one, two], async () => {
      const answers = await Promise.all(buyers.map((buyer) => checkOutAtLast(server, buyer)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    });
    expect([await server.stockOf(one), await server.stockOf(two)]).toEqual([50, 50]);
  });
});

type Deed = {
  buyer: number;
  lines: [offer: number, quantity: number][];
  next: string;
  part: number;
};
const deed: fc.Arbitrary<Deed> = fc.record({
  buyer: fc.nat(5),
  lines: fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 6 })), {
    minLength: 1,
    maxLength: 3,
  }),
  next: fc.constantFrom('nothing', 'cancel', 'confirm', 'confirm and cancel', 'decline'),
  part: fc.nat(6),
});

test('whatever buyers and suppliers do beside each other, no tyre is sold twice and none is lost', async () => {
  const offers = [...server.offers[0].slice(0, 2), ...server.offers[1].slice(0, 2)];
  const answerTo = async ({ id, items }: Order, { next, part, buyer }: Deed) => {
    if (next.startsWith('confirm'))
      await server.seller.post(`/orders/${id}/confirm`, {
        items: [{ id: items[0]?.id, quantity: Math.min(part, items[0]?.quantity ?? 0) }],
      });
    if (next === 'decline') await server.seller.post(`/orders/${id}/decline`, { reason: 'Нет' });
    if (next.endsWith('cancel')) await buyers[buyer]?.post(`/orders/${id}/cancel`, {});
  };
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 18 }), async (deeds) => {
      for (const id of offers)
        await server.setOffer(id, { quantity: 20, min_order: 1, multiple: 1 });
      await keepsTotal(offers, () =>
        Promise.all(
          deeds.map(async (one) => {
            const buyer = buyers[one.buyer];
            if (!buyer) return;
            await buyer.add(...one.lines.map(([at, n]): [string, number] => [offers[at] ?? '', n]));
            const answer = await checkOut(server, buyer);
            expect([201, 409]).toContain(answer.statusCode);
            if (answer.statusCode === 201)
              for (const order of answer.json<{ data: Order[] }>().data) await answerTo(order, one);
          }),
        ),
      );
      for (const id of offers) expect(await server.stockOf(id)).toBeGreaterThanOrEqual(0);
      expect(await wrongAggregates(server.db)).toEqual([]);
    }),
    { numRuns: 6 },
  );
});
