/**
 * Plays the Storybook as it is published, every story of the libraries to its end, and opens every page of docs in both
 * themes. What fails is listed, and the exit code is 1.
 *
 *     pnpm storybook:play                  all of it
 *     pnpm storybook:play select           those with «select» in the id
 *     pnpm storybook:play --no-build       the Storybook that was built last
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import {
  type BuiltStorybook,
  type Entry,
  openStory,
  PATIENCE_MS,
  withBuiltStorybook,
} from './built-storybook.ts';
import { checkDocs } from './story-docs.ts';

/** One page of the browser for each core of a usual machine. */
const PAGES = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'boolean', default: true },
    out: { type: 'string', default: 'storybook-static' },
  },
  allowNegative: true,
});

const failures: string[] = [];

async function playStory(browser: Browser, origin: string, { id }: Entry) {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 900 },
    reducedMotion: 'reduce',
    locale: 'ru-RU',
  });
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    const phase = await openStory(page, origin, id, 'light');
    if (phase === 'finished') return;
    const message = await page.locator('#error-message').textContent();
    failures.push(`${id}: ${phase}. ${message?.slice(0, 400)}`);
  } catch (error) {
    failures.push(`${id}: ${(error as Error).message}`);
  } finally {
    await page.close();
  }
}

async function playAll({ browser, origin, entries }: BuiltStorybook) {
  const waiting = [...entries];
  const work = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift())
      if (entry.type === 'story') await playStory(browser, origin, entry);
      else failures.push(...(await checkDocs(browser, origin, entry)));
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  console.log(`${entries.length} stories and pages played, ${failures.length} failed`);
  for (const failure of failures) console.error(`✗ ${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

await withBuiltStorybook({ out: values.out, build: values.build, words: positionals }, playAll);
