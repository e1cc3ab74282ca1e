import { afterEach, beforeEach, describe, expect } from 'vitest';
import { hashToken } from '../apps/api/src/accounts/auth.ts';
import {
  startWebhookServer,
  type WebhookServer,
} from '../apps/api/src/testing/servers/webhook-server.ts';
import { RULES } from '../apps/api/src/testing/showcase-app.ts';
import type { CompanyEvent, Employee, Showcase } from '../packages/api-client/src/schema.ts';
import { createCaller } from './caller.ts';
import { fault } from './fault.ts';
import { PLACES, type Place } from './place.ts';
import { endServers, startServer } from './running-server.ts';
import { listOf, prepareTrade, priceListsOf, prove, type Trade, until } from './trade.ts';

const KEY = 'ptk_of-somebody-who-leaves';
const LOGIN = '1c-leaves';
const PASSWORD = 'password';
/** How many times each credential has to open before its holder is removed, and is tried afterwards. */
const TIMES = 20;

/** Gives the second seller a key and an exchange, which people make with a password that nobody has here. */
async function giveSecrets(place: Place, { supplierId }: Trade) {
  const db = await place.open();
  const boris = `select id from account where email = 'boris@seller.example'`;
  await db.query(
    `insert into company_key (id, company_id, account_id, name, secret_hash, ending, scopes)
     values (gen_random_uuid(), $1, (${boris}), 'Сайт', $2, 'aves', '{orders,events}')`,
    [supplierId, hashToken(KEY)],
  );
  await db.query(
    `insert into exchange (id, company_id, account_id, login, password_hash) values (gen_random_uuid(), $1, (${boris}), $2, $3)`,
    [supplierId, LOGIN, hashToken(PASSWORD)],
  );
  await db.close();
}

/** Resolves to whether an answer to 1С lets it in. */
async function askExchange(origin: string, mode: string, headers: Record<string, string>) {
  const answer = await fetch(`${origin}/api/1c/exchange?type=sale&mode=${mode}`, { headers });
  const text = await answer.text();
  return { isLetIn: answer.ok && !text.startsWith('failure'), text };
}

describe.each(PLACES)('a removed person, %s', (_name, create) => {
  let place: Place;
  let trade: Trade;
  /** Where the removed person's webhook leads, and the one of the colleague who stays. */
  let shop: WebhookServer;
  let others: WebhookServer;
  beforeEach(async () => {
    place = await create();
    trade = await prepareTrade(place);
    await giveSecrets(place, trade);
    shop = await startWebhookServer(20);
    others = await startWebhookServer();
  });
  afterEach(async () => {
    await endServers();
    await Promise.all([shop.close(), others.close()]);
    await place.remove();
  });

  fault(
    'somebody is removed while working by a session, a key, 1С, a showcase and a webhook, on every process',
    'what begins after the answer opens nothing',
    async () => {
      const environment = { ...place.environment, PRIVATE_TARGETS: 'on' };
      const first = await startServer(environment);
      const servers = [first];
      // an embedded database has one process
      if ('DATABASE_URL' in place.environment) servers.push(await startServer(environment));
      const { origin } = first;
      const [anna, boris] = trade.sellers;
      const company = `/companies/${trade.supplierId}`;
      await priceListsOf(trade).apply(origin, listOf(1, 1000, 1000));
      const made = async <Made>(path: string, body: object) => {
        const proof = await prove(origin, boris);
        const answer = await boris.call<Made>(origin, `${company}/${path}`, { body, proof });
        expect(answer.status).toBe(201);
        return answer.body;
      };
      await made('webhooks', { url: shop.url });
      const staying = { body: { url: others.url }, proof: await prove(origin, anna) };
      expect((await anna.call(origin, `${company}/webhooks`, staying)).status).toBe(201);
      const showcase = await made<Showcase>('showcases', { ...RULES, name: 'Витрина' });
      const feed = new URL(showcase.links[0]?.url ?? '').pathname;
      const basic = Buffer.from(`${LOGIN}:${PASSWORD}`).toString('base64');
      const signIn = (at: string) =>
        askExchange(at, 'checkauth', { authorization: `Basic ${basic}` });
      const [, name, token] = (await signIn(origin)).text.split('\n');
      const program = createCaller(KEY);
      const works: Record<string, (at: string) => Promise<boolean>> = {
        session: async (at) => (await boris.call(at, company)).status === 200,
        key: async (at) => (await program.call(at, `${company}/events`)).status === 200,
        'exchange by its password': async (at) => (await signIn(at)).isLetIn,
        'exchange by its cookie': async (at) =>
          (await askExchange(at, 'query', { cookie: `${name}=${token}` })).isLetIn,
        showcase: async (at) => (await fetch(`${at}${feed}`)).ok,
      };

      let removedAt = Infinity;
      const before = new Map<string, number>();
      const after = new Map<string, number>();
      const late: string[] = [];
      const work = async (what: string, at: string) => {
        while ((after.get(what) ?? 0) < TIMES * servers.length) {
          const begun = performance.now();
          const isLetIn = await works[what]?.(at);
          const isAfter = begun > removedAt;
          if (isAfter && isLetIn) late.push(what);
          const counts = isAfter ? after : before;
          if (isAfter || isLetIn) counts.set(what, (counts.get(what) ?? 0) + 1);
        }
      };
      const everybody = Promise.all(
        servers.flatMap((server) => Object.keys(works).map((what) => work(what, server.origin))),
      );
      await until('Everything opens', async () =>
        Object.keys(works).every((what) => (before.get(what) ?? 0) >= TIMES),
      );
      const { body } = await anna.call<{ data: Employee[] }>(origin, `${company}/employees`);
      const leaver = body.data.find(({ me }) => !me)?.id;
      const path = `${company}/employees/${leaver}/remove`;
      const proof = await prove(origin, anna);
      const removed = await anna.call(origin, path, { body: { hand_over: [] }, proof });
      expect(removed.status).toBe(204);
      removedAt = performance.now();
      await everybody;
      const { id } = await priceListsOf(trade).apply(origin, listOf(1, 1100, 1000));
      const told = (where: WebhookServer) =>
        where.calls.filter(({ body: text }) => (JSON.parse(text) as CompanyEvent).subject === id);
      await until('The colleague is told', async () => told(others).length > 0);
      expect(told(shop)).toEqual([]);
      expect(late).toEqual([]);
      const total = [...after.values()].reduce((sum, count) => sum + count, 0);
      return `${total} calls after the answer, on ${servers.length} ${servers.length === 1 ? 'process' : 'processes'}, opened nothing`;
    },
  );
});
