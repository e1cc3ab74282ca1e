import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { wrongAggregates } from '../../apps/api/src/testing/database/wrong-aggregates.ts';
import { calibrate } from '../api/sql.ts';
import { type Copy, copyDemo, copyMarket } from './databases.ts';
import { linesOf, newWord } from './goods.ts';
import { type Report, toMarkdown, toText } from './report.ts';
import { whileSearching } from './searching.ts';
import { type MeasuredServer, startServer } from './server.ts';
import { type Loaded, signIn } from './supplier.ts';
import { judge, type Phase, type Result } from './targets.ts';
import { workbookOf } from './workbook.ts';

const RESULTS = join(import.meta.dirname, '../results');
const CHANGED = 0.15;
/** How long searches are measured before anything is loaded. */
const BEFORE_MS = 5000;

async function load(copy: Copy, server: MeasuredServer, rows: number) {
  const { api } = server;
  const supplier = await signIn(server);
  const questions = Object.values(copy.questions.searches).flatMap((some) => some.slice(0, 10));
  const phase = async (what: string, work: () => Promise<Loaded | undefined>): Promise<Phase> => {
    console.log(`${copy.name}: ${what}…`);
    server.load();
    const { result, latency } = await whileSearching(api, questions, work);
    return { what, loaded: result, latency, load: server.load() };
  };
  const list = workbookOf(linesOf(rows, 1));
  const later = workbookOf(linesOf(rows, 2, CHANGED));
  const before = await phase('before', () => wait(BEFORE_MS, undefined));
  const first = await phase('a new list', () => supplier.load(list, newWord(1)));
  const identical = await phase('the same again', () => supplier.load(list));
  const changed = await phase('15 % changed', () => supplier.load(later, newWord(2)));
  return { fileBytes: list.length, before, first, identical, changed };
}

async function measure(copy: Copy, rows: number, flags: readonly string[]): Promise<Result> {
  try {
    const server = await startServer(copy.environment, flags);
    const figures = await load(copy, server, rows).finally(() => server.stop());
    const db = await copy.open();
    const after = await calibrate(db);
    const wrong = await wrongAggregates(db).finally(() => db.close());
    const { name: database, products, offers } = copy;
    const calibration = (copy.calibration + after.p50) / 2;
    const counts = { products, offers, rows, wrongAggregates: wrong.length };
    return { database, calibration, ...counts, ...figures };
  } finally {
    await copy.remove();
  }
}

/**
 * Loads a price list of 50 000 rows, the same again, and one with 15 % changed, through HTTP into its own server on
 * both databases, while buyers search. Prints the targets and writes `results/imports.json` and `results/imports.md`.
 * `--rows N` sets another length, `--on pglite` or `--on postgres` selects one of the databases, `--profile DIRECTORY`
 * writes processor profiles of the server's threads. Returns false if a target is missed.
 */
export async function run(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      rows: { type: 'string', default: '50000' },
      on: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const rows = Number(values.rows);
  const [busy = 0] = os.loadavg();
  const flags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
  const results: Result[] = [];
  if (values.on !== 'postgres') results.push(await measure(await copyDemo(), rows, flags));
  if (values.on !== 'pglite') results.push(await measure(await copyMarket(), rows, flags));
  const report: Report = {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    // a busy machine makes the times longer
    environment: `Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}, load of the machine before the run ${busy.toFixed(1)}`,
    results,
  };
  await writeFile(join(RESULTS, 'imports.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(RESULTS, 'imports.md'), toMarkdown(report));
  console.log(toText(report));
  return results.flatMap(judge).every(({ isMet }) => isMet);
}
