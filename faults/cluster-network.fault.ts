import { afterAll, describe } from 'vitest';
import { openNetwork } from './clustered/network.ts';
import { clusterUnderLoad } from './clustered/under-load.ts';
import { until } from './trade.ts';

describe('a cluster on two machines', () => {
  const network = openNetwork();
  // after the cluster has gone: hooks run from the last one to the first
  afterAll(network.remove);
  const under = clusterUnderLoad({ network: network.make, lacks: network.lacks });
  const lead = (name: 'pg1' | 'pg2') =>
    until(
      `${name} leads`,
      async () => {
        if ((await under.leaderOf()) === name) return true;
        await under.cluster.switchover(name).catch(() => undefined);
        return false;
      },
      60_000,
    );

  under.row({
    what: 'has its primary cut off from everything else, still running',
    orders: 40_000,
    searches: 8000,
    make: async () => {
      await lead('pg1');
      network.cut();
      await until('The other one leads', async () => (await under.leaderOf()) === 'pg2', 60_000);
    },
    mend: async () => network.join(),
  });

  under.row({
    what: 'has its standby cut off from everything else',
    orders: 15_000,
    make: async () => {
      await lead('pg2');
      network.cut();
    },
    mend: async () => network.join(),
  });
});
