import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../packages/config/browser.ts';
import { median, shuffled, waitForIdle } from '../browser/rounds.ts';
import type { Timing } from '../browser/timing.ts';

/** Figures of one candidate: medians in ms over all rounds, and counts. */
export interface Figures {
  mount: Timing;
  open: Timing;
  filterFirst: Timing;
  filter: Timing;
  arrow: Timing;
  nodesClosed: number;
  nodesOpen: number;
  rows: number;
}

export interface MeasureOptions {
  names: readonly string[];
  rounds: number;
  /** How many times slower the CPU is made. */
  slowdown: number;
}

type Samples = Record<'mount' | 'open' | 'filterFirst' | 'filter' | 'arrow', Timing[]> & {
  counts: Pick<Figures, 'nodesClosed' | 'nodesOpen' | 'rows'>;
};

/** Rounds that are not counted: they warm up caches and compilers. */
const WARM_UP = 2;
/** A candidate that takes longer than this to open, ms, is measured in three rounds only. */
const SLOW = 1_000;
const SLOW_ROUNDS = 3;
const ARROWS = 4;

/** Opens a page that renders frames as fast as it can, so that waiting for the screen's refresh is not measured. */
export async function openPage(url: string) {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  return { browser, page };
}

export async function measure(page: Page, { names, rounds, slowdown }: MeasureOptions) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const samples = new Map<string, Samples[]>(names.map((name) => [name, []]));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const name of shuffled(names)) {
      const taken = samples.get(name) as Samples[];
      const isSlow = taken.length >= SLOW_ROUNDS && (taken[0]?.open[0]?.laidOut ?? 0) > SLOW;
      if (isSlow || (slowdown > 1 && round < 0 && round > -WARM_UP)) continue;
      await waitForIdle();
      const one = await runOnce(page, name);
      if (round >= 0) taken.push(one);
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return new Map([...samples].map(([name, taken]) => [name, summarise(taken)]));
}

async function runOnce(page: Page, name: string): Promise<Samples> {
  const empty = await page.evaluate(() => window.bench.unmount());
  const mount = await page.evaluate((one) => window.bench.mount(one), name);
  const nodesClosed = (await page.evaluate(() => window.bench.countNodes())) - empty;
  await page.evaluate(() => window.bench.focus());
  const open = await press(page, 'ArrowDown', 'open');
  const nodesOpen = (await page.evaluate(() => window.bench.countNodes())) - empty;
  const rows = await page.evaluate(() => window.bench.countRows());
  const arrow: Timing[] = [];
  for (let i = 0; i < ARROWS; i++) arrow.push(await press(page, 'ArrowDown', 'arrow'));
  const first = await press(page, '9', 'filter', '9');
  const second = await press(page, '8', 'filter', '98');
  await page.evaluate(() => window.bench.unmount());
  return {
    mount: [mount],
    open: [open],
    filterFirst: [first],
    filter: [first, second],
    arrow,
    counts: { nodesClosed, nodesOpen, rows },
  };
}

async function press(page: Page, key: string, kind: 'open' | 'filter' | 'arrow', query = '') {
  const answer = page.evaluate((wanted) => window.bench.nextKey(wanted.kind, wanted.query), {
    kind,
    query,
  });
  await page.evaluate(() => undefined);
  await page.keyboard.press(key);
  return answer;
}

function summarise(taken: readonly Samples[]): Figures {
  const timing = (of: keyof Omit<Samples, 'counts'>): Timing => ({
    laidOut: median(taken.flatMap((one) => one[of].map(({ laidOut }) => laidOut))),
    paint: median(taken.flatMap((one) => one[of].map(({ paint }) => paint))),
  });
  const counts = taken[0]?.counts ?? { nodesClosed: 0, nodesOpen: 0, rows: 0 };
  return {
    mount: timing('mount'),
    open: timing('open'),
    filterFirst: timing('filterFirst'),
    filter: timing('filter'),
    arrow: timing('arrow'),
    ...counts,
  };
}

/** Returns the rules of WCAG 2.2 AA and of best practice that the closed and the open control break. */
export async function countViolations(page: Page, name: string) {
  const count = async () => {
    const builder = new AxeBuilder({ page }).disableRules(['page-has-heading-one', 'region']);
    const { violations } = await builder.analyze();
    return violations.map(({ id }) => id);
  };
  await page.evaluate((one) => window.bench.mount(one), name);
  const closed = await count();
  await page.evaluate(() => window.bench.focus());
  await press(page, 'ArrowDown', 'open');
  const open = await count();
  await page.evaluate(() => window.bench.unmount());
  return { closed, open };
}
