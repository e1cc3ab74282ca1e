import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect } from 'vitest';
import { fault } from './fault.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, startServer } from './running-server.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { listOf, offersOf, order, prepareTrade, priceListsOf, takeStock, until } from './trade.ts';

const DISK_MB = 400;
const FULL_MS = 8000;
const PIECES = 1000;

describe.each(PLACES)('the disk, %s', (_name, create) => {
  let place: Place | undefined;
  let disk: SmallDisk | undefined;
  afterEach(async () => {
    await endServers();
    await place?.remove();
    disk?.remove();
  });

  fault(
    'is full for a while, and then has room again',
    'answers are right or 503, none is 500; with the room everything works within 10 s, and no answered order is lost or doubled',
    async (skip) => {
      disk = mountSmallDisk(DISK_MB);
      if (!disk) return skip('a small disk needs root: mount -t tmpfs');
      place = await create(disk.path);
      const trade = await prepareTrade(place);
      let server = await startServer(place.environment);
      const { origin } = server;
      await priceListsOf(trade).apply(origin, listOf(5, 1000, PIECES));
      const offers = (await offersOf(origin, trade)).map(({ id }) => id);
      const made = new Set<string>();
      const unanswered: [buyer: number, key: string][] = [];
      const statuses = new Map<string, number>();
      const note = (what: string, status: number) =>
        statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1);

      disk.fill();
      let isOver = false;
      const trading = trade.buyers.map(async (buyer, n) => {
        for (let at = n; !isOver; at++) {
          const key = randomUUID();
          const { status, body } = await order(server.origin, buyer, String(offers[at % 5]), key);
          note('order', status);
          if (status === 201) for (const { id } of body.data) made.add(id);
          if (status === 0) unanswered.push([n, key]);
          const search = await buyer.call(server.origin, '/search_v2/tyres', {
            body: { facets: ['brand', 'width'] },
          });
          note('search', search.status);
          await wait(20);
        }
      });
      await wait(FULL_MS);
      isOver = true;
      await Promise.all(trading);

      disk.empty();
      const start = performance.now();
      await place.cluster?.resume();
      // what keeps it running: a process that ended is started again
      const hasEnded = !server.isRunning();
      if (hasEnded) server = await startServer(place.environment);
      const [buyer] = trade.buyers;
      await until(
        'Orders and searches work again',
        async () => {
          if (!buyer) return false;
          const { status, body } = await order(
            server.origin,
            buyer,
            String(offers[0]),
            randomUUID(),
          );
          if (status === 201) for (const { id } of body.data) made.add(id);
          const search = await buyer.call(server.origin, '/search_v2/tyres', { body: {} });
          return status === 201 && search.status === 200;
        },
        10_000 + (hasEnded ? 10_000 : 0),
      );
      const seconds = (performance.now() - start) / 1000;
      for (const [n, key] of unanswered) {
        const { status, body } = await trade.buyers[n]!.call<{ data: { id: string }[] }>(
          server.origin,
          '/orders',
          { body: {}, key },
        );
        if (status === 201) for (const { id } of body.data) made.add(id);
      }
      await priceListsOf(trade).apply(server.origin, listOf(5, 1100, PIECES));
      await server.stop();

      const db = await place.open();
      const { rows } = await db.query<{ id: string }>('select id from orders');
      const { wrong } = await takeStock(db, trade).finally(() => db.close());
      expect(new Set(rows.map(({ id }) => id))).toEqual(made);
      expect(wrong).toEqual([]);
      const counts = [...statuses].sort().map(([status, n]) => `${n} × ${status}`);
      expect(counts.filter((count) => count.includes('500'))).toEqual([]);
      const ended = hasEnded ? 'the process ended and was started again; ' : '';
      return `${ended}worked ${seconds.toFixed(1)} s after there was room; ${made.size} orders, as many there; while it was full: ${counts.join(', ')}`;
    },
  );
});
