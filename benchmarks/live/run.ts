import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../apps/api/src/db/postgres.ts';
import { openMarket } from '../api/databases.ts';
import { startServer } from '../api/http.ts';
import { drawQuestions } from '../api/questions.ts';
import { openSearcher, questions, type Searcher, seesOwnWrite } from './searches.ts';
import { drawOffers, pace, startWriters } from './writers.ts';

const RESULTS = join(import.meta.dirname, '../results');
const RATES = [0, 10, 50, 200];
const SEARCHES = 400;
const OWN_WRITES = 20;
const PACE_MS = 5000;

interface Figure {
  /** changes a second: intended and made */
  rate: number;
  made: number;
  p50: number;
  p95: number;
  /** share of searches that the database answered */
  bySql: number;
  /** p99 of the age that answers reported, in milliseconds */
  age: number;
  /** share of writers who found what they had written */
  own: number;
}

const at = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ] ?? Number.NaN;

type Server = Awaited<ReturnType<typeof startServer>>;

async function measure(
  rate: number,
  server: Server,
  searcher: Searcher,
  bodies: readonly object[],
  db: Parameters<typeof seesOwnWrite>[0],
  offers: readonly string[],
): Promise<Figure> {
  const before = await server.figures();
  const writers = startWriters(db, offers, rate);
  const start = performance.now();
  const [times, ages]: [number[], number[]] = [[], []];
  for (let n = 0; n < SEARCHES; n++) {
    const begin = performance.now();
    const { page } = await searcher.search(bodies[n % bodies.length] as object);
    times.push(performance.now() - begin);
    ages.push(Date.now() - Date.parse(page.as_of));
  }
  let seen = 0;
  for (let n = 0; n < OWN_WRITES; n++)
    if (await seesOwnWrite(db, searcher, String(offers[n]))) seen++;
  const made = (writers.made() * 1000) / (performance.now() - start);
  await writers.stop();
  const after = await server.figures();
  const answered = after.answered - before.answered;
  const behind = after.behind - before.behind;
  return {
    rate,
    made,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    bySql: behind / (answered + behind),
    age: at(ages, 0.99),
    own: seen / OWN_WRITES,
  };
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const row = ({ rate, made, p50, p95, bySql, age, own }: Figure) =>
  `| ${rate} | ${made.toFixed(0)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${percent(bySql)} | ${age.toFixed(0)} | ${percent(own)} |`;

/**
 * Measures searches of a market of 60 000 products and 1 000 000 offers in PostgreSQL while prices change. Also
 * measures how many changes a second 16 clients make compared with one. Writes `results/live.md`. Resolves to false if
 * a target is missed.
 */
export async function run(options: string[]): Promise<boolean> {
  // durable settings, as in production, because many writers share the wait for the disk
  const market = await openMarket(options.includes('--fresh'), 1, {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
  });
  const db = await openPostgres(market.environment.DATABASE_URL ?? '', {
    maxConnections: 20,
    hasSettler: true,
  });
  try {
    const { searches } = await drawQuestions(market.db);
    const offers = await drawOffers(market.db);
    const kinds = ['size', 'brand', 'winter without studs', 'city and size'] as const;
    const bodies = questions(
      [{}, ...kinds.flatMap((kind) => (searches[kind] ?? []).slice(0, 25))].flatMap((body) => [
        {},
        body,
      ]),
    );
    const server = await startServer('server.ts', {
      ...market.environment,
      SEARCH_INDEX_MB: '4096',
    });
    const searcher = openSearcher(server.address);
    for (const body of bodies) await searcher.search(body);
    const figures: Figure[] = [];
    for (const rate of RATES)
      figures.push(await measure(rate, server, searcher, bodies, db, offers));
    searcher.close();
    await server.stop();
    const one = await pace(db, offers, 1, PACE_MS);
    const sixteen = await pace(db, offers, 16, PACE_MS);
    const [idle, ...live] = figures;
    const slowest = Math.max(...live.map(({ p50 }) => p50)) / (idle?.p50 ?? Number.NaN);
    const text = [
      `Searches while prices change, ${new Date().toISOString().slice(0, 10)}: 60 000 products, 1 000 000 offers, 14 facets, Brotli, one connection. Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}.`,
      '',
      '| changes a second | made | p50, ms | p95, ms | by SQL | age p99, ms | own writes seen |',
      '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...figures.map(row),
      '',
      `The slowest p50 is ${slowest.toFixed(2)} times the idle one (at most 1.5).`,
      '',
      `Changes a second: one client ${one.toFixed(0)}, 16 clients ${sixteen.toFixed(0)}, ${(sixteen / one).toFixed(1)} times as many. Where a disk answers a commit at once it is the cores that are shared.`,
      '',
    ].join('\n');
    await writeFile(join(RESULTS, 'live.md'), text);
    console.log(text);
    return (
      slowest <= 1.5 &&
      figures.every(({ bySql, own, age }) => bySql === 0 && own === 1 && age <= 1000)
    );
  } finally {
    await db.close();
    await market.close();
    await market.stop();
  }
}
