import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { settleTotals } from './cache/totals.ts';
import type { Database } from './db/db.ts';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';
import { ALWAYS_THERE, FOLLOWS, startPulse } from './db/pulse.ts';
import { createReplica } from './db/replica.ts';
import { insertCatalog } from './testing/catalog/insert-catalog.ts';
import { testCatalog } from './testing/catalog/random-catalog.ts';
import { type Cluster, startCluster } from './testing/database/postgres-cluster.ts';
import { installJobs } from './testing/install-jobs.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

describe('a replica', () => {
  let primary: Cluster;
  let follower: Cluster;
  let db: Database;
  let copy: Database;
  let server: TestApp;
  beforeAll(async () => {
    primary = await startCluster();
    db = await openPostgres(primary.url, { isServing: true });
    await migrate(db);
    await installJobs(db);
    await insertCatalog(db, testCatalog());
    follower = await startCluster({}, { follows: primary.url });
    copy = await openPostgres(follower.url, { isServing: true });
    server = await createTestApp({ db, replica: createReplica(db, copy, ALWAYS_THERE) });
    await server.app.catalogIndex.start();
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([db.close(), copy.close()]);
    await follower.stop();
    await primary.stop();
  });

  const versionOf = async (one: Database) => {
    const { rows } = await one.query<{ version: number }>('select v version from catalog_version');
    return rows[0]?.version ?? 0;
  };
  /** The numbers of offers in the statistics and in a search, for a caller who has seen this version. */
  async function answeredBy(least?: number): Promise<[number, number]> {
    const headers = least ? { 'min-catalog-version': String(least) } : {};
    const statistics = await server.app.inject({ url: '/api/statistics', headers });
    const found = await server.app.inject({
      method: 'POST',
      url: '/api/search_v2/tyres',
      payload: { facets: [] },
      headers,
    });
    const sections: { offers: number }[] = statistics.json().sections;
    return [sections.reduce((sum, { offers }) => sum + offers, 0), found.json().offers_total];
  }
  const write = async () => {
    await db.query(
      'update offer set quantity = 0 where id = (select min(id) from offer where quantity > 0 and section = 1)',
    );
    return (await settleTotals(db, true)) ?? 0;
  };
  const caughtUp = (version: number) =>
    waitFor(async () => expect(await versionOf(copy)).toBe(version));

  test('answers for the primary; while it stands still, who has written reads of the primary what he wrote', async () => {
    await caughtUp(await write());
    const asked = vi.spyOn(copy, 'query');
    const [offers, found] = await waitFor(async () => {
      const now = await answeredBy(await versionOf(db));
      expect(server.app.catalogIndex.figures().version).toBe(await versionOf(db));
      return now;
    });
    expect(
      asked.mock.calls.some(
        ([text]) => text.includes('market_day') || text.includes('category_stat'),
      ),
    ).toBe(true);

    await copy.exec('select pg_wal_replay_pause()');
    try {
      const version = await write();
      expect(await answeredBy(version)).toEqual([offers - 1, found - 1]);
      // other callers get what the replica has
      expect(await answeredBy()).toEqual([offers, found]);
    } finally {
      await copy.exec('select pg_wal_replay_resume()');
    }
    await waitFor(async () => expect(await answeredBy()).toEqual([offers - 1, found - 1]));
  });

  test('is left alone as long as it is behind', async () => {
    const pulse = startPulse(follower.url, () => undefined, FOLLOWS);
    const becomes = (is: boolean) => waitFor(() => expect(pulse.isThere()).toBe(is));
    await becomes(true);
    await copy.exec('select pg_wal_replay_pause()');
    await write();
    await becomes(false);
    await copy.exec('select pg_wal_replay_resume()');
    await becomes(true);
    await primary.halt('immediate');
    await becomes(false);
    await primary.resume();
    await becomes(true);
    await pulse.stop();
  });
});
