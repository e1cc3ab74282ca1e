import { PATIENCE_MS } from '@org/config/patience';
import type { Browser, Page } from 'playwright';

export interface Visit {
  /** `data-entry` of everything that was rendered. */
  entries: string[];
  /** Errors and warnings of the console, exceptions, failed requests. */
  complaints: string[];
}

/** Opens the gallery, then opens and closes every layer in it. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForSelector('[data-entry] button');
    for (const section of await page.locator('[data-opens]').all())
      await openAndClose(page, section);
    const entries = await page
      .locator('[data-entry]')
      .evaluateAll((drawn) => drawn.map((one) => (one as HTMLElement).dataset.entry ?? ''));
    return { entries, complaints };
  } catch (reason) {
    throw new Error([`${url} can not be visited`, ...complaints].join('\n'), { cause: reason });
  } finally {
    await page.close();
  }
}

async function openAndClose(page: Page, section: ReturnType<Page['locator']>) {
  // Layers are rendered at the end of the body, outside the gallery, or in the browser's top layer.
  const role = await section.getAttribute('data-opens');
  const layer = page.locator(`[role="${role}"]:is(:not(main *), :popover-open *)`);
  await section.locator('button').first().click();
  await layer.waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await layer.waitFor({ state: 'hidden' });
}

/** Returns what the server alone has rendered: `data-entry` of the page without scripts. */
export async function drawnByServer(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/data-entry="([^"]+)"/g)].map(([, entry]) => entry as string);
}
