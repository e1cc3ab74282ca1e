/**
 * Pictures of every story in both themes, for a review without the service:
 *
 *     pnpm storybook:shots                      all stories at 1280 px
 *     pnpm storybook:shots --width 360 button   those with «button» in the id, on a phone
 *     pnpm storybook:shots --no-build           from the Storybook that was built last
 *
 * Pictures and an `index.html` that shows the themes side by side go to `storybook-static/shots/<width>`.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launchOptions } from '@org/config/browser';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';

const BUILD = 'storybook-static';
const THEMES = ['light', 'dark'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    build: { type: 'boolean', default: true },
    out: { type: 'string', default: BUILD },
  },
  allowNegative: true,
});
const width = Number(values.width);
const folder = `${values.out}/shots/${width}`;

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
}

async function storiesToShoot(): Promise<Story[]> {
  const index = JSON.parse(await readFile(`${values.out}/index.json`, 'utf8'));
  const stories = (Object.values(index.entries) as Story[]).filter(({ type }) => type === 'story');
  const isWanted = ({ id }: Story) => positionals.every((part) => id.includes(part));
  return stories.filter(isWanted);
}

/** Storybook tells in its own state when `play` and all after it are through. */
const isFinished = () => {
  const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return ['finished', 'errored', 'aborted'].includes(storybook?.currentRender?.phase ?? '');
};

async function shoot(page: Page, story: Story, theme: string) {
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme}`);
  await page.waitForFunction(isFinished);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${story.id}.${theme}.png`, fullPage: true });
}

async function shootAll(theme: string) {
  const page = await browser.newPage({
    viewport: { width, height: 400 },
    reducedMotion: 'reduce',
    locale: 'ru-RU',
  });
  for (const story of stories) await shoot(page, story, theme);
}

const gallery = (
  stories: Story[],
) => `<!doctype html><meta charset="utf-8"><title>Stories at ${width} px</title>
<style>body{font:14px sans-serif;margin:24px}div{display:flex;gap:16px}img{max-width:50%;border:1px solid #ccc}</style>
${stories
  .map(
    ({ id, title, name }) =>
      `<h2>${title}: ${name}</h2><div>${THEMES.map((theme) => `<img loading="lazy" src="${id}.${theme}.png" alt="${theme}">`).join('')}</div>`,
  )
  .join('\n')}`;

if (values.build) {
  execFileSync('storybook', ['build', '--quiet', '-o', values.out], { stdio: 'inherit' });
}
const stories = await storiesToShoot();
await mkdir(folder, { recursive: true });

const server = await preview({
  configFile: false,
  build: { outDir: values.out },
  preview: { port: 0 },
  logLevel: 'error',
});
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch(launchOptions);
try {
  await Promise.all(THEMES.map(shootAll));
} finally {
  await browser.close();
  await server.close();
}
await writeFile(`${folder}/index.html`, gallery(stories));
console.log(`${stories.length} stories in ${THEMES.length} themes: ${folder}/index.html`);
