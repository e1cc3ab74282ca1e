import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Db } from '../../apps/api/src/db/db.ts';
import { find } from '../../apps/api/src/modules/catalog/find/find.ts';
import { createKeeping } from '../../apps/api/src/modules/catalog/index/building/keeping.ts';
import { sourceOf } from '../../apps/api/src/modules/catalog/index/catalog-index.sql.ts';
import { createCatalogIndex } from '../../apps/api/src/modules/catalog/index/catalog-index.ts';
import { openStorage } from '../../apps/api/src/storage/storage.ts';
import type { SearchTyresBody } from '../../packages/api-client/src/schema.ts';
import { time, timeBeside } from './measure.ts';
import type { Questions } from './questions.ts';
import { calibrate, FACETS, type Figure } from './sql.ts';

/** The cost of the index: milliseconds, and bytes of memory. */
export interface IndexCost {
  build: number;
  /** reading the index that another process has kept, and one offer that has changed since */
  restart: number;
  /** the longest time without an answer to anything else during the build */
  gap: number;
  /** applying the change of one offer */
  patch: number;
  bytes: number;
}

const silent = { warn: () => undefined, error: () => undefined };
const PER_PAGE = 20;
/** Searches that are under way at once. */
const AT_ONCE = 16;

/** Changes one offer. */
const changeOne = (db: Db) =>
  db.query(
    `update offer set quantity = quantity + 1 where id = (select min(id) from offer where section = 1 and quantity > 0)`,
  );

const LIMITS = { log: silent, limitBytes: 2 ** 40, watchMs: 1e9 };

/** Keeps an index as a server does, starts another one from its file, and returns how long the start took. */
async function measureRestart(db: Db): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'protektor-kept-'));
  try {
    await db.exec('delete from index_snapshot');
    const keeping = createKeeping(db, await openStorage({ s3Url: undefined, dataDir }));
    const open = () => createCatalogIndex(sourceOf(db), { ...LIMITS, keeping, keepFromMs: 0 });
    const first = open();
    await first.start();
    await first.stop();
    await changeOne(db);
    const second = open();
    const start = performance.now();
    await second.start();
    const took = performance.now() - start;
    await second.stop();
    if (second.figures().builds > 0) throw new Error('The kept index was not read.');
    return took;
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function measureCost(
  db: Db,
  index: ReturnType<typeof createCatalogIndex>,
): Promise<IndexCost> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  await index.start();
  const build = performance.now() - start;
  delay.disable();
  const patches: number[] = [];
  for (let run = 0; run < 15; run++) {
    await changeOne(db);
    const begin = performance.now();
    await index.refresh();
    patches.push(performance.now() - begin);
  }
  const patch = patches.sort((a, b) => a - b)[7] ?? Number.NaN;
  const restart = await measureRestart(db);
  return { build, restart, gap: delay.max / 1e6, patch, bytes: index.figures().bytes };
}

/** Measures searches by the index, with their rows and facets, relative to the calibration query. */
export async function measureIndex(db: Db, { searches }: Questions) {
  const index = createCatalogIndex(sourceOf(db), LIMITS);
  const cost = await measureCost(db, index);
  const search = ({ page = 1, ...body }: SearchTyresBody) =>
    find('tyres', {
      db,
      catalogIndex: index,
      accountId: undefined,
      body: { ...body, facets: FACETS },
      window: { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
      show: (row) => row,
    });

  // first as in a server that has run for a while; then with a new version, for which nothing has been counted yet
  for (const body of Object.values(searches).flat()) await search(body);
  await changeOne(db);
  await index.refresh();

  const figures: Figure[] = [];
  const add = async (
    what: string,
    bodies: readonly SearchTyresBody[],
    work: (body: SearchTyresBody) => Promise<unknown>,
  ) => {
    const before = await calibrate(db);
    const timing = await time(bodies, work);
    const after = await calibrate(db);
    figures.push({ what, ...timing, ratio: timing.p50 / ((before.p50 + after.p50) / 2) });
  };
  for (const [what, bodies] of Object.entries(searches)) await add(what, bodies, search);
  await add(`size, ${AT_ONCE} at once`, (searches.size ?? []).slice(0, 40), (body) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => search(body))),
  );
  const deep = await timeBeside(searches['a deep page'] ?? [], search, () =>
    search({ order_by: 'min_bulk_price__desc' }),
  );
  const { behind, answered } = index.figures();
  await index.stop();
  if (behind > 0 || answered === 0) throw new Error('The index did not answer what it was asked.');
  return { cost, figures, deep: deep.own.p50 / deep.peer.p50 };
}
