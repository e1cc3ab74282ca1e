import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { blowsOf } from './clustered/blows.ts';
import { CALM_MS, clusterUnderLoad, inDatabase } from './clustered/under-load.ts';
import { fault } from './fault.ts';

describe('a cluster', () => {
  const under = clusterUnderLoad();
  for (const blow of blowsOf(under)) under.row(blow);

  fault(
    'is asked for what was deleted by mistake (pgBackRest)',
    'a database of the moment before, beside the one that goes on taking orders: what was deleted and all orders of that moment are in it',
    async (skip) => {
      if (under.because) return skip(under.because);
      const { cluster, history } = under;
      await under.isWhole();
      await cluster.backups.backUp();
      let found = '';
      const told = await history.during(async () => {
        await wait(CALM_MS);
        inDatabase(cluster, 'create table by_mistake as select id from orders');
        const moment = inDatabase(cluster, 'select clock_timestamp()');
        await wait(CALM_MS);
        inDatabase(cluster, 'drop table by_mistake');
        await wait(CALM_MS);
        await cluster.backups.restore(moment);
        found = inDatabase(
          cluster,
          'select count(*), count(p.id) from by_mistake m left join orders p on p.id = m.id',
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
