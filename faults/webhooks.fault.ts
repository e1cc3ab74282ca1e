import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import {
  startWebhookServer,
  type WebhookServer,
} from '../apps/api/src/testing/servers/webhook-server.ts';
import type { CompanyEvent } from '../packages/api-client/src/schema.ts';
import { fault } from './fault.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, startServer } from './running-server.ts';
import {
  listOf,
  offersOf,
  order,
  prepareTrade,
  priceListsOf,
  prove,
  type Trade,
  until,
} from './trade.ts';

const KILLS = 3;
const MESSAGES = 30;
/** As long as a server takes that is not next door. */
const SLOW_MS = 60;

describe.each(PLACES)('webhooks, %s', (_name, create) => {
  let place: Place;
  let trade: Trade;
  let shop: WebhookServer;
  beforeEach(async () => {
    place = await create();
    trade = await prepareTrade(place);
    shop = await startWebhookServer(SLOW_MS);
  });
  afterEach(async () => {
    await endServers();
    await shop.close();
    await place.remove();
  });

  fault(
    `kill -9, ${KILLS} times, while events are sent`,
    'each event comes at least once, in its order, and each kill doubles one at most',
    async () => {
      const environment = { ...place.environment, PRIVATE_TARGETS: 'on' };
      let server = await startServer(environment);
      const [seller] = trade.sellers;
      await priceListsOf(trade).apply(server.origin, listOf(1, 1000, 1000));
      const [offer] = await offersOf(server.origin, trade);
      const [buyer] = trade.buyers;
      if (!buyer || !offer) throw new Error('There is nothing to order.');
      const path = `/companies/${trade.supplierId}/webhooks`;
      const proof = await prove(server.origin, seller);
      const made = await seller.call(server.origin, path, { body: { url: shop.url }, proof });
      expect(made.status).toBe(201);
      const { body } = await order(server.origin, buyer, offer.id, randomUUID());
      const id = body.data[0]?.id;
      for (let at = 0; at < MESSAGES; at++) {
        const { status } = await buyer.call(server.origin, `/orders/${id}/messages`, {
          body: { text: `Письмо ${at}` },
        });
        expect(status).toBe(200);
        if (at % Math.ceil(MESSAGES / KILLS) !== 5) continue;
        await server.kill();
        server = await startServer(environment);
      }
      const events = () => shop.calls.map((call) => (JSON.parse(call.body) as CompanyEvent).id);
      await until('All events are there', async () => new Set(events()).size === MESSAGES + 1);
      const sent = events();
      const once = sent.filter((event, at) => event !== sent[at - 1]);
      const [first = 0] = once;
      expect(once).toEqual(Array.from({ length: MESSAGES + 1 }, (_, at) => first + at));
      const doubled = sent.length - once.length;
      expect(doubled).toBeLessThanOrEqual(KILLS);
      return `after ${KILLS} kills ${once.length} events came in their order, ${doubled} of them twice`;
    },
  );
});
