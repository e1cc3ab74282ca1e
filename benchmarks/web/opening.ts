import type { Browser, Page } from '@playwright/test';
import { median } from '../browser/rounds.ts';
import { slowDown } from './measure.ts';

/** Slow 4G, and a processor four times slower: what a cheap phone has. */
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
/** Each page is opened so often in each way, in turns; the median counts. */
const ROUNDS = 3;

interface Opening {
  /** first and largest paint, ms */
  fcp: number;
  lcp: number;
  /** of the main thread, ms */
  blocking: number;
  /** a row is open after a press that comes as soon as the row is seen, ms; none on pages without rows */
  pressed: number | undefined;
  /** what jumps */
  shift: number;
  /** transferred, KB */
  bytes: number;
}

declare global {
  interface Window {
    opening: { lcp: number; blocking: number; shift: number };
  }
}

const observe = (page: Page) =>
  page.addInitScript(() => {
    window.opening = { lcp: 0, blocking: 0, shift: 0 };
    const note = (type: string, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
        type,
        buffered: true,
      });
    note('largest-contentful-paint', ({ startTime }) => {
      window.opening.lcp = startTime;
    });
    note('longtask', ({ duration }) => {
      window.opening.blocking += duration - 50;
    });
    note('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) window.opening.shift += value;
    });
  });

async function pressFirstRow(page: Page): Promise<number> {
  const row = page.getByRole('list', { name: 'Товары' }).getByRole('button').first();
  await row.waitFor();
  await row.dispatchEvent('click');
  await page.locator('[aria-label="Товары"] [aria-expanded="true"]').first().waitFor();
  return page.evaluate(() => performance.now());
}

async function open(browser: Browser, url: string, isDrawn: boolean): Promise<Opening> {
  const context = await browser.newContext({ ...PHONE, locale: 'ru-RU' });
  try {
    if (!isDrawn) await context.addCookies([{ name: 'view', value: 'x'.repeat(1000), url }]);
    const look = async (isPressed: boolean) => {
      const page = await context.newPage();
      await observe(page);
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.clearBrowserCache');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
      await slowDown(session, SLOWDOWN);
      await page.goto(url, { waitUntil: 'commit' });
      const pressed = isPressed ? await pressFirstRow(page) : undefined;
      // the application has the page, and nothing more is asked for
      await page.waitForFunction(
        () =>
          performance.getEntriesByName('first-contentful-paint').length > 0 &&
          document.documentElement.dataset.app === undefined,
      );
      await page.waitForLoadState('networkidle');
      const seen = await page.evaluate(() => {
        const entries = performance.getEntries() as PerformanceResourceTiming[];
        return {
          ...window.opening,
          fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          bytes: entries.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
        };
      });
      await page.close();
      return { ...seen, pressed };
    };
    const whole = await look(false);
    const hasRows = /\/(?:tires|disks)(?:\?|\/zima|$)/.test(url);
    return { ...whole, pressed: hasRows ? (await look(true)).pressed : undefined };
  } finally {
    await context.close();
  }
}

const middle = (openings: readonly Opening[], of: keyof Opening) => {
  const values = openings.flatMap((one) => one[of] ?? []);
  return values.length > 0 ? median(values) : undefined;
};

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : (ms / 1000).toFixed(2));
const COLUMNS: [title: string, of: keyof Opening, format: (value?: number) => string][] = [
  ['FCP, s', 'fcp', seconds],
  ['LCP, s', 'lcp', seconds],
  ['blocking, s', 'blocking', seconds],
  ['press answered, s', 'pressed', seconds],
  ['CLS', 'shift', (value = 0) => value.toFixed(4)],
  ['kB', 'bytes', (value = 0) => value.toFixed(0)],
];

/** Opens the public pages as the server draws them and as the application does, in turns. Returns a table of both. */
export async function openingTable(browser: Browser, origin: string): Promise<string> {
  const found = await fetch(`${origin}/api/search_v2/tyres`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ per_page: 2 }),
  });
  const { data } = (await found.json()) as { data: { id: string }[] };
  const [one, other] = data.map(({ id }) => id);
  const product = await fetch(`${origin}/tires/${one}`, { headers: { accept: 'text/html' } });
  const paths: [name: string, path: string][] = [
    ['home', '/'],
    ['section', '/tires'],
    ['filtered list', '/tires?width=205&season=winter'],
    ['selection', '/tires/zima'],
    ['product', new URL(product.url).pathname],
    ['comparison', `/compare?p=${one},${other}`],
    ['suppliers', '/suppliers'],
    ['catalog', '/catalog'],
  ];
  const lines: string[] = [];
  for (const [name, path] of paths) {
    const drawn: Opening[] = [];
    const undrawn: Opening[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      drawn.push(await open(browser, origin + path, true));
      undrawn.push(await open(browser, origin + path, false));
    }
    const cells = COLUMNS.map(
      ([, of, format]) => `${format(middle(undrawn, of))} → ${format(middle(drawn, of))}`,
    );
    lines.push(`| ${name} | ${cells.join(' | ')} |`);
    console.log(lines.at(-1));
  }
  const titles = COLUMNS.map(([title]) => title);
  return [
    `| page | ${titles.join(' | ')} |`,
    `| --- | ${titles.map(() => '---').join(' | ')} |`,
    ...lines,
  ].join('\n');
}
