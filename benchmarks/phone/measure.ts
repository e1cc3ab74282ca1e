import AxeBuilder from '@axe-core/playwright';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../../packages/config/browser.ts';
import { median, shuffled, waitForIdle } from '../browser/rounds.ts';
import type { Timing } from '../browser/timing.ts';
import { candidates } from './candidates.ts';

/** Figures of one candidate: medians in ms over all rounds, and counts. */
export interface Figures {
  mount: Timing;
  key: Timing;
  /** Main-thread time of a key, ms, including the cost of the measurement. */
  keyCpu: number;
  open?: Timing;
  search?: Timing;
  nodesClosed: number;
  nodesOpen: number;
  rows: number;
}

type Timed = 'mount' | 'key' | 'open' | 'search';

interface Round {
  times: Record<Timed, Timing[]>;
  keyCpu: number;
  nodesClosed: number;
  nodesOpen: number;
  rows: number;
}

/** Rounds that are not counted: they warm up caches and compilers. */
const WARM_UP = 3;
const KEYS = '9161234567';

/** Opens a page that renders frames as fast as it can, so that waiting for the screen's refresh is not measured. */
export async function openPage(url: string) {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  return { browser, page: await newPage(browser, url) };
}

async function newPage(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'phoneBench' in window);
  return page;
}

/** Measures all candidates on one page, in shuffled order in every round. */
export async function measure(page: Page, names: readonly string[], rounds: number, slowdown = 1) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taken = new Map<string, Round[]>(names.map((name) => [name, []]));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const name of shuffled(names)) {
      await waitForIdle();
      const one = await runOnce(page, session, name);
      if (round >= 0) taken.get(name)?.push(one);
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return new Map([...taken].map(([name, all]) => [name, summarise(all)]));
}

/**
 * Measures the time to the first painted list on a page that has opened none before: medians over fresh pages, in
 * shuffled order.
 */
export async function measureColdOpen(
  browser: Browser,
  url: string,
  names: readonly string[],
  rounds: number,
) {
  const taken = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of shuffled(names)) {
      const page = await newPage(browser, url);
      await waitForIdle();
      await page.evaluate((one) => window.phoneBench.mount(one), name);
      taken.get(name)?.push((await press(page, name, 'trigger', 'open')).paint);
      await page.context().close();
    }
  }
  return new Map([...taken].map(([name, times]) => [name, median(times)]));
}

async function runOnce(page: Page, session: CDPSession, name: string): Promise<Round> {
  const empty = await page.evaluate(() => window.phoneBench.unmount());
  const count = async () => (await page.evaluate(() => window.phoneBench.countNodes())) - empty;
  const mount = await page.evaluate((one) => window.phoneBench.mount(one), name);
  const nodesClosed = await count();
  await page.evaluate(() => window.phoneBench.focusField());
  const cpu = await taskTime(session);
  const key: Timing[] = [];
  for (const digit of KEYS) key.push(await type(page, digit, 'key'));
  const keyCpu = ((await taskTime(session)) - cpu) / KEYS.length;
  const { trigger, search } = candidates[name] ?? {};
  const open = trigger ? [await press(page, name, 'trigger', 'open')] : [];
  const nodesOpen = await count();
  const rows = await page.evaluate(() => window.phoneBench.countRows());
  const found: Timing[] = [];
  if (search) {
    await page.locator(search).focus();
    for (const letter of 'uk') found.push(await type(page, letter, 'search'));
  }
  await page.evaluate(() => window.phoneBench.unmount());
  const times = { mount: [mount], key, open, search: found.slice(0, 1) };
  return { times, keyCpu, nodesClosed, nodesOpen, rows };
}

async function type(page: Page, key: string, kind: 'key' | 'search') {
  const answer = page.evaluate((one) => window.phoneBench.next('keydown', one), kind);
  await page.evaluate(() => undefined);
  await page.keyboard.press(key);
  return answer;
}

async function press(page: Page, name: string, part: 'trigger', kind: 'open') {
  const box = await page.locator(candidates[name]?.[part] ?? '').boundingBox();
  if (!box) throw new Error(`${name} has no ${part}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const answer = page.evaluate((one) => window.phoneBench.next('pointerdown', one), kind);
  await page.evaluate(() => undefined);
  await page.mouse.down();
  await page.mouse.up();
  return answer;
}

async function taskTime(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function summarise(rounds: readonly Round[]): Figures {
  const timing = (of: Timed): Timing | undefined => {
    const all = rounds.flatMap(({ times }) => times[of]);
    if (all.length === 0) return undefined;
    return {
      laidOut: median(all.map(({ laidOut }) => laidOut)),
      paint: median(all.map(({ paint }) => paint)),
    };
  };
  const nothing = { laidOut: Number.NaN, paint: Number.NaN };
  const { nodesClosed = 0, nodesOpen = 0, rows = 0 } = rounds[0] ?? {};
  return {
    mount: timing('mount') ?? nothing,
    key: timing('key') ?? nothing,
    keyCpu: median(rounds.map(({ keyCpu }) => keyCpu)),
    open: timing('open'),
    search: timing('search'),
    nodesClosed,
    nodesOpen,
    rows,
  };
}

/** Returns the rules of WCAG 2.2 AA and of best practice that the closed and the open field break. */
export async function countViolations(page: Page, name: string) {
  const violations = async () => {
    const builder = new AxeBuilder({ page }).disableRules(['page-has-heading-one', 'region']);
    return (await builder.analyze()).violations.map(({ id }) => id);
  };
  await page.evaluate((one) => window.phoneBench.mount(one), name);
  const closed = await violations();
  if (!candidates[name]?.trigger) return { closed, open: [] };
  await press(page, name, 'trigger', 'open');
  const open = await violations();
  await page.evaluate(() => window.phoneBench.unmount());
  return { closed, open };
}
