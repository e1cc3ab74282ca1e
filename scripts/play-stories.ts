import type { Browser, Page } from 'playwright';
import { type BuiltStorybook, type Entry, PATIENCE_MS } from './built-storybook.ts';
import { checkDocs } from './story-docs.ts';

/** One page of the browser for each core of a usual machine. */
const PAGES = 2;

const WINDOW = { width: 1200, height: 900 };

async function newPage(browser: Browser, locale: string) {
  const page = await browser.newPage({
    viewport: WINDOW,
    reducedMotion: 'reduce',
    locale,
  });
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/**
 * Opens Storybook and plays stories in it one after another, as for a reader who clicks through the sidebar: what is
 * loaded need not load again. Axe has checked the same stories in the tests of the development server.
 */
async function playStories(page: Page, origin: string, next: () => Entry | undefined) {
  const failures: string[] = [];
  const open = async () => {
    await page.goto(`${origin}/iframe.html?globals=theme:light;a11y.manual:!true`);
    // it is there before its index is
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__ } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__?: Partial<Preview>;
      };
      return __STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;
    });
  };
  await open();
  for (let entry = next(); entry; entry = next()) {
    const failure = await playStory(page, entry);
    if (failure === '') continue;
    failures.push(failure);
    await open();
  }
  return failures;
}

interface Ending {
  storyId?: string;
  status?: string;
  message?: string;
}
interface Story {
  storyGlobals: { viewport?: { value: string } };
  parameters: {
    viewport: { options: Record<string, { styles: Record<'width' | 'height', string> }> };
  };
}
type Hear = (ending: Ending) => void;
interface Channel {
  on: (event: string, hear: Hear) => void;
  off: (event: string, hear: Hear) => void;
  emit: (event: string, selection: object) => void;
}

interface Preview {
  channel: Channel;
  storyStoreValue: { loadStory: (story: { storyId: string }) => Promise<Story> };
}

/** Sets the window to the size that a story asks for, as the frame of the sidebar's page does. */
async function fitWindow(page: Page, { id }: Entry) {
  const wanted = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__ } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
    const { storyGlobals, parameters } = await __STORYBOOK_PREVIEW__.storyStoreValue.loadStory({
      storyId,
    });
    return parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
  }, id);
  const size = wanted
    ? { width: Number.parseInt(wanted.width, 10), height: Number.parseInt(wanted.height, 10) }
    : WINDOW;
  await page.setViewportSize(size);
}

/**
 * Plays a story to its end, as a click in the sidebar does; returns what went wrong, or `''`. Storybook reports success
 * even if `play` threw, because docs need that. So the exception is listened for separately.
 */
async function playStory(page: Page, entry: Entry) {
  await fitWindow(page, entry);
  const problem = await page.evaluate(
    ({ storyId, patience }) =>
      new Promise<string>((resolve) => {
        const { __STORYBOOK_PREVIEW__ } = globalThis as unknown as {
          __STORYBOOK_PREVIEW__: Preview;
        };
        const { channel } = __STORYBOOK_PREVIEW__;
        const end = (told: string) => {
          clearTimeout(late);
          channel.off('playFunctionThrewException', hearThrown);
          channel.off('storyFinished', hearEnd);
          resolve(told);
        };
        const hearThrown = ({ message }: Ending) => end(message ?? 'threw');
        const hearEnd = (ending: Ending) => {
          if (ending.storyId === storyId) end(ending.status === 'success' ? '' : 'an error');
        };
        const late = setTimeout(() => end('no end'), patience);
        channel.on('playFunctionThrewException', hearThrown);
        channel.on('storyFinished', hearEnd);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    { storyId: entry.id, patience: PATIENCE_MS },
  );
  return problem && `${entry.id}: ${problem.slice(0, 400)}`;
}

/** Plays every story of a built Storybook and opens every page of docs; returns what failed. */
export async function playAll({ browser, origin, entries }: BuiltStorybook): Promise<string[]> {
  const stories = entries.filter(({ type }) => type === 'story');
  const docs = entries.filter(({ type }) => type === 'docs');
  const work = async () => {
    const page = await newPage(browser, 'ru-RU');
    const failures = await playStories(page, origin, () => stories.shift());
    await page.close();
    const reader = await newPage(browser, 'en');
    for (let entry = docs.shift(); entry; entry = docs.shift())
      failures.push(...(await checkDocs(reader, origin, entry)));
    await reader.close();
    return failures;
  };
  return (await Promise.all(Array.from({ length: PAGES }, work))).flat();
}
