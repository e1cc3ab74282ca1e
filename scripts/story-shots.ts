/**
 * Pictures of every story in both themes, for a review without the service:
 *
 *     pnpm storybook:shots                      all stories at 1280 px
 *     pnpm storybook:shots --width 360 button   those with «button» in the id, on a phone
 *     pnpm storybook:shots --no-build           from the Storybook that was built last
 *
 * Pictures and an `index.html` that shows the themes side by side go to `storybook-static/shots/<width>`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { type Entry, openStory, withBuiltStorybook } from './built-storybook.ts';

const THEMES = ['light', 'dark'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    build: { type: 'boolean', default: true },
    out: { type: 'string', default: 'storybook-static' },
  },
  allowNegative: true,
});
const width = Number(values.width);
const folder = `${values.out}/shots/${width}`;

async function shootAll(browser: Browser, origin: string, stories: Entry[], theme: string) {
  const page = await browser.newPage({
    viewport: { width, height: 400 },
    reducedMotion: 'reduce',
    locale: 'ru-RU',
  });
  for (const { id } of stories) {
    await openStory(page, origin, id, theme);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${id}.${theme}.png`, fullPage: true });
  }
}

const gallery = (
  stories: Entry[],
) => `<!doctype html><meta charset="utf-8"><title>Stories at ${width} px</title>
<style>body{font:14px sans-serif;margin:24px}div{display:flex;gap:16px}img{max-width:50%;border:1px solid #ccc}</style>
${stories
  .map(
    ({ id, title, name }) =>
      `<h2>${title}: ${name}</h2><div>${THEMES.map((theme) => `<img loading="lazy" src="${id}.${theme}.png" alt="${theme}">`).join('')}</div>`,
  )
  .join('\n')}`;

await mkdir(folder, { recursive: true });
await withBuiltStorybook(
  { out: values.out, build: values.build, words: positionals },
  async ({ browser, origin, entries }) => {
    const stories = entries.filter(({ type }) => type === 'story');
    await Promise.all(THEMES.map((theme) => shootAll(browser, origin, stories, theme)));
    await writeFile(`${folder}/index.html`, gallery(stories));
    console.log(`${stories.length} stories in ${THEMES.length} themes: ${folder}/index.html`);
  },
);
