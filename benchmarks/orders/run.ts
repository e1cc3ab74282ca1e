import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../apps/api/src/db/db.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { openPglite } from '../../apps/api/src/db/pglite.ts';
import { openPostgres } from '../../apps/api/src/db/postgres.ts';
import { startCluster } from '../../apps/api/src/testing/database/postgres-cluster.ts';
import { createTestApp } from '../../apps/api/src/testing/test-app.ts';
import { type Buyer, createBuyer, createTradeApp } from '../../apps/api/src/testing/trade-app.ts';

const RESULTS = join(import.meta.dirname, '../results');
const BUYERS = 20;
const ROUNDS = 10;

/** Calls in a second, also relative to a bare statement of the database. */
interface Figure {
  database: string;
  what: string;
  perSecond: number;
  ratio: number;
}

/** Returns how many times a second `work` is done by all buyers in parallel. */
async function pace(buyers: readonly Buyer[], work: (buyer: Buyer) => Promise<unknown>) {
  const start = performance.now();
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let round = 0; round < ROUNDS; round += 1) await work(buyer);
    }),
  );
  return (buyers.length * ROUNDS * 1000) / (performance.now() - start);
}

/**
 * Measures orders of one line by twenty buyers at once: of the same offer, which is the worst case, and of different
 * ones. The unit is a bare change of an offer's stock with the catalog's aggregates, which every order contains.
 */
async function measure(database: string, db: Database): Promise<Figure[]> {
  await migrate(db);
  const server = await createTradeApp({ server: await createTestApp({ db }) });
  await server.app.openJobs();
  const ids = server.offers.flat();
  for (const id of ids)
    await server.setOffer(id, { quantity: 1_000_000, min_order: 1, multiple: 1 });
  const buyers: Buyer[] = [];
  for (let n = 0; n < BUYERS; n += 1) buyers.push(await createBuyer(server));

  const order = (offerOf: (buyer: Buyer) => string) => async (buyer: Buyer) => {
    await buyer.order(offerOf(buyer), 1);
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: buyer.authorization, 'idempotency-key': randomUUID() },
      payload: {},
    });
    if (statusCode !== 201) throw new Error(`POST /orders answered ${statusCode}: ${body}`);
  };
  const [one = ''] = ids;
  const each = (buyer: Buyer) => ids[buyers.indexOf(buyer) % ids.length] ?? one;

  const floor = await pace(buyers, (buyer) =>
    db.query('update offer set quantity = quantity - 1 where id = $1::bigint', [each(buyer)]),
  );
  const figures = [
    ['a bare change of stock', floor],
    ['PUT /cart/items', await pace(buyers, (buyer) => buyer.order(each(buyer), 2))],
    ['PUT /cart/items and POST /orders, different offers', await pace(buyers, order(each))],
    [
      'PUT /cart/items and POST /orders, one offer',
      await pace(
        buyers,
        order(() => one),
      ),
    ],
  ] as const;
  await server.app.close();
  return figures.map(([what, perSecond]) => ({
    database,
    what,
    perSecond,
    ratio: perSecond / floor,
  }));
}

async function onPglite(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'protektor-bench-'));
  const db = await openPglite({ dataDir: join(directory, 'pglite') });
  try {
    return await measure('PGlite', db);
  } finally {
    await db.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** With durability on: an order that was confirmed must survive a power failure. */
async function onPostgres(): Promise<Figure[]> {
  const cluster = await startCluster({ fsync: 'on', synchronous_commit: 'on' });
  const db = await openPostgres(cluster.url);
  try {
    return await measure('PostgreSQL', db);
  } finally {
    await db.close();
    await cluster.stop();
  }
}

const line = ({ database, what, perSecond, ratio }: Figure) =>
  `| ${database} | ${what} | ${perSecond.toFixed(0)} | ${ratio.toFixed(2)} |`;

/** Measures how fast orders are made on both databases and writes `results/orders.md`. */
export async function run(): Promise<boolean> {
  const figures = [...(await onPglite()), ...(await onPostgres())];
  const text = [
    `Orders, ${new Date().toISOString().slice(0, 10)}: ${BUYERS} buyers at once. Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}.`,
    '',
    '| database | what | per second | of a bare change of stock |',
    '| --- | --- | ---: | ---: |',
    ...figures.map(line),
    '',
  ].join('\n');
  await writeFile(join(RESULTS, 'orders.md'), text);
  console.log(text);
  return true;
}
