import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Themes differ in colours alone: only these rules can find in one what the other has not. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * The rules of accessibility that a page breaks. Axe works within the page itself, which has no frames: its other way opens
 * a second page for every look and carries all that is well through this process, for three times as long.
 */
async function brokenRules(page: Page, rules?: string[]): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    // React Aria keeps what it says of a button for seconds, also where the button has gone
    .exclude('[data-live-announcer]');
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What fades has its colours at the end of the way. */
const faded = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );

/** The tree that a screen reader walks breaks no rule, in either theme. */
export async function expectAccessible(page: Page) {
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', RULES_OF_COLOUR],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await faded(page);
    expect(await brokenRules(page, rules && [...rules]), colorScheme).toEqual([]);
  }
}
