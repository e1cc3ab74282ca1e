import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, openDemo, openMarket } from './databases.ts';
import { measureHttp } from './http.ts';
import { measureIndex } from './index-search.ts';
import { drawQuestions } from './questions.ts';
import { type Report, type Result, toMarkdown, toText } from './report.ts';
import { measureSql } from './sql.ts';
import { growth, isSlowEnough, judge } from './targets.ts';

const RESULTS = join(import.meta.dirname, '../results');
const TIMES = 5;
const INDEX_MB = '4096';

async function measure({ db, close, stop, ...measured }: Measured): Promise<Result> {
  const { name, products, offers, environment } = measured;
  try {
    const log = (what: string) => console.log(`${name}, ${products} products: ${what}…`);
    const questions = await drawQuestions(db);
    log('SQL');
    const { figures: sql, deep: deepSql } = await measureSql(db, questions);
    log('index');
    const { cost, figures: index, deep: deepIndex } = await measureIndex(db, questions);
    await close();
    log('HTTP without the index');
    const off = await measureHttp({ ...environment, SEARCH_INDEX_MB: '0' }, questions);
    log('HTTP with the index');
    const on = await measureHttp({ ...environment, SEARCH_INDEX_MB: INDEX_MB }, questions);
    const deep = { sql: deepSql, index: deepIndex };
    return { database: name, products, offers, sql, index, deep, cost, http: { off, on } };
  } finally {
    await stop();
  }
}

/**
 * Measures search, facets, offers and vocabularies on both databases and on one of five times the size, with and
 * without the search index. Prints the targets and writes `results/api.json` and `results/api.md`. `--fresh` fills the
 * databases anew, `--quick` leaves out the large one. Returns false if a target is missed.
 */
export async function run(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      fresh: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
    },
  });
  const demo = await measure(await openDemo(values.fresh));
  const market = await measure(await openMarket(values.fresh));
  const large = values.quick ? undefined : await measure(await openMarket(values.fresh, TIMES));
  const report: Report = {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    environment: `Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}`,
    results: [demo, market, ...(large ? [large] : [])],
    verdicts: judge(market),
    growth: large ? growth(market, large, TIMES) : [],
  };
  await writeFile(join(RESULTS, 'api.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(RESULTS, 'api.md'), toMarkdown(report));
  console.log(toText(report));
  return report.verdicts.every(({ isMet }) => isMet) && report.growth.every(isSlowEnough);
}
