import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { fault } from './fault.ts';
import { createPostgres, type Place } from './place.ts';
import { endServers, type RunningServer, startServer } from './running-server.ts';
import {
  listOf,
  offersOf,
  order,
  prepareTrade,
  priceListsOf,
  type Trade,
  takeStock,
  until,
} from './trade.ts';

const OFFERS = 5;
const PIECES = 1000;
const AWAY_MS = 6000;

// the embedded database is a part of the process: it stops and starts with it
describe('PostgreSQL', () => {
  let place: Place;
  let trade: Trade;
  let server: RunningServer;
  let offers: string[];
  beforeEach(async () => {
    place = await createPostgres();
    trade = await prepareTrade(place);
    server = await startServer(place.environment);
    await priceListsOf(trade).apply(server.origin, listOf(OFFERS, 1000, PIECES));
    offers = (await offersOf(server.origin, trade)).map(({ id }) => id);
  });
  afterEach(async () => {
    await endServers();
    await place.remove();
  });

  /** Searches and orders without a pause until `work` is through; what was answered, and which orders were made. */
  async function trading(work: () => Promise<void>) {
    const statuses = new Map<number, number>();
    const made = new Set<string>();
    let [isOver, lacking] = [false, 0];
    const note = ({ status, headers }: { status: number; headers: Headers }) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 503 && !headers.get('retry-after')) lacking++;
    };
    const buying = trade.buyers.map(async (buyer, n) => {
      for (let at = n; !isOver; at++) {
        const key = randomUUID();
        let answer = await order(server.origin, buyer, String(offers[at % OFFERS]), key);
        note(answer);
        // as the page does: the same press again
        while (answer.status === 503 || answer.status === 0) {
          await wait(200);
          answer = await buyer.call(server.origin, '/orders', { body: {}, key });
          note(answer);
        }
        if (answer.status === 201) for (const { id } of answer.body.data) made.add(id);
        const body = { facets: ['brand', 'width'] };
        note(await buyer.call(server.origin, '/search_v2/tyres', { body }));
      }
    });
    await work();
    isOver = true;
    await Promise.all(buying);
    return { statuses, made, lacking };
  }

  const worksAgain = async () => {
    const start = performance.now();
    await until('It works again', async () => (await fetch(`${server.origin}/readyz`)).ok, 20_000);
    return (performance.now() - start) / 1000;
  };

  /** Nothing is lost, nothing is made twice, nobody saw an error that is none of theirs. */
  async function judge({ statuses, made, lacking }: Awaited<ReturnType<typeof trading>>) {
    await server.stop();
    const db = await place.open();
    const { rows } = await db.query<{ id: string }>('select id from orders');
    const { left, ordered, wrong } = await takeStock(db, trade).finally(() => db.close());
    expect(made.size).toBeGreaterThan(0);
    expect(new Set(rows.map(({ id }) => id))).toEqual(made);
    expect([left + ordered, ordered, wrong]).toEqual([OFFERS * PIECES, made.size, []]);
    // 422 and 409: the cart is empty where the outage came before it was filled
    const odd = [...statuses.keys()].filter(
      (status) => ![200, 201, 409, 422, 503].includes(status),
    );
    expect([odd, lacking]).toEqual([[], 0]);
    const counts = [...statuses].sort().map(([status, n]) => `${n} × ${status}`);
    return `${made.size} orders answered, as many there; answers: ${counts.join(', ')}`;
  }

  for (const mode of ['fast', 'immediate'] as const)
    fault(
      `is ${mode === 'fast' ? 'stopped' : 'cut off as by a power cut'} for ${AWAY_MS / 1000} s`,
      'the process lives, answers 503 with Retry-After and nothing worse, works within 5 s once it is back, and no answered order is lost or doubled',
      async () => {
        let seconds = Number.NaN;
        const outcome = await trading(async () => {
          await wait(1500);
          await place.cluster?.halt(mode);
          await wait(AWAY_MS);
          await place.cluster?.resume();
          seconds = await worksAgain();
          await wait(1500);
        });
        expect(server.isRunning()).toBe(true);
        expect(seconds).toBeLessThan(5);
        return `worked ${seconds.toFixed(1)} s after it was back; ${await judge(outcome)}`;
      },
    );

  fault(
    'is restarted five times, the last ones at once after another',
    'the process lives, and no answered order is lost or doubled',
    async () => {
      const outcome = await trading(async () => {
        for (const pause of [1500, 1500, 700, 0, 0]) {
          await wait(pause);
          await place.cluster?.halt('fast');
          await place.cluster?.resume();
        }
        await worksAgain();
        await wait(1000);
      });
      expect(server.isRunning()).toBe(true);
      return judge(outcome);
    },
  );

  fault(
    'goes away twice while a price list is read',
    'the list is not given up: it waits in its preview, every row once',
    async () => {
      const rows = 4000;
      const lists = priceListsOf(trade);
      const id = await lists.upload(server.origin, listOf(rows, 2000, 8));
      for (let n = 0; n < 2; n++) {
        await until('Some rows are read', async () => {
          const list = await lists.look(server.origin, id);
          return list?.status === 'reading' && list.rows_done > 0;
        });
        await place.cluster?.halt('immediate');
        await wait(2000);
        await place.cluster?.resume();
        await worksAgain();
      }
      const list = await lists.reach(() => server.origin, id, 'preview');
      expect([list.accepted, list.created]).toEqual([rows, rows - OFFERS]);
      return `preview, ${list.accepted} of ${rows} rows`;
    },
  );
});
