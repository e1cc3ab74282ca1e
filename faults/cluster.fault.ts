import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { hashToken } from '../apps/api/src/accounts/auth.ts';
import { type LocalCluster, openCluster } from '../deploy/cluster/cluster.ts';
import { placeOf } from '../deploy/cluster/place.ts';
import { missingPackages } from '../deploy/cluster/programs.ts';
import { createCaller } from './caller.ts';
import { fault } from './fault.ts';
import { createHistory, type Goods, type History } from './history.ts';
import { until } from './trade.ts';

const FIRST_PORT = Number(process.env.CLUSTER_PORT ?? 4600);
const DIRECTORY = process.env.FAULTS_DIR ?? tmpdir();
const BUYERS = 4;
const OFFERS = 8;
const CALM_MS = 3000;
const PLANNED_MS = 5000;
const DEATH_MS = 25_000;
const FREEZE_MS = 15_000;

const missing = missingPackages();

/** A buyer, signed in, with an address and enough that nobody else sells. */
const goodsOf = (cluster: LocalCluster): Goods => {
  const inDatabase = (sql: string) => cluster.sql(`\\c protektor\n${sql}`);
  const tokens = Array.from({ length: BUYERS }, (_, at) => `fault-${at}-`.padEnd(43, 'x'));
  for (const [at, token] of tokens.entries())
    inDatabase(`
      with a as (insert into account (id, email, password_hash) values (gen_random_uuid(), 'fault${at}@buyer.example', 'x') returning id),
        s as (insert into session (token_hash, account_id, expires_at) select '\\x${hashToken(token).toString('hex')}', id, now() + interval '1 day' from a)
      insert into address (account_id, label, city_id, street, receiver, phone, is_default)
        select id, 'Склад', (select min(id) from city), 'Ленина, 1', 'Анна', '79161234567', true from a;`);
  const offers = inDatabase(`
    update offer set quantity = 100000, min_order = 1, multiple = 1 where id in
      (select o.id from offer o join company c on c.id = o.supplier_id where o.quantity > 0 and o.bulk_price > 100000
        and o.section = 1 and c.id = (select supplier_id from offer where quantity > 0 and section = 1 group by 1 order by count(*) desc limit 1)
       order by o.id limit ${OFFERS}) returning id || ' ' || product_id;`)
    .split('\n')
    .map((line) => line.split(' '))
    .map(([offer = '', product = '']) => ({ offer, product }));
  inDatabase(`update company set min_order_sum = 0 where min_order_sum > 0;`);
  return { buyers: tokens.map(createCaller), offers };
};

describe('a cluster', () => {
  let cluster: LocalCluster;
  let history: History;
  beforeAll(async () => {
    if (missing.length > 0) return;
    const directory = mkdtempSync(join(DIRECTORY, 'fault-cluster-'));
    cluster = openCluster(placeOf(directory, FIRST_PORT), { environment: { LOG_LEVEL: 'error' } });
    await cluster.up();
    history = createHistory(
      `http://${cluster.place.address('balancer')}`,
      goodsOf(cluster),
      (sql) => cluster.sql(`\\c protektor\n${sql}`),
    );
  }, 400_000);
  afterAll(async () => {
    if (missing.length > 0) return;
    await cluster.down();
    cluster.erase();
  }, 200_000);

  const leaderOf = async () => {
    const members = await cluster.members();
    return members.find(({ role }) => role === 'leader')?.name;
  };
  /** Both databases do, and one waits for the other; all processes serve. */
  const isWhole = () =>
    until(
      'The cluster is whole',
      async () => {
        const members = await cluster.members();
        const hasStandby = members.some(({ role }) => role === 'sync_standby');
        return hasStandby && (await cluster.status()).every(({ state }) => state === 'ready');
      },
      150_000,
    );

  /** What happens under load while something is done to the cluster, and what was promised of the longest waits. */
  const row = (
    what: string,
    { orders, searches = 3000 }: { orders: number; searches?: number },
    make: () => Promise<void>,
    mend: () => Promise<void> = async () => undefined,
  ) =>
    fault(
      what,
      `orders wait ${orders / 1000} s at most and searches ${searches / 1000} s; nothing but 503 is answered, no order that was answered is lost or doubled, no piece is lost, own orders are seen; all is whole again by itself`,
      async (skip) => {
        if (missing.length > 0)
          return skip(`needs: apt-get install --no-install-recommends ${missing.join(' ')}`);
        await isWhole();
        const pids = ['api1', 'api2', 'worker'].map(cluster.pidOf);
        const told = await history.during(async () => {
          await wait(CALM_MS);
          await make();
          await wait(CALM_MS);
          await history.worksAgain(120_000);
          await mend();
          await wait(CALM_MS);
        });
        await isWhole();
        const judged = await history.judge(told);
        expect(judged.broken).toEqual([]);
        expect(told.longest('order')).toBeLessThanOrEqual(orders);
        expect(told.longest('search')).toBeLessThanOrEqual(searches);
        if (!what.includes('process for calls'))
          expect(['api1', 'api2', 'worker'].map(cluster.pidOf)).toEqual(pids);
        return judged.words;
      },
    );

  row('switches its primary as planned', { orders: PLANNED_MS }, async () => {
    const leader = await leaderOf();
    const candidate = leader === 'pg1' ? 'pg2' : 'pg1';
    await cluster.switchover(candidate);
    await until('The other one leads', async () => (await leaderOf()) === candidate, 30_000);
  });

  let dead = 'pg1';
  row(
    'loses the machine of its primary (kill -9)',
    { orders: DEATH_MS },
    async () => {
      dead = (await leaderOf()) ?? dead;
      cluster.signal(dead, 'SIGKILL');
    },
    () => cluster.start(dead),
  );

  row(
    'loses its standby',
    { orders: 10_000 },
    async () => {
      dead = (await leaderOf()) === 'pg1' ? 'pg2' : 'pg1';
      cluster.signal(dead, 'SIGKILL');
    },
    () => cluster.start(dead),
  );

  row(
    'loses one etcd of three',
    { orders: PLANNED_MS },
    async () => cluster.signal('etcd1', 'SIGKILL'),
    () => cluster.start('etcd1'),
  );

  row(
    'loses a process for calls (kill -9)',
    { orders: 5000, searches: 5000 },
    async () => cluster.signal('api1', 'SIGKILL'),
    () => cluster.start('api1'),
  );

  row(
    'has a process for calls that is stopped as in a deploy',
    { orders: 3000 },
    () => cluster.stop('api2'),
    () => cluster.start('api2'),
  );

  row(
    'has a process for jobs that is frozen',
    { orders: FREEZE_MS },
    async () => {
      cluster.signal('worker', 'SIGSTOP');
      await wait(FREEZE_MS);
    },
    async () => cluster.signal('worker', 'SIGCONT'),
  );

  row(
    'has a primary that is frozen, with what watches over it (SIGSTOP)',
    { orders: 40_000, searches: 8000 },
    async () => {
      dead = (await leaderOf()) ?? dead;
      cluster.signal(dead, 'SIGSTOP');
      await until('The other one leads', async () => (await leaderOf()) !== dead, 60_000);
    },
    async () => cluster.signal(dead, 'SIGCONT'),
  );

  fault(
    'is asked for what was deleted by mistake (pgBackRest)',
    'a database of the moment before, beside the one that goes on taking orders: what was deleted and all orders of that moment are in it',
    async (skip) => {
      if (missing.length > 0)
        return skip(`needs: apt-get install --no-install-recommends ${missing.join(' ')}`);
      await isWhole();
      const inDatabase = (sql: string, on?: 'restored') => cluster.sql(`\\c protektor\n${sql}`, on);
      await cluster.backups.backUp();
      let found = '';
      const told = await history.during(async () => {
        await wait(CALM_MS);
        inDatabase('create table by_mistake as select id from purchase');
        const moment = inDatabase('select clock_timestamp()');
        await wait(CALM_MS);
        inDatabase('drop table by_mistake');
        await wait(CALM_MS);
        await cluster.backups.restore(moment);
        found = inDatabase(
          'select count(*), count(p.id) from by_mistake m left join purchase p on p.id = m.id',
          'restored',
        );
      });
      await cluster.stop('restored');
      const [deleted = 0, whole] = found.split('|').map(Number);
      expect(deleted).toBeGreaterThan(0);
      expect(whole).toBe(deleted);
      const judged = await history.judge(told);
      expect(judged.broken).toEqual([]);
      return `all ${deleted} orders of the moment are there; meanwhile ${judged.words}`;
    },
  );
});
