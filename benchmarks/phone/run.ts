import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { servePage, sizeOf, versionOf } from '../browser/build.ts';
import { candidates } from './candidates.ts';
import { countViolations, measure, measureColdOpen, openPage } from './measure.ts';
import { judge, type Report, type Result, toMarkdown, toText } from './report.ts';

const here = import.meta.dirname;
const resultsDir = join(here, '../results');
const ROUNDS = 30;
const SLOW_ROUNDS = 6;
const COLD_ROUNDS = 15;
const REACT_ARIA = /^react-aria-components/;

/**
 * Measures the phone field against the libraries that one would choose instead, prints the targets and writes
 * `results/phone.json` and `results/phone.md`. Returns false if a target is missed that is not known to be missed.
 */
export async function run(): Promise<boolean> {
  const names = Object.keys(candidates);
  const server = await servePage(here);
  const { browser, page } = await openPage(server.url);
  try {
    console.log('Measuring…');
    const figures = await measure(page, names, ROUNDS);
    console.log('Measuring with a slower CPU…');
    const slow = await measure(page, names, SLOW_ROUNDS, 4);
    console.log('Measuring first opens…');
    const withList = names.filter((name) => candidates[name]?.trigger);
    const cold = await measureColdOpen(browser, server.url, withList, COLD_ROUNDS);
    console.log('Measuring bytes and axe…');
    const results: Record<string, Result> = {};
    for (const name of names) {
      results[name] = {
        version: await versionOfCandidate(name),
        figures: figures.get(name),
        slow: slow.get(name),
        coldOpen: cold.get(name),
        ...(await sizeOf(here, name)),
        axe: await countViolations(page, name),
      } as Result;
    }
    const own = (await sizeOf(here, 'ours', [REACT_ARIA])).js;
    const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
    const [cpu] = os.cpus();
    const environment = `Chromium ${browser.version()}, Node ${process.version}, ${cpu?.model} × ${os.cpus().length}`;
    return await write({ date, environment, rounds: ROUNDS, results, own });
  } finally {
    await browser.close();
    await server.close();
  }
}

async function versionOfCandidate(name: string) {
  if (name === 'plain' || name === 'ours') return '';
  return versionOf(name === 'intl-tel-input' ? '@intl-tel-input/react' : name);
}

async function write(report: Report) {
  const verdicts = judge(report);
  await mkdir(resultsDir, { recursive: true });
  await writeFile(
    join(resultsDir, 'phone.json'),
    `${JSON.stringify({ ...report, verdicts }, null, 2)}\n`,
  );
  await writeFile(join(resultsDir, 'phone.md'), toMarkdown(report, verdicts));
  console.log(toText(verdicts));
  return verdicts.every(({ verdict, because }) => verdict === 'PASS' || because);
}

if (import.meta.main) await run();
