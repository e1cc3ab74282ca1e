import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { Order } from '../packages/api-client/src/schema.ts';
import { fault } from './fault.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, type RunningServer, startServer } from './running-server.ts';
import {
  listOf,
  offersOf,
  order,
  prepareTrade,
  priceListsOf,
  type Trade,
  takeStock,
} from './trade.ts';

const ROUNDS = 6;
const OFFERS = 4;
const PIECES = 500;

describe.each(PLACES)('at the same moment, %s', (_name, create) => {
  let place: Place;
  let trade: Trade;
  let server: RunningServer;
  beforeEach(async () => {
    place = await create();
    trade = await prepareTrade(place);
    server = await startServer(place.environment);
    await priceListsOf(trade).apply(server.origin, listOf(OFFERS, 1000, PIECES));
  });
  afterEach(async () => {
    await endServers();
    await place.remove();
  });

  fault(
    'orders, and price lists that change the same offers',
    'an order is made at the price of its moment or refused with 409; the list ends; no stock is negative and no total wrong',
    async () => {
      const offers = (await offersOf(server.origin, trade)).map(({ id }) => id);
      const statuses = new Map<number, number>();
      const paid = new Set<number>();
      let isOver = false;
      const buying = trade.buyers.map(async (buyer, n) => {
        for (let at = n; !isOver; at++) {
          const offer = String(offers[at % OFFERS]);
          const { status, body } = await order(server.origin, buyer, offer, randomUUID());
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 201)
            for (const { items } of body.data)
              for (const { bulk_price } of items) paid.add(bulk_price / 100);
        }
      });
      for (let round = 1; round <= ROUNDS; round++)
        await priceListsOf(trade).apply(server.origin, listOf(OFFERS, 1000 + round, PIECES));
      isOver = true;
      await Promise.all(buying);
      await server.stop();

      const db = await place.open();
      const { left, wrong } = await takeStock(db, trade);
      const { rows } = await db
        .query('select from offer where quantity < 0')
        .finally(() => db.close());
      const prices = Array.from({ length: ROUNDS + 1 }, (_, round) => 1000 + round);
      expect(prices).toEqual(expect.arrayContaining([...paid]));
      expect([...statuses.keys()].filter((status) => status !== 201 && status !== 409)).toEqual([]);
      expect([rows.length, wrong]).toEqual([0, []]);
      return `${statuses.get(201)} orders at ${paid.size} prices, ${statuses.get(409) ?? 0} refused, ${ROUNDS} lists; ${left} pieces left, totals right`;
    },
  );

  fault(
    'two members answer one order',
    'one of them is heard, the others get 409, and the stock is what the order left',
    async () => {
      const [offer] = await offersOf(server.origin, trade);
      const actions = ['confirm', 'decline'] as const;
      for (let round = 0; round < ROUNDS * 2; round++) {
        const [buyer] = trade.buyers;
        const made = buyer && (await order(server.origin, buyer, String(offer?.id), randomUUID()));
        const path = `/orders/${made?.body.data[0]?.id}/${actions[round % 2]}`;
        const body = round % 2 === 0 ? {} : { reason: 'Нет на складе' };
        const answers = await Promise.all(
          trade.sellers.map((seller) => seller.call<Order>(server.origin, path, { body })),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      }
      const stock = (await offersOf(server.origin, trade)).find(({ id }) => id === offer?.id);
      expect(stock?.quantity).toBe(PIECES - ROUNDS);
      return `of ${ROUNDS * 2} orders ${ROUNDS} were confirmed and as many declined, each once; ${stock?.quantity} pieces left`;
    },
  );
});
