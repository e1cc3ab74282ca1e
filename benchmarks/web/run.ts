import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '@org/config/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from '../browser/rounds.ts';
import { lengthen } from './long-list.ts';
import {
  type Cost,
  costOf,
  elementsOf,
  lateFrames,
  type Step,
  slowDown,
  watch,
} from './measure.ts';
import { openingTable } from './opening.ts';
import { besideFloor, longCopyOf } from './still-copy.ts';

const root = join(import.meta.dirname, '../..');
const PORT = 3477;
const URL = `http://localhost:${PORT}`;
const ROWS = 5000;
const SLOWDOWN = 4;

/** No task over 50 ms, a response within 100 ms, a document that does not grow, full frame rate. */
const LIMITS = { task: 50, interaction: 100, growth: 3, lateFrames: 0.05 };

/** The number of rows that the list fetches by itself near its end. For more, a button must be pressed. */
const BY_ITSELF = 80;

const rows = (page: Page) => page.getByRole('list', { name: 'Товары' }).locator(':scope > li');
const button = (page: Page, at: number) =>
  rows(page)
    .nth(at)
    .getByRole('button', { name: /: .*предложени/ });
const shown = async (page: Page) => {
  const text = await page.getByText(/^1–[\d\s]+ из/).textContent();
  return Number(/–([\d\s]+) из/.exec(text ?? '')?.[1]?.replaceAll(/\s/g, ''));
};

const toTheEnd = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return new Promise(requestAnimationFrame);
  });

/** Shows the next rows: the list fetches some by itself, then waits for its button to be pressed. */
async function append(page: Page) {
  const before = await shown(page);
  const more = page.getByRole('button', { name: /^Показать ещё/ });
  while ((await shown(page)) === before) {
    await more.evaluateAll((buttons) => {
      for (const one of buttons) (one as HTMLElement).click();
    });
    await toTheEnd(page);
  }
}

/** Each step is done on this many fresh pages; the median counts. */
const ROUNDS = 5;

interface StepCost extends Cost {
  /** Longest task of the browser alone for the same change, ms. */
  floor: number;
}

/** Does the steps of a buyer and returns the cost of each on a slow processor. */
async function steps(page: Page): Promise<Record<string, StepCost>> {
  const costs: Record<string, StepCost> = {};
  const measure = async (what: string, press: Step) => {
    const { result, floor } = await besideFloor(page, () => costOf(page, press), SLOWDOWN);
    costs[what] = { ...result, floor };
  };
  // the first opening also loads the code of offers, so the second one is measured
  await button(page, 0).click();
  await page.getByRole('list', { name: /^Предложения:/ }).waitFor();
  await button(page, 0).click();
  await measure('раскрыть строку', {
    on: button(page, 1),
    until: { has: '[aria-label^="Предложения:"]' },
  });
  await measure('выбрать сезон', {
    on: page.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Зима/ }),
    until: { changes: '[aria-label="Товары"] > [aria-posinset="1"]' },
  });
  do await toTheEnd(page);
  while ((await shown(page)) < BY_ITSELF);
  const more = page.getByRole('button', { name: /^Показать ещё/ });
  await more.waitFor();
  await measure('добавить 20 строк', {
    on: more,
    until: { has: `[aria-posinset="${(await shown(page)) + 1}"]` },
  });
  return costs;
}

/** Returns the median cost of each step. */
function middleOf(rounds: readonly Record<string, StepCost>[]): Record<string, StepCost> {
  const of = (what: string, part: keyof StepCost) =>
    median(rounds.flatMap((round) => round[what]?.[part] ?? []));
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((what) => [
      what,
      {
        longestTask: of(what, 'longestTask'),
        slowestInteraction: of(what, 'slowestInteraction'),
        floor: of(what, 'floor'),
      },
    ]),
  );
}

async function longList(page: Page) {
  const few = await elementsOf(page);
  await toTheEnd(page);
  while ((await shown(page)) < ROWS) await append(page);
  const many = await elementsOf(page);
  const late = await lateFrames(page);
  const copy = await longCopyOf(page);
  const still = await lateFrames(copy);
  await copy.close();
  return { few, many, late, still };
}

async function openList(browser: Browser): Promise<Page> {
  const viewport = { width: 1342, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'ru-RU' });
  const page = await context.newPage();
  await watch(page);
  await lengthen(page, ROWS);
  await page.goto(`${URL}/tires`);
  await rows(page).nth(19).waitFor();
  return page;
}

const isReady = async () => (await fetch(`${URL}/readyz`).catch(() => undefined))?.ok ?? false;

async function ready(server: ChildProcess) {
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

interface Line {
  what: string;
  value: string;
  limit: string;
  isFine: boolean;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function linesOf(
  costs: Record<string, StepCost>,
  { few, many, late, still }: Awaited<ReturnType<typeof longList>>,
) {
  const ms = (what: string, value: number, limit: number, beside = ''): Line => ({
    what,
    value: `${Math.round(value)} ms`,
    limit: `${limit} ms${beside}`,
    isFine: value <= limit,
  });
  return [
    ...Object.entries(costs).flatMap(([step, { longestTask, slowestInteraction, floor }]) => [
      ms(
        `${step}: longest task, ${SLOWDOWN}× slower`,
        longestTask,
        LIMITS.task,
        `; the same rows in a still copy of the page ${Math.round(floor)} ms`,
      ),
      ms(`${step}: answer, ${SLOWDOWN}× slower`, slowestInteraction, LIMITS.interaction),
    ]),
    {
      what: `elements at ${ROWS} rows against 20`,
      value: `${many} / ${few}`,
      limit: `${LIMITS.growth}×`,
      isFine: many <= few * LIMITS.growth,
    },
    {
      what: `late frames while scrolling ${ROWS} rows`,
      value: percent(late),
      limit: `${percent(LIMITS.lateFrames)}; a still copy of the page ${percent(still)}`,
      isFine: late <= LIMITS.lateFrames,
    },
  ];
}

const reportOf = (version: string, table: string) => `# Opening the public pages

${new Date().toISOString().slice(0, 10)}, Chromium ${version}, a phone of 360 px on slow 4G (1.6 Mbit/s, 150 ms) with a processor ${SLOWDOWN} times slower. Each cell: drawn by the application → drawn by the server, in turns in one run, medians. Times depend on what else the machine does; compare within a cell.

${table}
`;

/**
 * Measures the built application in Chromium with the demo's data: what opening, filtering and appending cost on a
 * processor four times slower, and what a list of 5 000 rows does to the document; and how public pages open, drawn by
 * the server and by the application. Prints the targets and writes `results/web.json` and `results/web.md`. Returns true if every target holds. Build the application first.
 */
export async function run(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-web-'));
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const browser = await chromium.launch(launchOptions);
  try {
    await ready(server);
    await writeFile(
      join(import.meta.dirname, '../results/web.md'),
      reportOf(browser.version(), await openingTable(browser, URL)),
    );
    const rounds: Record<string, StepCost>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await openList(browser);
      await slowDown(await page.context().newCDPSession(page), SLOWDOWN);
      rounds.push(await steps(page));
      await page.context().close();
    }
    const lines = linesOf(middleOf(rounds), await longList(await openList(browser)));
    for (const { what, value, limit, isFine } of lines)
      console.log(`${isFine ? 'PASS' : 'MISS'}  ${what}: ${value} (limit ${limit})`);
    await writeFile(
      join(import.meta.dirname, '../results/web.json'),
      `${JSON.stringify({ date: new Date().toISOString(), chromium: browser.version(), lines }, null, 2)}\n`,
    );
    return lines.every(({ isFine }) => isFine);
  } finally {
    await browser.close();
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
