import type { Frame, Page } from 'playwright';
import type { Entry } from './built-storybook.ts';

/** Props of every element: in the table of a component they would hide its own props. */
const OF_ELEMENTS =
  /^(dangerouslySetInnerHTML|suppress\w+|on(Copy|Cut|Paste|Drag\w*|Mouse\w+|Pointer(?!Enter)\w+|Touch\w+|Wheel\w*|Scroll\w*|Animation\w+|Transition\w+|Composition\w+|Got\w+|Lost\w+|AuxClick\w*|ContextMenu\w*|DoubleClick\w*)(Capture)?|itemProp|itemScope|radioGroup|contentEditable|accessKey)$/;

/**
 * Opens a page of docs in both themes and checks that it renders without an error, in the theme, with a useful table of
 * props. Returns what is wrong.
 */
export async function checkDocs(page: Page, origin: string, entry: Entry) {
  const failures: string[] = [];
  const hear = (error: Error) => failures.push(error.message);
  page.on('pageerror', hear);
  for (const theme of ['light', 'dark']) {
    try {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${entry.id}&globals=theme:${theme}`);
      await page.locator('#storybook-docs h1, #error-message:visible').first().waitFor();
      failures.push(...(await problemsOf(page, entry, theme)));
    } catch (error) {
      failures.push((error as Error).message);
    }
  }
  page.off('pageerror', hear);
  return failures.map((failure) => `${entry.id}: ${failure}`);
}

/** True for a component with its own page, not for its deeper pages or a page of the application. */
const isComponent = ({ title }: Entry) =>
  /^Components\/[^/]+\/[^/]+$/.test(title) || title === 'Phone input/PhoneInput';

/** Returns the background colours of the page and of the stories in frames of their own, which load later. */
async function groundsOf(page: Page): Promise<string[]> {
  const groundOf = (frame: Frame) =>
    frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const grounds: string[] = [];
  for (const element of await page.locator('#storybook-docs iframe').all()) {
    await element.scrollIntoViewIfNeeded();
    const frame = (await (await element.elementHandle())?.contentFrame()) as Frame;
    await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    grounds.push(await groundOf(frame));
  }
  return [await groundOf(page.mainFrame()), ...grounds];
}

async function problemsOf(page: Page, entry: Entry, theme: string): Promise<string[]> {
  const problems: string[] = [];
  for (const ground of await groundsOf(page)) {
    const isLight = Number(/\d+/.exec(ground)?.[0]) > 127;
    if (isLight !== (theme === 'light')) problems.push(`${theme}: the ground is ${ground}`);
  }
  const direction = await page.evaluate(() => getComputedStyle(document.body).direction);
  if (direction !== 'ltr') problems.push('a story has turned the page round');
  if (!isComponent(entry)) return problems;
  for (const id of ['example', 'use', 'avoid', 'do', 'anatomy', 'props', 'keyboard', 'words'])
    if ((await page.locator(`h2#${id}`).count()) === 0) problems.push(`no section «${id}»`);
  const table = page.locator('.docblock-argstable').first();
  await table.waitFor();
  const rows = await table.locator('tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('td')?.textContent?.replace('*', '') ?? '',
      text: row.querySelectorAll('td')[1]?.textContent ?? '',
      byDefault: row.querySelectorAll('td')[2]?.textContent ?? '',
    })),
  );
  if (rows.length === 0) problems.push('no props');
  const strange = rows.filter(({ name }) => OF_ELEMENTS.test(name)).map(({ name }) => name);
  if (strange.length > 0) problems.push(`props of every element: ${strange.join(', ')}`);
  const quoted = rows.filter(({ byDefault }) => byDefault.startsWith('"')).map(({ name }) => name);
  if (quoted.length > 0) problems.push(`defaults in quotes of docgen: ${quoted.join(', ')}`);
  return problems;
}
