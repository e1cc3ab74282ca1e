import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../../testing/catalog/catalog-app.ts';
import { sourceOf } from './catalog-index.sql.ts';
import { createCatalogIndex } from './catalog-index.ts';

const log = { warn: () => undefined, error: () => undefined };
let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp();
});
afterAll(() => server.close());

test('while the first index is built, nobody waits for it', async () => {
  const source = sourceOf(server.db);
  const gate = Promise.withResolvers<void>();
  const all: typeof source.all = async (take) => {
    await gate.promise;
    return source.all(take);
  };
  const first = createCatalogIndex({ ...source, all }, { log, limitBytes: 2 ** 30, watchMs: 1 });
  const started = first.start();
  await first.bringUp(1);
  expect([first.current(), first.state()]).toEqual([undefined, 'building']);
  // if the server is told to stop meanwhile, the index does not follow the database afterwards
  const stopped = first.stop();
  gate.resolve();
  await Promise.all([started, stopped]);
  expect(first.state()).toBe('serving');
  const { age } = first.figures();
  await waitFor(() => expect(first.figures().age).toBeGreaterThan((age ?? 0) + 50));
});

test('a database that does not answer is waited for no longer than two seconds, and its last word stays', async () => {
  const source = sourceOf(server.db);
  let isDown = false;
  const stamp = () => (isDown ? new Promise<never>(() => undefined) : source.stamp());
  const lone = createCatalogIndex(
    { ...source, stamp },
    { log, limitBytes: 2 ** 30, watchMs: 1_000_000 },
  );
  await lone.start();
  isDown = true;
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 1500);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const waited = lone.bringUp();
    await vi.advanceTimersByTimeAsync(2000);
    await waited;
    expect(lone.current()).toBeDefined();
    expect(lone.figures().age).toBeGreaterThan(1000);
  } finally {
    vi.useRealTimers();
    clock.mockRestore();
  }
});

test('while an index is read again because too much has changed, the one before serves with its age', async () => {
  const source = sourceOf(server.db);
  const gate = Promise.withResolvers<void>();
  let isOpen = true;
  const flooded = createCatalogIndex(
    {
      ...source,
      changes: async (since) => ({ ...(await source.changes(since)), parts: null }),
      all: async (take) => {
        if (!isOpen) await gate.promise;
        return source.all(take);
      },
    },
    { log, limitBytes: 2 ** 30, watchMs: 1_000_000 },
  );
  await flooded.start();
  const before = flooded.current();
  isOpen = false;
  await server.db.exec('update offer set bulk_price = bulk_price + 1 where product_id < 9');
  const refreshing = flooded.refresh();
  await flooded.bringUp();
  expect(flooded.current()).toBe(before);
  gate.resolve();
  await refreshing;
  expect(flooded.current()?.version).toBe((await source.stamp()).version);
  await flooded.stop();
});
