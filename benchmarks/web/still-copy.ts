import type { Locator, Page } from '@playwright/test';
import { longestTaskIn, slowDown, watch } from './measure.ts';

/** Enough for two hundred frames of `lateFrames`. */
const ROWS = 1000;

const listIn = (page: Page): Locator => page.getByRole('list', { name: 'Товары' });

/** Returns a copy of the page without its code: it shows what the browser alone has to lay out and paint. */
export async function stillCopyOf(page: Page): Promise<Page> {
  const html = (await page.content()).replaceAll(/<script\b.*?<\/script>/gs, '');
  const copy = await page.context().newPage();
  await watch(copy);
  await copy.route('**/still', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await copy.goto(new URL('/still', page.url()).href, { waitUntil: 'networkidle' });
  return copy;
}

/**
 * Returns a page of the same rows, repeated: its scrolling is compared with the application's on the same machine in
 * the same run.
 */
export async function longCopyOf(page: Page): Promise<Page> {
  const copy = await stillCopyOf(page);
  await listIn(copy).evaluate((list, rows) => {
    const drawn = [...list.children].filter((row) => row.ariaPosInSet !== null);
    const all = Array.from({ length: rows }, (_, at) => drawn[at % drawn.length]?.cloneNode(true));
    list.replaceChildren(...all.filter((row) => row !== undefined));
  }, ROWS);
  return copy;
}

/** Returns the rendered rows of the list, as HTML by their position. */
const rowsOf = async (page: Page) =>
  new Map(
    await listIn(page).evaluate((list) =>
      [...list.children].flatMap((row): [string, string][] =>
        row.ariaPosInSet === null ? [] : [[row.ariaPosInSet, row.outerHTML]],
      ),
    ),
  );

/**
 * Does a step, then makes the same change to the rows at once in a copy of the page from before it, which has no code,
 * on a processor `slowdown` times slower. `floor` is the longest task of that, ms: what the browser alone takes for the
 * change.
 */
export async function besideFloor<Result>(
  page: Page,
  step: () => Promise<Result>,
  slowdown: number,
): Promise<{ result: Result; floor: number }> {
  const before = await rowsOf(page);
  const copy = await stillCopyOf(page);
  await page.bringToFront();
  const result = await step();
  const after = await rowsOf(page);
  const changes = [...after].filter(([place, html]) => before.get(place) !== html);
  await copy.bringToFront();
  await slowDown(await copy.context().newCDPSession(copy), slowdown);
  const floor = await longestTaskIn(copy, () =>
    listIn(copy).evaluate((list, rows) => {
      const drawn = new Map([...list.children].map((row) => [row.ariaPosInSet, row]));
      return new Promise<void>((resolve) =>
        setTimeout(() => {
          for (const [place, html] of rows) {
            const row = drawn.get(place);
            if (row) row.outerHTML = html;
            else list.insertAdjacentHTML('beforeend', html);
          }
          requestAnimationFrame(() => resolve());
        }),
      );
    }, changes),
  );
  await copy.close();
  await page.bringToFront();
  return { result, floor };
}
