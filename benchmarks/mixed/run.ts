import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startCluster } from '../../apps/api/src/testing/database/postgres-cluster.ts';
import type { Caller } from '../../faults/caller.ts';
import { timingOf } from '../api/measure.ts';
import { linesOf } from '../imports/goods.ts';
import { type MeasuredServer, startServer } from '../imports/server.ts';
import { signIn } from '../imports/supplier.ts';
import { workbookOf } from '../imports/workbook.ts';
import { KINDS, type Kind, live, newWatch, register, type Watch } from './people.ts';

const UNCOUNTED = pathToFileURL(join(import.meta.dirname, '../counting/uncounted.ts')).href;
const RESULTS = join(import.meta.dirname, '../results');
const ROWS = 20_000;
const IDLE_MS = 20_000;
const SAMPLE_MS = 5000;
/** The largest growth of memory from the middle of the run to its end. */
const MAX_GROWTH = 1.15;
/** The smallest share of orders that must succeed; the others lost the last pieces, or a price, to another buyer. */
const MIN_MADE = 0.9;
const MB = 2 ** 20;

interface Result {
  database: string;
  idle: Watch;
  loaded: Watch;
  imports: number;
  /** MiB, at equal distances from the beginning to the end */
  memory: number[];
}

const kinds = Object.keys(KINDS) as Kind[];
const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** Returns the means of ten parts of a run. */
const tenths = (samples: readonly number[]) =>
  Array.from({ length: 10 }, (_, part) => {
    const at = (tenth: number) => Math.floor((tenth * samples.length) / 10);
    return mean(samples.slice(at(part), Math.max(at(part) + 1, at(part + 1))));
  });
/** Returns the growth from the middle of a run, when everything is warm, to its end. */
const growthOf = ({ memory }: Result) => mean(memory.slice(-2)) / mean(memory.slice(4, 6));

/** Runs each kind alone on the server, without pauses. */
async function measureIdle(origin: string): Promise<Watch> {
  const watch = newWatch();
  const end = performance.now() + IDLE_MS;
  const isOver = () => performance.now() > end;
  const buyer = await register(origin);
  for (let round = 1; !isOver(); round++)
    for (const kind of kinds) {
      let left = 1;
      await live(origin, kind, buyer, {
        watch,
        seed: round,
        pauseMs: 0,
        isOver: () => left-- <= 0,
      });
    }
  return watch;
}

async function measureLoaded(server: MeasuredServer, origin: string, minutes: number) {
  const watch = newWatch();
  const people = kinds.flatMap((kind) => Array.from({ length: KINDS[kind] }, () => kind));
  const visitor = await register(origin);
  const buyers: Caller[] = [];
  for (const kind of people)
    buyers.push(kind === 'cart' || kind === 'order' ? await register(origin) : visitor);
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;
  const running = people.map(async (kind, seed) => {
    const buyer = buyers[seed] ?? visitor;
    await live(origin, kind, buyer, { watch, seed: seed + 1, pauseMs: 1000, isOver });
  });
  const samples: number[] = [];
  const sampling = (async () => {
    while (!isOver()) {
      await wait(SAMPLE_MS);
      samples.push(server.load().rss / MB);
    }
  })();
  let imports = 0;
  const importing = (async () => {
    const supplier = await signIn(server);
    for (; !isOver(); imports++)
      await supplier.load(workbookOf(linesOf(ROWS, imports + 1, imports === 0 ? 0 : 0.15)));
  })();
  await Promise.all([...running, sampling, importing]);
  return { loaded: watch, imports, memory: tenths(samples) };
}

/** How long the load lasts, and flags for the server's Node. */
interface Setup {
  minutes: number;
  flags: readonly string[];
}

async function measure(
  database: string,
  environment: Record<string, string>,
  { minutes, flags }: Setup,
): Promise<Result> {
  console.log(`${database}: the demo…`);
  const server = await startServer({ ...environment, DEMO: 'on' }, flags);
  try {
    const origin = server.api.replace(/\/api$/, '');
    console.log(`${database}: idle…`);
    const idle = await measureIdle(origin);
    console.log(`${database}: ${minutes} minutes of load…`);
    return { database, idle, ...(await measureLoaded(server, origin, minutes)) };
  } finally {
    await server.stop();
  }
}

async function onPglite(setup: Setup): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-mixed-'));
  return measure('PGlite', { DATA_DIR: directory }, setup).finally(() =>
    rm(directory, { recursive: true, force: true }),
  );
}

async function onPostgres(setup: Setup): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-mixed-'));
  const cluster = await startCluster({ fsync: 'on', synchronous_commit: 'on' });
  return measure('PostgreSQL', { DATA_DIR: directory, DATABASE_URL: cluster.url }, setup).finally(
    async () => {
      await cluster.stop();
      await rm(directory, { recursive: true, force: true });
    },
  );
}

/** A load that makes hardly any orders says nothing about orders. */
const areMade = ({ made, times }: Watch) => made > 0 && made >= times.order.length * MIN_MADE;

const isFine = (result: Result) =>
  result.loaded.errors.length + result.idle.errors.length === 0 &&
  areMade(result.idle) &&
  areMade(result.loaded) &&
  growthOf(result) <= MAX_GROWTH;

function rowsOf({ database, idle, loaded }: Result): string[] {
  return kinds.map((kind) => {
    const [alone, busy] = [timingOf(idle.times[kind]), timingOf(loaded.times[kind])];
    const figures = [alone.p50, alone.p99, busy.p50, busy.p99].map((ms) => ms.toFixed(0));
    return `| ${database} | ${kind} | ${loaded.times[kind].length} | ${figures.join(' | ')} |`;
  });
}

function summaryOf(result: Result): string {
  const { database, loaded, imports, memory } = result;
  const statuses = [...loaded.statuses].sort(([a], [b]) => a - b);
  const errors = loaded.errors.length === 0 ? 'no error' : `errors: ${loaded.errors.join('; ')}`;
  const refusals = [...loaded.refusals].map(([refusal, n]) => `, ${n} × «${refusal}»`).join('');
  return `${database}: ${errors} (${statuses.map(([status, n]) => `${n} × ${status}`).join(', ')}); ${loaded.made} of ${loaded.times.order.length} orders made (idle ${result.idle.made} of ${result.idle.times.order.length})${refusals}; ${imports} price lists of ${ROWS} rows; memory in MiB by tenths of the time: ${memory.map((mib) => mib.toFixed(0)).join(', ')}; from the middle to the end ${growthOf(result).toFixed(2)} times (at most ${MAX_GROWTH}).`;
}

const textOf = (result: Result, minutes: number, busy: number): string =>
  [
    `Mixed load, ${new Date().toISOString().slice(0, 10)}: ${minutes} minutes, ${kinds.reduce((sum, kind) => sum + KINDS[kind], 0)} connections, each with a pause of a second on average, and price lists one after another; the demo trade. Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}, load of the machine before the run ${busy.toFixed(1)}. The people and the server share the machine.`,
    '',
    '| database | what | calls | idle p50, ms | idle p99, ms | loaded p50, ms | loaded p99, ms |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rowsOf(result),
    '',
    summaryOf(result),
    '',
  ].join('\n');

/**
 * A hundred people search, look at offers, fill carts and order, while a supplier loads one price list of 20 000 rows
 * after another, for ten minutes on each database. The targets: no errors, most orders made, and memory that does not
 * grow. Writes `results/mixed-*.md`; returns false if a target is missed. `--minutes N` makes it shorter, `--on pglite`
 * or `--on postgres` selects one of the databases, `--uncounted` measures a server that counts no searches and views.
 */
export async function run(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      minutes: { type: 'string', default: '10' },
      on: { type: 'string' },
      uncounted: { type: 'boolean', default: false },
    },
  });
  const flags = values.uncounted ? ['--import', UNCOUNTED] : [];
  const minutes = Number(values.minutes);
  const [busy = 0] = os.loadavg();
  let areFine = true;
  for (const [name, measureOn] of Object.entries({ pglite: onPglite, postgres: onPostgres })) {
    if (values.on !== undefined && values.on !== name) continue;
    const result = await measureOn({ minutes, flags });
    const text = textOf(result, minutes, busy);
    const kind = values.uncounted ? '-uncounted' : '';
    await writeFile(join(RESULTS, `mixed-${name}${kind}.md`), text);
    console.log(text);
    areFine &&= isFine(result);
  }
  return areFine;
}
