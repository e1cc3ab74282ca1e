import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { launchOptions } from '@org/config/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';

/** How long a page may take on a busy machine. */
export const PATIENCE_MS = 180_000;

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

export interface BuiltStorybook {
  origin: string;
  browser: Browser;
  /** Its pages of docs and its stories whose ids contain all of `words`. */
  entries: Entry[];
}

/** Builds Storybook if asked to, serves it and opens a browser while `work` runs. */
export async function withBuiltStorybook(
  { out, build, words }: { out: string; build: boolean; words: readonly string[] },
  work: (storybook: BuiltStorybook) => Promise<void>,
) {
  if (build) execFileSync('storybook', ['build', '--quiet', '-o', out], { stdio: 'inherit' });
  const index = JSON.parse(await readFile(`${out}/index.json`, 'utf8'));
  const entries = (Object.values(index.entries) as Entry[]).filter(({ id }) =>
    words.every((word) => id.includes(word)),
  );
  const server = await preview({
    configFile: false,
    build: { outDir: out },
    preview: { port: 0 },
    logLevel: 'error',
  });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const browser = await chromium.launch(launchOptions);
  try {
    await work({ origin, browser, entries });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Opens a story in a theme, waits until `play` and everything after it has ended, and returns how it ended. */
export async function openStory(
  page: Page,
  origin: string,
  id: string,
  { theme, direction }: { theme: string; direction: string },
) {
  const globals = `theme:${theme};direction:${direction}`;
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  const phase = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    const now = storybook?.currentRender?.phase ?? '';
    return ['finished', 'errored', 'aborted'].includes(now) && now;
  });
  return phase.jsonValue();
}
