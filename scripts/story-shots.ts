/**
 * Pictures of every story in the modes of Chromatic, compared with those that were stored before:
 *
 *     pnpm shots --stories                          all stories
 *     pnpm shots --stories --mode phone button      those with «button» in the id, on a phone
 *     pnpm shots --stories --no-build               from the Storybook that was built last
 *     pnpm shots --stories --accept                 stores the pictures instead of comparing them
 *
 * Pictures and an `index.html` that shows the modes side by side go to `storybook-static/shots`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { type Mode, modes, widthOf } from '../.storybook/modes.ts';
import { type Entry, openStory, withBuiltStorybook } from './built-storybook.ts';
import { judgePictures } from './picture-set.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mode: { type: 'string', multiple: true, default: Object.keys(modes) },
    accept: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    out: { type: 'string', default: 'storybook-static' },
  },
  allowNegative: true,
});
const wanted = (Object.keys(modes) as Mode[]).filter((mode) => values.mode.includes(mode));
const folder = `${values.out}/shots`;
const fileOf = ({ id }: Entry, mode: Mode) => `${id}.${mode}.png`;

async function shootAll(browser: Browser, origin: string, stories: Entry[], mode: Mode) {
  const page = await browser.newPage({
    viewport: { width: widthOf(mode), height: 400 },
    reducedMotion: 'reduce',
    locale: 'ru-RU',
  });
  for (const story of stories) {
    await openStory(page, origin, story.id, modes[mode]);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${fileOf(story, mode)}`, fullPage: true });
  }
}

const gallery = (stories: Entry[]) => `<!doctype html><meta charset="utf-8"><title>Stories</title>
<style>body{font:14px sans-serif;margin:24px}div{display:flex;gap:16px}img{max-width:50%;border:1px solid #ccc}</style>
${stories
  .map(
    (story) =>
      `<h2>${story.title}: ${story.name}</h2><div>${wanted.map((mode) => `<img loading="lazy" src="${fileOf(story, mode)}" alt="${mode}">`).join('')}</div>`,
  )
  .join('\n')}`;

await mkdir(folder, { recursive: true });
await withBuiltStorybook(
  { out: values.out, build: values.build, words: positionals },
  async ({ browser, origin, entries }) => {
    const stories = entries.filter(({ type }) => type === 'story');
    await Promise.all(wanted.map((mode) => shootAll(browser, origin, stories, mode)));
    await writeFile(`${folder}/index.html`, gallery(stories));
    console.log(`${stories.length} stories in ${wanted.length} modes: ${folder}/index.html`);
    const files = stories.flatMap((story) => wanted.map((mode) => fileOf(story, mode)));
    await judgePictures(files, {
      taken: folder,
      stored: '.shots/stories',
      accepts: values.accept,
    });
  },
);
