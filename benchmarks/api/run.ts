import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, openDemo, openMarket } from './databases.ts';
import { measureHttp } from './http.ts';
import { drawQuestions } from './questions.ts';
import { type Report, type Result, toMarkdown, toText } from './report.ts';
import { measureSql } from './sql.ts';
import { judge } from './targets.ts';

const RESULTS = join(import.meta.dirname, '../results');

async function measure(open: () => Promise<Measured>, hasTargets: boolean): Promise<Result> {
  const { name, products, offers, db, environment, close, stop } = await open();
  try {
    console.log(`${name}: SQL…`);
    const questions = await drawQuestions(db);
    const sql = await measureSql(db, questions);
    await close();
    console.log(`${name}: HTTP…`);
    const http = await measureHttp(environment, questions);
    return { database: name, products, offers, sql, http, verdicts: hasTargets ? judge(sql) : [] };
  } finally {
    await stop();
  }
}

/**
 * Measures search, facets, offers and vocabularies on both databases, prints the targets and writes `results/api.json`
 * and `results/api.md`. `--fresh` fills the databases anew. False where a target is missed.
 */
export async function run(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { fresh: { type: 'boolean', default: false } },
  });
  const results = [
    await measure(() => openDemo(values.fresh), false),
    await measure(() => openMarket(values.fresh), true),
  ];
  const report: Report = {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    environment: `Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}`,
    results,
  };
  await writeFile(join(RESULTS, 'api.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(RESULTS, 'api.md'), toMarkdown(report));
  console.log(toText(report));
  return results.every(({ verdicts }) => verdicts.every(({ isMet }) => isMet));
}
