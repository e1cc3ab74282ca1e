import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { fault } from './fault.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, startServer } from './running-server.ts';
import { listOf, prepareTrade, priceListsOf, type Trade, takeStock } from './trade.ts';

const ROWS = 3000;
const KILLS = 4;
/** The merge of so many rows takes longer. */
const EARLY_MS = 250;

describe.each(PLACES)('merging a price list, %s', (_name, create) => {
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

  /** What is on sale while no server runs. */
  async function onSale() {
    const db = await place.open();
    try {
      const { rows } = await db.query<{ prices: number[]; n: number }>(
        `select array_agg(distinct bulk_price) prices, count(*)::int n from offer where supplier_id = $1 and quantity > 0`,
        [trade.supplierId],
      );
      const { wrong } = await takeStock(db, trade);
      return { ...rows[0], wrong };
    } finally {
      await db.close();
    }
  }

  fault(
    `kill -9, ${KILLS} times, each a little later`,
    'the old stock or the new one is on sale, never a half, its totals are right, and a start brings the list to its end',
    async () => {
      const lists = priceListsOf(trade);
      const first = await startServer(place.environment);
      await lists.apply(first.origin, listOf(ROWS, 1000, 8));
      await first.stop();
      let [old, fresh] = [0, 0];
      for (let n = 1; n <= KILLS; n++) {
        const server = await startServer(place.environment);
        const id = await lists.upload(server.origin, listOf(ROWS, 1000 + n, 8));
        await lists.reach(() => server.origin, id, 'preview');
        await lists.confirm(server.origin, id);
        await wait(EARLY_MS * n);
        await server.kill();

        const { prices, n: offers, wrong } = await onSale();
        const [before, after] = [(999 + n) * 100, (1000 + n) * 100];
        expect([[before], [after]]).toContainEqual(prices);
        expect([offers, wrong]).toEqual([ROWS, []]);
        if (prices?.[0] === before) old++;
        else fresh++;

        const again = await startServer(place.environment);
        await lists.reach(() => again.origin, id, 'done');
        await again.stop();
        expect(await onSale()).toEqual({ prices: [after], n: ROWS, wrong: [] });
      }
      return `after ${KILLS} kills the old stock was on sale ${old} times, the new ${fresh} times; each list was done in the end`;
    },
  );
});
