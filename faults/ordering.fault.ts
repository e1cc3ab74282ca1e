import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { Order } from '../packages/api-client/src/schema.ts';
import type { Answer, Caller } from './caller.ts';
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

const KILLS = 4;
const OFFERS = 5;
const PIECES = 1000;

describe.each(PLACES)('ordering, %s', (_name, create) => {
  let place: Place;
  let trade: Trade;
  beforeEach(async () => {
    place = await create();
    trade = await prepareTrade(place);
  });
  afterEach(async () => {
    await endServers();
    await place.remove();
  });

  fault(
    `kill -9, ${KILLS} times, while ${6} buyers order without a pause`,
    'no order that was answered is lost, none is made twice when its request is sent again, and no piece is sold twice or lost',
    async () => {
      let server: RunningServer = await startServer(place.environment);
      await priceListsOf(trade).apply(server.origin, listOf(OFFERS, 1000, PIECES));
      const offers = (await offersOf(server.origin, trade)).map(({ id }) => id);
      const made = new Set<string>();
      let [isOver, repeated, odd] = [false, 0, [] as number[]];

      /** Orders with one key until there is an answer, as the page does. */
      const press = async (buyer: Caller, at: number) => {
        const key = randomUUID();
        let answer: Answer<{ data: Order[] }> | undefined;
        for (let tries = 0; !answer?.status || answer.status === 503; tries++) {
          if (tries > 0) {
            repeated++;
            await wait(100);
          }
          // the cart is filled once: an order that was made has emptied it
          answer =
            tries === 0
              ? await order(server.origin, buyer, String(offers[at % OFFERS]), key)
              : await buyer.call<{ data: Order[] }>(server.origin, '/orders', { body: {}, key });
        }
        if (answer.status === 201) for (const { id } of answer.body.data) made.add(id);
        // the cart is empty where the kill came before it was filled
        else if (answer.status !== 422 && answer.status !== 409) odd.push(answer.status);
      };
      const buying = trade.buyers.map(async (buyer, n) => {
        for (let at = n; !isOver; at++) await press(buyer, at);
      });
      for (let n = 0; n < KILLS; n++) {
        await wait(700 + 150 * n);
        await server.kill();
        server = await startServer(place.environment);
      }
      await wait(500);
      isOver = true;
      await Promise.all(buying);
      await server.stop();

      const db = await place.open();
      const { rows } = await db.query<{ id: string }>('select id from orders');
      const { left, ordered, wrong } = await takeStock(db, trade).finally(() => db.close());
      expect(odd).toEqual([]);
      expect(repeated).toBeGreaterThan(0);
      expect(made.size).toBeGreaterThan(0);
      expect(new Set(rows.map(({ id }) => id))).toEqual(made);
      expect([left + ordered, ordered, wrong]).toEqual([OFFERS * PIECES, made.size, []]);
      return `${made.size} orders were answered and ${rows.length} are there; ${repeated} requests were sent again; ${left} pieces left, ${ordered} ordered`;
    },
  );
});
