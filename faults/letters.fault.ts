import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { JobName } from '../apps/api/src/jobs/job-data.ts';
import { QUEUES } from '../apps/api/src/jobs/queues.ts';
import { type MailServer, startMailServer } from '../apps/api/src/testing/servers/mail-server.ts';
import { type SmsGateway, startSmsGateway } from '../apps/api/src/testing/servers/sms-gateway.ts';
import { fault } from './fault.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, startServer } from './running-server.ts';
import {
  listOf,
  offersOf,
  order,
  phoneOf,
  prepareTrade,
  priceListsOf,
  type Trade,
  until,
} from './trade.ts';

const KILLS = 3;
const ORDERS = 12;
/** To the buyer and to both members of the supplier. */
const LETTERS_EACH = 3;
/** As long as a server takes that is not next door. */
const SLOW_MS = 60;
/** By then what a killed process had under way is taken up by another: its heart stood still, and the queue was looked through. */
const TAKEN_UP_MS = 45_000;

/** How often each was sent. */
const countOf = (sent: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const each of sent) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};
const doubled = (sent: readonly string[]) => sent.length - countOf(sent).size;

describe.each(PLACES)('letters and text messages, %s', (_name, create) => {
  let place: Place;
  let trade: Trade;
  let mail: MailServer;
  let sms: SmsGateway;
  beforeEach(async () => {
    place = await create();
    trade = await prepareTrade(place);
    mail = await startMailServer(0, SLOW_MS);
    sms = await startSmsGateway(SLOW_MS);
  });
  afterEach(async () => {
    await endServers();
    await Promise.all([mail.close(), sms.close()]);
    await place.remove();
  });

  /** Jobs that are still to be done, while no server runs; those of the clock are always there. */
  async function openJobs() {
    const db = await place.open();
    const { rows } = await db
      .query<{ n: number }>(
        `select count(*)::int n from pgboss.job where state in ('created', 'retry', 'active') and name = any($1)`,
        [Object.keys(QUEUES).filter((name) => !QUEUES[name as JobName].cron)],
      )
      .finally(() => db.close());
    return rows[0]?.n;
  }

  fault(
    `kill -9, ${KILLS} times, while they are sent`,
    'none is lost, and each kill doubles one letter and one text message at most: those that were under way',
    async () => {
      const environment = { ...place.environment, SMTP_URL: mail.url, SMS_GATEWAY_URL: sms.url };
      let server = await startServer(environment);
      const letters = () =>
        mail.letters.flatMap(({ recipients, subject }) =>
          recipients.map((to) => `${to}: ${subject}`),
        );
      const texts = () => sms.messages.map(({ to }) => to);
      await priceListsOf(trade).apply(server.origin, listOf(1, 1000, 1000));
      await until('The report is there', async () => letters().length === 1);

      const [offer] = await offersOf(server.origin, trade);
      for (let at = 0; at < ORDERS; at++) {
        const buyer = trade.buyers[at % trade.buyers.length];
        if (!buyer || !offer) throw new Error('There is nothing to order.');
        const { status } = await order(server.origin, buyer, offer.id, randomUUID());
        expect(status).toBe(201);
      }
      for (let at = 0; at < trade.buyers.length; at++) {
        const answer = await trade.buyers[at]?.call(server.origin, '/auth/reset-password/reset', {
          body: { login: phoneOf(at) },
        });
        expect(answer?.status).toBe(200);
      }
      for (let kill = 1; kill <= KILLS; kill++) {
        const before = letters().length + texts().length;
        await until(
          'Some more are sent',
          async () => letters().length + texts().length > before + 1,
        );
        await server.kill();
        server = await startServer(environment);
      }
      const wanted = 1 + ORDERS * LETTERS_EACH;
      await until('All are sent', async () => {
        const isWhole = countOf(letters()).size >= wanted;
        return isWhole && countOf(texts()).size >= trade.buyers.length;
      });
      // what would be sent once more is sent by now
      for (;;) {
        await server.stop();
        if ((await openJobs()) === 0) break;
        server = await startServer(environment);
        await wait(TAKEN_UP_MS);
      }
      expect([countOf(letters()).size, countOf(texts()).size]).toEqual([
        wanted,
        trade.buyers.length,
      ]);
      const [twice, textsTwice] = [doubled(letters()), doubled(texts())];
      expect(twice).toBeLessThanOrEqual(KILLS);
      expect(textsTwice).toBeLessThanOrEqual(KILLS);
      return `${wanted} letters and ${trade.buyers.length} text messages came, ${twice} and ${textsTwice} of them twice, after ${KILLS} kills`;
    },
  );
});
