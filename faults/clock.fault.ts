import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { type MailServer, startMailServer } from '../apps/api/src/testing/servers/mail-server.ts';
import { fault } from './fault.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, startServer } from './running-server.ts';
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

const CLOCK = join(import.meta.dirname, 'stepped-clock.ts');
const HOUR_MS = 3600_000;
const ROWS = 2000;

// the clock of PostgreSQL stays: the server then runs on a machine that is an hour off
describe.each(PLACES)('the clock, %s', (_name, create) => {
  let place: Place;
  let trade: Trade;
  let mail: MailServer;
  beforeEach(async () => {
    mail = await startMailServer();
    place = await create();
    trade = await prepareTrade(place);
  });
  afterEach(async () => {
    await endServers();
    await mail.close();
    await place.remove();
  });

  for (const hours of [1, -1])
    fault(
      `is stepped by ${hours > 0 ? '+' : '−'}1 h while a price list is read, and back after it`,
      'whoever is signed in stays so, the list gets on sale, orders are made, and letters of them leave, within a minute each time',
      async () => {
        const environment = { ...place.environment, SMTP_URL: mail.url };
        const server = await startServer(environment, { flags: ['--import', CLOCK] });
        const letters = () =>
          mail.letters.filter(({ subject }) => subject?.includes('отправлен поставщику')).length;
        const lists = priceListsOf(trade);
        let ordered = 0;
        const buy = async () => {
          const [offer] = await offersOf(server.origin, trade);
          for (const buyer of trade.buyers) {
            const answer = await order(server.origin, buyer, String(offer?.id), randomUUID());
            expect(answer.status).toBe(201);
            ordered++;
          }
        };
        let longest = 0;
        for (const [round, offset] of [hours * HOUR_MS, 0].entries()) {
          const id = await lists.upload(server.origin, listOf(ROWS, 1000 + round, 50));
          await until('It is begun', async () => (await lists.look(server.origin, id))?.rows_total);
          const start = performance.now();
          server.tell({ offset });
          await lists.reach(() => server.origin, id, 'preview');
          await lists.confirm(server.origin, id);
          await lists.reach(() => server.origin, id, 'done');
          await buy();
          longest = Math.max(longest, performance.now() - start);
        }
        await until('Their letters are there', async () => letters() >= ordered, 60_000);
        await server.stop();
        const db = await place.open();
        const { wrong } = await takeStock(db, trade).finally(() => db.close());
        expect([letters(), wrong]).toEqual([ordered, []]);
        expect(longest).toBeLessThan(60_000);
        return `two lists and ${ordered} orders, at most ${(longest / 1000).toFixed(0)} s for a list with its orders; ${letters()} letters to their buyers`;
      },
    );
});
