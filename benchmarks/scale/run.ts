import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../apps/api/src/db/db.ts';
import { openMarket } from '../api/databases.ts';
import { startServer } from '../api/http.ts';
import { drawQuestions } from '../api/questions.ts';
import { openSearcher, questions } from '../live/searches.ts';

const RESULTS = join(import.meta.dirname, '../results');
/** Multiples of 60 000 products and 1 000 000 offers. */
const TIMES = [1, 4];
const KINDS = ['size', 'brand', 'winter without studs', 'city and size'] as const;
const OF_EACH = 60;
const KEPT_WITHIN_MS = 120_000;
/** The tables to measure, grouped by what their rows belong to. */
const TABLES = {
  offer: ['offer'],
  product: ['product', 'product_key', 'listing'],
  'product and day': ['price_history'],
};

interface Figures {
  products: number;
  offers: number;
  /** rows and bytes, including indexes */
  tables: { what: string; rows: number; bytes: number; ofIndexes: number }[];
  database: number;
  /** bytes of the search index in a process */
  index: number;
  /**
   * seconds until a process answers from memory: the first process, and one that starts from the index that the first
   * has kept
   */
  starts: number[];
  /** p50 of first pages with facets by kind of search, in milliseconds */
  searches: { kind: string; p50: number }[];
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function bytesOf(db: Database): Promise<Pick<Figures, 'tables' | 'database'>> {
  const tables: Figures['tables'] = [];
  for (const [what, names] of Object.entries(TABLES)) {
    const { rows } = await db.query<{ bytes: number; indexes: number }>(
      `select sum(pg_total_relation_size(c))::float8 bytes, sum(pg_indexes_size(c))::float8 indexes
       from unnest($1::text[]) name, lateral (
         select name::regclass c union all select inhrelid::regclass from pg_inherits where inhparent = name::regclass) x`,
      [names],
    );
    const counted = await db.query<{ n: number }>(`select count(*)::int n from ${names[0]}`);
    tables.push({
      what,
      rows: counted.rows[0]?.n ?? 0,
      bytes: rows[0]?.bytes ?? 0,
      ofIndexes: rows[0]?.indexes ?? 0,
    });
  }
  const { rows } = await db.query<{ n: number }>(
    'select pg_database_size(current_database())::float8 n',
  );
  return { tables, database: rows[0]?.n ?? 0 };
}

/**
 * Starts a server and waits until it searches in memory. Asks `/readyz`, because a search would be answered by the
 * database until then, and holds up what is measured.
 */
async function start(environment: Record<string, string>) {
  const begun = performance.now();
  const server = await startServer('server.ts', { ...environment, SEARCH_INDEX_MB: '8192' });
  const searcher = openSearcher(server.address);
  const isServing = async () => {
    const answer = await fetch(`${server.address}/readyz`);
    return ((await answer.json()) as { index?: string }).index === 'serving';
  };
  while (!(await isServing())) await wait(20);
  await searcher.search({});
  return { server, searcher, seconds: (performance.now() - begun) / 1000 };
}

/** Waits until the index is kept, so that the next process can start from it. */
async function isKept(db: Database) {
  const latest = performance.now() + KEPT_WITHIN_MS;
  const look = () => db.query('select 1 from index_snapshot');
  while ((await look()).rows.length === 0) {
    if (performance.now() > latest) throw new Error('The search index was not kept.');
    await wait(200);
  }
}

async function measure(times: number, isFresh: boolean): Promise<Figures> {
  const market = await openMarket(isFresh, times);
  const files = await mkdtemp(join(tmpdir(), 'bench-scale-'));
  try {
    const bytes = await bytesOf(market.db);
    const { searches } = await drawQuestions(market.db);
    const environment = { ...market.environment, DATA_DIR: files };
    await market.db.exec('delete from index_snapshot');
    const first = await start(environment);
    const asked: Figures['searches'] = [];
    for (const kind of KINDS) {
      const took: number[] = [];
      for (const body of questions((searches[kind] ?? []).slice(0, OF_EACH))) {
        const begin = performance.now();
        await first.searcher.search(body);
        took.push(performance.now() - begin);
      }
      asked.push({ kind, p50: median(took) });
    }
    await isKept(market.db);
    const { bytes: index } = await first.server.figures();
    await first.server.stop();
    const second = await start(environment);
    await second.server.stop();
    return {
      products: market.products,
      offers: market.offers,
      ...bytes,
      index,
      starts: [first.seconds, second.seconds],
      searches: asked,
    };
  } finally {
    await market.close();
    await market.stop();
    await rm(files, { recursive: true, force: true });
  }
}

const million = (count: number) => `${(count / 1e6).toFixed(count < 1e6 ? 2 : 0)} M`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;

function tableOf(all: Figures[]): string[] {
  const row = (what: string, value: (figures: Figures) => string) =>
    `| ${what} | ${all.map(value).join(' | ')} |`;
  const [first] = all;
  return [
    row('', ({ products, offers }) => `${million(offers)} offers, ${million(products)} products`),
    `| --- | ${all.map(() => '---:').join(' | ')} |`,
    row('database', ({ database }) => gigabytes(database)),
    ...(first?.tables ?? []).map(({ what }, at) =>
      row(`bytes of a row of ${what}, of them indexes`, ({ tables }) => {
        const { rows = 1, bytes = 0, ofIndexes = 0 } = tables[at] ?? {};
        return `${(bytes / rows).toFixed(0)}, ${(ofIndexes / rows).toFixed(0)}`;
      }),
    ),
    row(
      'search index, bytes an offer',
      ({ index, offers }) => `${gigabytes(index)}, ${(index / offers).toFixed(0)}`,
    ),
    row('from memory after a first start, s', ({ starts }) => (starts[0] ?? 0).toFixed(1)),
    row('after a restart, from what was kept, s', ({ starts }) => (starts[1] ?? 0).toFixed(1)),
    ...(first?.searches ?? []).map(({ kind }, at) =>
      row(`${kind}, p50, ms`, ({ searches }) => (searches[at]?.p50 ?? 0).toFixed(1)),
    ),
  ];
}

/**
 * Measures what a market takes as it grows: bytes, starts and searches at 1 000 000 and 4 000 000 offers in PostgreSQL.
 * Writes `results/scale.md`, which the estimates in `docs/operations.md` are based on. Numbers in `options` select other
 * sizes, in millions of offers.
 */
export async function run(options: string[]): Promise<boolean> {
  const all: Figures[] = [];
  const chosen = options.map(Number).filter((times) => times >= 1);
  for (const times of chosen.length > 0 ? chosen : TIMES)
    all.push(await measure(times, options.includes('--fresh')));
  const text = [
    `A market as it grows, ${new Date().toISOString().slice(0, 10)}: 14 facets, Brotli, one connection. Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}.`,
    '',
    ...tableOf(all),
    '',
  ].join('\n');
  console.log(text);
  await writeFile(join(RESULTS, 'scale.md'), text);
  return true;
}
