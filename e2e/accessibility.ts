import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Themes differ only in colours, so only these rules can find in one theme what the other does not have. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the accessibility rules that a page breaks. Axe works within the page itself, which has no frames. Its other
 * way opens a second page for every check and sends the passed results through this process, which takes three times as
 * long. Decision 112.
 */
async function brokenRules(page: Page, rules?: string[]): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    // React Aria keeps what it announces about a button for seconds, even after the button is gone
    .exclude('[data-live-announcer]');
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits until animations have ended, so that what fades has its final colours. */
const faded = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );

/** Checks that the tree that a screen reader walks breaks no rule, in either theme. */
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
