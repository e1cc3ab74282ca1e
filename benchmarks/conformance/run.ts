import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../packages/config/browser.ts';
import { servePage, versionOf } from '../browser/build.ts';
import { FIELDS, type FieldName, type Verdict } from './verdict.ts';

const here = import.meta.dirname;
const NAMES = Object.keys(FIELDS) as FieldName[];

/** Verdicts by group, for each field. */
type Results = Record<FieldName, Record<string, Verdict[]>>;

/**
 * Runs the cases of `@org/phone-input/conformance` against the field and the libraries that one would choose instead,
 * and writes `results/conformance.md`. Returns false if the field misses one.
 */
export async function run(): Promise<boolean> {
  const server = await servePage(here);
  const browser = await chromium.launch(launchOptions);
  try {
    const results = {} as Results;
    for (const name of NAMES) {
      const page = await browser.newPage({ locale: 'en-US' });
      await giveHands(page);
      await page.goto(server.url);
      await page.waitForFunction(() => 'conformance' in window);
      const groups = await page.evaluate(() => Object.keys(window.conformance.groups));
      results[name] = {};
      for (const group of groups) {
        results[name][group] = await page.evaluate(
          ([field, of]) => window.conformance.play(field, of),
          [name, group] as const,
        );
      }
      console.log(name.padEnd(28), scoreOf(Object.values(results[name]).flat()));
      await page.close();
    }
    await writeFile(
      join(here, '../results/conformance.md'),
      await toMarkdown(results, `Chromium ${browser.version()}`),
    );
    return [results.ours, results.element]
      .flatMap((one) => Object.values(one).flat())
      .every(({ differences }) => differences?.length === 0);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Lets the page press real keys. */
async function giveHands(page: Page) {
  const session = await page.context().newCDPSession(page);
  await page.exposeFunction('pressKeys', async (text: string) => {
    for (const [, down, up, named, sign] of text.matchAll(
      /\{(\w+)>\}|\{\/(\w+)\}|\{(\w+)\}|(.)/gsu,
    )) {
      if (down) await page.keyboard.down(down);
      else if (up) await page.keyboard.up(up);
      else if (named) await page.keyboard.press(named);
      else if (sign && /[\d+a-z]/.test(sign)) await page.keyboard.press(sign);
      else if (sign) await page.keyboard.insertText(sign);
    }
  });
  await page.exposeFunction('composeText', async (text: string) => {
    const at = text.length;
    await session.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at });
    await session.send('Input.insertText', { text });
  });
  await page.exposeFunction('pressMarked', () =>
    page.locator('[data-pressed]').click({ timeout: 5000 }),
  );
}

const passed = ({ differences }: Verdict) => differences?.length === 0;
const applies = ({ differences }: Verdict) => differences !== null;

const scoreOf = (verdicts: readonly Verdict[]) =>
  `${verdicts.filter(passed).length} of ${verdicts.filter(applies).length}`;

async function toMarkdown(results: Results, environment: string) {
  const groups = Object.keys(results.ours);
  const titles = await Promise.all(
    NAMES.map(async (name) => {
      const from = name === 'intl-tel-input' ? '@intl-tel-input/react' : name;
      return name === 'ours' || name === 'element'
        ? FIELDS[name]
        : `${FIELDS[name]} ${await versionOf(from)}`;
    }),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const missed = groups
    .filter((group) => !group.startsWith('an example'))
    .flatMap((group) =>
      (results.ours[group] ?? []).flatMap(({ name: title }, at) => {
        const verdicts = NAMES.map((name) => results[name][group]?.[at]);
        const isMissed = verdicts.some((verdict) => verdict?.differences?.length);
        return isMissed ? [line([group, title, ...verdicts.map(told)])] : [];
      }),
    );
  const head = (first: readonly string[]) => [
    line([...first, ...titles]),
    line([...first, ...titles].map(() => '---')),
  ];
  return [
    '# Phone fields: how they conform',
    `${environment}. The cases of \`@org/phone-input/conformance\`: real keys, a real clipboard, an input method. A case that needs a setting or a list that a library has not does not apply to it. Of the text only the groups of digits are compared, not brackets and dashes; a dial code beside the field counts as if it stood in it. The cases are ours: who thinks that one of them is taste should read it. Written by \`pnpm bench conformance\`.`,
    [
      ...head(['passed of those that apply']),
      ...groups.map((group) =>
        line([group, ...NAMES.map((name) => scoreOf(results[name][group] ?? []))]),
      ),
      line(['**all**', ...NAMES.map((name) => scoreOf(Object.values(results[name]).flat()))]),
    ].join('\n'),
    '## What differs',
    'Without the examples of countries. «–» does not apply.',
    [...head(['', '']), ...missed].join('\n'),
    '',
  ].join('\n\n');
}

const told = (verdict: Verdict | undefined) => {
  if (!verdict?.differences) return '–';
  const [first] = verdict.differences;
  return first
    ? `${first.what}: ${String(first.seen).slice(0, 40).replaceAll('|', '/') || 'nothing'}`
    : 'passes';
};

if (import.meta.main) await run();
