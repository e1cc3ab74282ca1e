import { expect } from '@playwright/test';
import { test } from './phone-page/phone-page.ts';
import { titleOf } from './statements.ts';

test(titleOf('9.19'), async ({ openPhone }) => {
  const { field } = await openPhone();
  await expect(field).toHaveAttribute('placeholder', '1 (702) 123-4567');
});

test(titleOf('9.20'), async ({ openPhone }) => {
  const { page, field } = await openPhone({ masks: {}, alwaysDefaultMask: true, country: 'ru' });
  await field.click();
  await page.keyboard.type('91612345678901');
  await expect(field).toHaveValue('+7 916 123 456 7');
});

test(titleOf('9.21'), async ({ openPhone }) => {
  const { page, field } = await openPhone();
  await field.click();
  await page.keyboard.type('49');
  await expect(field).toHaveValue('+49');
});

test(titleOf('9.22'), async ({ openPhone }) => {
  const { page, field, reported } = await openPhone();
  await field.click();
  await page.keyboard.type('+4912345678901234');
  expect((await reported()).digits).toBe('491234567890123');
});

test(titleOf('9.23'), async ({ openPhone }) => {
  const { page, button, countries } = await openPhone({ country: 'ru', enableSearch: false });
  await button.click();
  const highlighted = page.locator('[role=option][data-focused]');
  await expect(highlighted).toContainText('Russia');
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.type('fr');
  await page.clock.runFor(240);
  await expect(highlighted).toContainText('Russia');
  await page.clock.runFor(20);
  await expect(highlighted).toContainText('France');
  // the search field filters while the clock stands
  await page.clock.resume();
  const searched = await openPhone({ country: 'ru' });
  await searched.button.click();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.type('fran');
  await expect(countries).toHaveText(['France+33']);
});

test(titleOf('9.24'), async ({ openPhone, context }) => {
  const { page, field } = await openPhone({ country: 'ru', value: '79161234567' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('79161234567');
});

test(titleOf('9.25'), async ({ openPhone }) => {
  const { page, button, countries } = await openPhone();
  await button.click();
  await expect(countries.first()).toBeVisible();
  await page.mouse.move(1300, 880);
  await page.mouse.down();
  await page.mouse.up();
  await expect(countries).toHaveCount(0);
});

test(titleOf('9.26'), async ({ openPhone }) => {
  const { button, countries } = await openPhone();
  await button.click();
  await expect(countries.nth(0)).toContainText('United States');
  await expect(countries.nth(1)).toContainText('United Kingdom');
  await expect(countries.nth(2)).toContainText('Afghanistan');
});
