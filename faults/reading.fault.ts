import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { fault } from './fault.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, startServer } from './running-server.ts';
import { listOf, type PriceLists, prepareTrade, priceListsOf, type Trade, until } from './trade.ts';

const ROWS = 4000;

describe.each(PLACES)('reading a price list, %s', (name, create) => {
  let place: Place;
  let trade: Trade;
  let lists: PriceLists;
  beforeEach(async () => {
    place = await create();
    trade = await prepareTrade(place);
    lists = priceListsOf(trade);
  });
  afterEach(async () => {
    await endServers();
    await place.remove();
  });

  const underWay = (origin: string, id: string) =>
    until('Some rows are read', async () => {
      const list = await lists.look(origin, id);
      return list?.status === 'reading' && list.rows_done > 0;
    });
  const isWhole = async (origin: string, id: string) => {
    const list = await lists.look(origin, id);
    expect([list?.status, list?.accepted, list?.created]).toEqual(['preview', ROWS, ROWS]);
  };

  fault(
    'kill -9 and a start',
    'the list is read anew and waits in its preview, every row once, within 30 s of the start',
    async () => {
      const first = await startServer(place.environment);
      const id = await lists.upload(first.origin, listOf(ROWS, 5000, 8));
      await underWay(first.origin, id);
      await first.kill();
      const second = await startServer(place.environment);
      const start = performance.now();
      await lists.reach(() => second.origin, id, 'preview');
      const seconds = (performance.now() - start) / 1000;
      await isWhole(second.origin, id);
      expect(seconds).toBeLessThan(30);
      return `its preview came ${seconds.toFixed(1)} s after the start, ${ROWS} of ${ROWS} rows`;
    },
  );

  // the embedded database has one process
  if (name === 'PGlite') return;

  fault(
    'kill -9 while another process lives',
    'the other takes the list over within 30 s, every row once',
    async () => {
      const first = await startServer(place.environment);
      const second = await startServer(place.environment);
      // so that the first one reads it
      second.freeze();
      const id = await lists.upload(first.origin, listOf(ROWS, 5000, 8));
      await underWay(first.origin, id);
      second.thaw();
      await first.kill();
      const start = performance.now();
      await lists.reach(() => second.origin, id, 'preview');
      const seconds = (performance.now() - start) / 1000;
      await isWhole(second.origin, id);
      expect(seconds).toBeLessThan(30);
      return `its preview came ${seconds.toFixed(1)} s after the kill, ${ROWS} of ${ROWS} rows`;
    },
  );

  fault(
    'a second process starts meanwhile',
    'it spoils nothing: every row is read, once',
    async () => {
      const first = await startServer(place.environment);
      const id = await lists.upload(first.origin, listOf(ROWS, 5000, 8));
      await underWay(first.origin, id);
      const second = await startServer(place.environment);
      await lists.reach(() => second.origin, id, 'preview');
      // as long as whoever would take it over waits at most
      await wait(5000);
      await isWhole(second.origin, id);
      return `${ROWS} of ${ROWS} rows, and so they stay`;
    },
  );
});
