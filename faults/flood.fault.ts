import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fault } from './fault.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, type RunningServer, startServer } from './running-server.ts';
import { listOf, offersOf, order, prepareTrade, priceListsOf, type Trade } from './trade.ts';

const ORDERS = 120;
const OFFERS = 5;
/** Shorter than this, an order is quick enough whatever it was before. */
const QUICK_MS = 50;

const HONEST = Array.from({ length: 400 }, () => '195/65 R15 91T Cordiant Comfort 2 12 шт').join(
  '\n',
);
const NOVEL = 'Всё смешалось в доме Облонских. Жена узнала, что муж был в связи с бывшею. ';
/** The dearest lists to read. */
const LISTS = [
  HONEST,
  'тыс '.repeat(50_000),
  NOVEL.repeat(500),
  '195/65 R15 91T Cordiant Comfort 2 12 шт '.repeat(105),
];

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

describe.each(PLACES)('a flood of the dearest calls, %s', (_name, create) => {
  let place: Place;
  let trade: Trade;
  let server: RunningServer;
  beforeAll(async () => {
    place = await create();
    trade = await prepareTrade(place);
    server = await startServer(place.environment);
    await priceListsOf(trade).apply(server.origin, listOf(OFFERS, 1000, 1_000_000));
  });
  afterAll(async () => {
    await endServers();
    await place.remove();
  });

  fault(
    'five callers send them without a pause, and a sixth buys',
    `the sixth waits at most three times as long as on an idle server (p99), every order is made, and who sends too much gets 429 or 503 with Retry-After`,
    async () => {
      const [buyer, ...flooding] = trade.buyers;
      if (!buyer) throw new Error('Nobody buys.');
      const offers = (await offersOf(server.origin, trade)).map(({ id }) => String(id));
      const buy = async () => {
        const times: number[] = [];
        for (let at = 0; at < ORDERS; at++) {
          const from = performance.now();
          const { status } = await order(
            server.origin,
            buyer,
            offers[at % OFFERS] ?? '',
            randomUUID(),
          );
          times.push(performance.now() - from);
          expect(status).toBe(201);
        }
        return p99(times);
      };
      // compiled by the first ones
      await buy();
      const idle = await buy();
      let isOver = false;
      const answers = new Map<number, number>();
      const odd: number[] = [];
      const flood = flooding.flatMap((caller) =>
        LISTS.map(async (text, n) => {
          while (!isOver) {
            const { status, headers } = await caller.call(server.origin, '/requests/match', {
              body: { text },
            });
            answers.set(status, (answers.get(status) ?? 0) + 1);
            const isRefused = status === 429 || status === 503;
            if (isRefused ? !headers.has('retry-after') : ![0, 200, 422].includes(status))
              odd.push(status);
            await caller.call(server.origin, '/search_v2/suggest', {
              body: { q: `${NOVEL}${n}`.slice(-200) },
            });
          }
        }),
      );
      const busy = await buy();
      isOver = true;
      await server.stop();
      await Promise.all(flood);
      const said = `p99 of an order ${idle.toFixed(0)} ms on an idle server, ${busy.toFixed(0)} ms in the flood; answers to it: ${[
        ...answers,
      ]
        .map(([status, count]) => `${count} × ${status || 'broken off'}`)
        .join(', ')}`;
      expect(odd, said).toEqual([]);
      expect(busy, said).toBeLessThan(3 * Math.max(idle, QUICK_MS));
      return said;
    },
  );
});
