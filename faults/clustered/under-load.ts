import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { hashToken } from '../../apps/api/src/accounts/auth.ts';
import { type LocalCluster, openCluster } from '../../deploy/cluster/cluster.ts';
import { type Network, placeOf } from '../../deploy/cluster/place.ts';
import { missingPackages } from '../../deploy/cluster/programs.ts';
import { createCaller } from '../caller.ts';
import { fault } from '../fault.ts';
import { createHistory, type Goods, type History } from '../history.ts';
import { until } from '../trade.ts';

const FIRST_PORT = Number(process.env.CLUSTER_PORT ?? 4600);
const DIRECTORY = process.env.FAULTS_DIR ?? tmpdir();
const BUYERS = 4;
const OFFERS = 8;
/** How long it is left alone before something is done to it, and after. */
export const CALM_MS = 3000;

export const inDatabase = (cluster: LocalCluster, sql: string, on?: 'restored') =>
  cluster.sql(`\\c protektor\n${sql}`, on);

/** A buyer, signed in, with an address and enough that nobody else sells. */
const goodsOf = (cluster: LocalCluster): Goods => {
  const tokens = Array.from({ length: BUYERS }, (_, at) => `fault-${at}-`.padEnd(43, 'x'));
  for (const [at, token] of tokens.entries())
    inDatabase(
      cluster,
      `
      with a as (insert into account (id, email, password_hash) values (gen_random_uuid(), 'fault${at}@buyer.example', 'x') returning id),
        s as (insert into session (token_hash, account_id, expires_at) select '\\x${hashToken(token).toString('hex')}', id, now() + interval '1 day' from a)
      insert into address (account_id, label, city_id, street, receiver, phone, is_default)
        select id, 'Склад', (select min(id) from city), 'Ленина, 1', 'Анна', '79161234567', true from a;`,
    );
  const offers = inDatabase(
    cluster,
    `
    update offer set quantity = 100000, min_order = 1, multiple = 1 where id in
      (select o.id from offer o join company c on c.id = o.supplier_id where o.quantity > 0 and o.bulk_price > 100000
        and o.section = 1 and c.id = (select supplier_id from offer where quantity > 0 and section = 1 group by 1 order by count(*) desc limit 1)
       order by o.id limit ${OFFERS}) returning id || ' ' || product_id;`,
  )
    .split('\n')
    .map((line) => line.split(' '))
    .map(([offer = '', product = '']) => ({ offer, product }));
  inDatabase(cluster, `update company set min_order_sum = 0 where min_order_sum > 0;`);
  return { buyers: tokens.map(createCaller), offers };
};

/** What is done to a cluster, how it is mended, and the longest waits that were promised, in milliseconds. */
export interface Blow {
  what: string;
  orders: number;
  searches?: number;
  make(): Promise<void>;
  mend?(): Promise<void>;
  /** Whether a process for calls or jobs ends by it. */
  endsProcess?: boolean;
}

const PROCESSES = ['api1', 'api2', 'worker'];

/** A cluster for the faults of one file, on which orders and searches go on while they are made. */
export function clusterUnderLoad({
  network,
  lacks = () => undefined,
}: {
  network?: () => Network;
  /** Why it can't be tried here. */
  lacks?: () => string | undefined;
} = {}) {
  const missing = missingPackages();
  const because =
    missing.length > 0
      ? `needs: apt-get install --no-install-recommends ${missing.join(' ')}`
      : lacks();
  let cluster: LocalCluster;
  let history: History;
  beforeAll(async () => {
    if (because) return;
    const directory = mkdtempSync(join(DIRECTORY, 'fault-cluster-'));
    cluster = openCluster(placeOf(directory, FIRST_PORT, network?.()), {
      environment: { LOG_LEVEL: 'error' },
    });
    await cluster.up();
    history = createHistory(
      `http://${cluster.place.address('balancer')}`,
      goodsOf(cluster),
      (sql) => inDatabase(cluster, sql),
    );
  }, 400_000);
  afterAll(async () => {
    if (because) return;
    await cluster.down();
    cluster.erase();
  }, 200_000);

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
  const pids = () => PROCESSES.map(cluster.pidOf);

  /** Deals a blow under load; answers what happened, throws where that is not what was promised. */
  const deal = async ({ make, mend, orders, searches = 3000, endsProcess = false }: Blow) => {
    await isWhole();
    const before = pids();
    const told = await history.during(async () => {
      await wait(CALM_MS);
      await make();
      await wait(CALM_MS);
      await history.worksAgain(120_000);
      await mend?.();
      await wait(CALM_MS);
    });
    await isWhole();
    const judged = await history.judge(told);
    expect(judged.broken).toEqual([]);
    expect(told.longest('order')).toBeLessThanOrEqual(orders);
    expect(told.longest('search')).toBeLessThanOrEqual(searches);
    if (!endsProcess) expect(pids()).toEqual(before);
    return judged.words;
  };

  return {
    get cluster() {
      return cluster;
    },
    get history() {
      return history;
    },
    leaderOf: async () => {
      const members = await cluster.members();
      return members.find(({ role }) => role === 'leader')?.name;
    },
    isWhole,
    deal,
    /** A fault that is one blow. */
    row: (blow: Blow) => {
      const { what, orders, searches = 3000 } = blow;
      fault(
        what,
        `orders wait ${orders / 1000} s at most and searches ${searches / 1000} s; nothing but 503 is answered, no order that was answered is lost or doubled, no piece is lost, own orders are seen; all is whole again by itself`,
        async (skip) => (because ? skip(because) : deal(blow)),
      );
    },
    because,
  };
}
export type ClusterUnderLoad = ReturnType<typeof clusterUnderLoad>;
