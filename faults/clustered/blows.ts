import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../../deploy/cluster/cluster.ts';
import type { DatabaseName } from '../../deploy/cluster/database.ts';
import { until } from '../trade.ts';
import { type Blow, type ClusterUnderLoad, inDatabase } from './under-load.ts';

const PLANNED_MS = 5000;
const DEATH_MS = 25_000;
const FREEZE_MS = 15_000;
const SLOW_MS = 8000;
const HELD_S = 6;
const HOUR_MS = 3_600_000;

const otherOf = (name: string | undefined): DatabaseName => (name === 'pg1' ? 'pg2' : 'pg1');

/** All that may happen to a cluster on one machine. */
export function blowsOf(under: ClusterUnderLoad): Blow[] {
  let dead = 'pg1';
  const isLedBy = (isIt: (leader: string | undefined) => boolean) =>
    until('The other one leads', async () => isIt(await under.leaderOf()), 60_000);
  return [
    {
      what: 'switches its primary as planned',
      orders: PLANNED_MS,
      make: async () => {
        const candidate = otherOf(await under.leaderOf());
        await under.cluster.switchover(candidate);
        await isLedBy((leader) => leader === candidate);
      },
    },
    {
      what: 'loses the machine of its primary (kill -9)',
      orders: DEATH_MS,
      make: async () => {
        dead = (await under.leaderOf()) ?? dead;
        under.cluster.signal(dead, 'SIGKILL');
      },
      mend: () => under.cluster.start(dead),
    },
    {
      what: 'loses its standby',
      orders: 10_000,
      make: async () => {
        dead = otherOf(await under.leaderOf());
        under.cluster.signal(dead, 'SIGKILL');
      },
      mend: () => under.cluster.start(dead),
    },
    {
      what: 'loses one etcd of three',
      orders: PLANNED_MS,
      make: async () => under.cluster.signal('etcd1', 'SIGKILL'),
      mend: () => under.cluster.start('etcd1'),
    },
    {
      what: 'loses a process for calls (kill -9)',
      orders: 5000,
      searches: 5000,
      endsProcess: true,
      make: async () => under.cluster.signal('api1', 'SIGKILL'),
      mend: () => under.cluster.start('api1'),
    },
    {
      what: 'has a process for calls that is stopped as in a deploy',
      orders: 3000,
      endsProcess: true,
      make: () => under.cluster.stop('api2'),
      mend: () => under.cluster.start('api2'),
    },
    {
      what: 'has a process for jobs that is frozen',
      orders: FREEZE_MS,
      make: async () => {
        under.cluster.signal('worker', 'SIGSTOP');
        await wait(FREEZE_MS);
      },
      mend: async () => under.cluster.signal('worker', 'SIGCONT'),
    },
    {
      what: 'has a primary that is frozen, with what watches over it (SIGSTOP)',
      orders: 40_000,
      searches: 8000,
      make: async () => {
        dead = (await under.leaderOf()) ?? dead;
        under.cluster.signal(dead, 'SIGSTOP');
        await isLedBy((leader) => leader !== undefined && leader !== dead);
      },
      mend: async () => under.cluster.signal(dead, 'SIGCONT'),
    },
    {
      what: 'has a disk that takes 100 ms for every commit',
      orders: PLANNED_MS,
      make: async () => {
        const set = (delay: number, siblings: number) =>
          inDatabase(
            under.cluster,
            `alter system set commit_delay = ${delay};
             alter system set commit_siblings = ${siblings}; select pg_reload_conf()`,
          );
        set(100_000, 0);
        await wait(SLOW_MS);
        set(0, 5);
      },
    },
    {
      what: 'has all its connections waiting for one that holds every offer',
      orders: (HELD_S + 4) * 1000,
      searches: (HELD_S + 4) * 1000,
      make: async () => {
        inDatabase(
          under.cluster,
          `begin; lock table offer in access exclusive mode; select pg_sleep(${HELD_S}); commit`,
        );
      },
    },
    {
      what: 'has a process for calls whose clock is an hour ahead',
      orders: PLANNED_MS,
      endsProcess: true,
      make: async () => {
        const { place, stop, start } = under.cluster;
        await stop('api2');
        const clock = new URL('../stepped-clock.ts', import.meta.url).pathname;
        await openCluster(place, {
          environment: {
            LOG_LEVEL: 'error',
            NODE_OPTIONS: `--import ${clock}`,
            CLOCK_OFFSET_MS: String(HOUR_MS),
          },
        }).start('api2');
        await wait(SLOW_MS);
        await stop('api2');
        await start('api2');
      },
    },
  ];
}
