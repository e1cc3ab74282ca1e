import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { servePage, sizeOf, versionOf } from '../browser/build.ts';
import { countViolations, measure, openPage } from './measure.ts';
import { type Report, toMarkdown, toText } from './report.ts';
import { judge, type Result } from './targets.ts';

const here = import.meta.dirname;
const resultsDir = join(here, '../results');
const ROUNDS = 9;
const OPTIONS = { rounds: { type: 'string' }, only: { type: 'string' } } as const;
/** The files of the data that the candidates show. */
const DATA = [/\/(options|words)\.ts$/];
const OWN = [/^react-aria-components/];
/**
 * Candidates that render all 10 000 rows. Each of their steps takes seconds on a slow processor, which tells nothing
 * new.
 */
const DRAWN_WHOLE = ['react-select', 'downshift', 'aria'];

/**
 * Measures the combo box against the libraries that one would choose instead, prints the targets and writes
 * `results/ui.json` and `results/ui.md`. Returns true if every target holds that is not known to be missed. `--rounds
 * N`, 9 by default, and half as many with a slower CPU. `--only NAME,NAME` measures and prints some of the candidates
 * and writes nothing; `mantine` can only be measured in this way, since axe needs many minutes for its 20 000 nodes.
 */
export async function run(options: string[] = []): Promise<boolean> {
  const { values } = parseArgs({ args: options, options: OPTIONS });
  const rounds = Number(values.rounds ?? ROUNDS);
  const titles = await titlesOf();
  const names = values.only?.split(',') ?? Object.keys(titles);
  const server = await servePage(here);
  const { browser, page } = await openPage(server.url);
  try {
    if (values.only) {
      const taken = await measure(page, { names, rounds, slowdown: 1 });
      for (const name of names) console.log(name, taken.get(name), await sizeOf(here, name, DATA));
      return true;
    }
    const axe = new Map<string, Result['axe']>();
    for (const name of names) axe.set(name, await countViolations(page, name));
    console.log('Measuring…');
    const figures = await measure(page, { names, rounds, slowdown: 1 });
    console.log('Measuring with a slower CPU…');
    const slow = await measure(page, {
      names: names.filter((name) => !DRAWN_WHOLE.includes(name)),
      rounds: Math.ceil(rounds / 2),
      slowdown: 4,
    });
    const results: Record<string, Result> = {};
    for (const [name, title] of Object.entries(titles)) {
      results[name] = {
        title,
        figures: figures.get(name),
        slow: slow.get(name),
        ...(await sizeOf(here, name, DATA)),
        axe: axe.get(name),
      } as Result;
    }
    const own = (await sizeOf(here, 'combo-box', [...DATA, ...OWN])).js;
    const verdicts = judge(results, own);
    await write({
      date: new Date().toISOString().slice(0, 16).replace('T', ' '),
      environment: `Chromium ${browser.version()}, Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}`,
      rounds,
      results,
      own,
      verdicts,
    });
    return verdicts.every(({ verdict, because }) => verdict === 'PASS' || because);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function titlesOf() {
  const versions = await Promise.all(
    ['react-select', 'react-select-async-paginate', 'downshift', 'react-aria-components'].map(
      async (name) => `${name} ${await versionOf(name)}`,
    ),
  );
  const [select, async, downshift, aria] = versions as [string, string, string, string];
  return {
    'combo-box': '**@org/ui ComboBox**, 10 000 rows',
    'combo-box-paged': '**@org/ui ComboBox**, pages of 100',
    'react-select': `${select}, 10 000 rows`,
    'async-paginate': `${async}, pages of 100`,
    downshift: `${downshift} useCombobox, 10 000 rows`,
    aria: `${aria} ComboBox, 10 000 rows`,
    'aria-virtual': `${aria} ComboBox and Virtualizer, 10 000 rows`,
  };
}

async function write(report: Report) {
  await writeFile(join(resultsDir, 'ui.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(resultsDir, 'ui.md'), toMarkdown(report));
  console.log(toText(report.verdicts));
}
