import type { Page } from '@playwright/test';

/** Enough for two hundred frames of `lateFrames`. */
const ROWS = 1000;

/**
 * The page as it stands, without its code, its rows repeated: what the browser alone has to paint. A peer for how smoothly
 * the application scrolls, on the same machine in the same run.
 */
export async function stillCopyOf(page: Page): Promise<Page> {
  const html = (await page.content()).replaceAll(/<script\b.*?<\/script>/gs, '');
  const copy = await page.context().newPage();
  await copy.route('**/still', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await copy.goto(new URL('/still', page.url()).href, { waitUntil: 'networkidle' });
  await copy.getByRole('list', { name: 'Товары' }).evaluate((list, rows) => {
    const drawn = [...list.children].filter((row) => row.ariaPosInSet !== null);
    const all = Array.from({ length: rows }, (_, at) => drawn[at % drawn.length]?.cloneNode(true));
    list.replaceChildren(...all.filter((row) => row !== undefined));
  }, ROWS);
  return copy;
}
