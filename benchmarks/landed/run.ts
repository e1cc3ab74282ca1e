import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../../apps/api/src/db/db.ts';
import { find } from '../../apps/api/src/modules/catalog/find/find.ts';
import { sourceOf } from '../../apps/api/src/modules/catalog/index/catalog-index.sql.ts';
import { createCatalogIndex } from '../../apps/api/src/modules/catalog/index/catalog-index.ts';
import type { SearchTyresBody } from '../../packages/api-client/src/schema.ts';
import { openDemo, openMarket } from '../api/databases.ts';
import { timeBeside } from '../api/measure.ts';
import { drawQuestions } from '../api/questions.ts';

const RESULTS = join(import.meta.dirname, '../results');
const CITIES = ['Москва', 'Екатеринбург', 'Казань', 'Новосибирск', 'Краснодар'];
const COUNT = 60;
const silent = { warn: () => undefined, error: () => undefined };

interface Figure {
  by: string;
  what: string;
  price: number;
  landed: number;
}

/** The first pages of lists: the whole section, a brand, a size in winter. */
async function listsOf(db: Database): Promise<Record<string, SearchTyresBody[]>> {
  const { searches } = await drawQuestions(db);
  const some = (bodies: readonly SearchTyresBody[] = []) => bodies.slice(0, COUNT);
  return {
    'the whole section': Array.from({ length: COUNT }, () => ({})),
    'a brand': some(searches.brand),
    'a size in winter': some(searches.size),
  };
}

/** Compares the same lists for the same cities, ordered by price and by landed price, in turns. */
async function compare(db: Database, by: string, limitBytes: number): Promise<Figure[]> {
  const catalogIndex = createCatalogIndex(sourceOf(db), { log: silent, limitBytes, watchMs: 1e9 });
  await catalogIndex.start();
  const search = (body: SearchTyresBody) =>
    find('tyres', {
      db,
      catalogIndex,
      accountId: undefined,
      body,
      window: { limit: 20, offset: 0 },
      show: (row) => row,
    });
  const figures: Figure[] = [];
  for (const [what, bodies] of Object.entries(await listsOf(db))) {
    const to = (n: number) => CITIES[n % CITIES.length] ?? '';
    let asked = 0;
    const { own, peer } = await timeBeside(
      bodies.map((body, n) => ({ ...body, to: to(n) })),
      (body) => search({ ...body, order_by: 'landed_price__asc' }),
      () => {
        const n = asked++ % bodies.length;
        return search({ ...bodies[n], to: to(n), order_by: 'min_bulk_price__asc' });
      },
      5,
    );
    figures.push({ by, what, price: peer.p50, landed: own.p50 });
  }
  await catalogIndex.stop();
  return figures;
}

const toTable = (figures: readonly Figure[]) =>
  [
    '|       | list | by price, ms | by price with delivery, ms | times as long |',
    '| ----- | ---- | -----------: | -------------------------: | ------------: |',
    ...figures.map(
      ({ by, what, price, landed }) =>
        `| ${by} | ${what} | ${price.toFixed(1)} | ${landed.toFixed(1)} | ${(landed / price).toFixed(1)} |`,
    ),
  ].join('\n');

/**
 * Compares the order by landed price with the order by price, with the index and with SQL, and writes
 * `results/landed.md`. With `--market` on PostgreSQL with a million offers, else on the demo's database.
 */
export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { market: { type: 'boolean', default: false } },
  });
  const measured = values.market ? await openMarket(false) : await openDemo(false);
  try {
    const { db, name, products, offers } = measured;
    const figures = [...(await compare(db, 'index', 2 ** 40)), ...(await compare(db, 'SQL', 0))];
    const text = `# Lists by the price with delivery

${new Date().toISOString().slice(0, 16).replace('T', ' ')}, Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}.
${name}, ${products} products, ${offers} offers.

Written by \`pnpm bench landed\`. Medians of ${COUNT} first pages to ${CITIES.length} cities; each pair is asked in turns, rows with their delivery in both.

${toTable(figures)}
`;
    await writeFile(join(RESULTS, 'landed.md'), text);
    console.log(text);
  } finally {
    await measured.close();
    await measured.stop();
  }
}
