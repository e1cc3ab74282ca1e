import { expect } from '@playwright/test';
import { test } from './phone-page/phone-page.ts';
import { titleOf } from './statements.ts';

test(titleOf('4.31'), async ({ openPhone }) => {
  const { page, button, countries } = await openPhone({ country: 'ru' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(countries.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(countries).toHaveCount(0);
});

test(titleOf('4.32'), async ({ openPhone }) => {
  const { page, field, button } = await openPhone({ country: 'ru' });
  await field.click();
  await page.keyboard.type('9161234567');
  await expect(field).toHaveValue('+7 (916) 123-45-67');
  await expect(button).toHaveAccessibleName(/Russia/);
});

test(titleOf('4.33'), async ({ openPhone }) => {
  const { page, button, countries } = await openPhone({ country: 'ru' });
  await button.click();
  const highlighted = page.locator('[role=option][data-focused]');
  await expect(highlighted).toContainText('Russia');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted).not.toContainText('Russia');
  await page.keyboard.type('fran');
  await expect(countries).toHaveText(['France+33']);
  await expect(highlighted).toHaveText('France+33');
});

test(titleOf('4.34'), async ({ openPhone }) => {
  const { page, field, button } = await openPhone();
  await button.click();
  await page.keyboard.type('kazakhstan');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('+7');
  // by its digits alone this is a Russian number
  await page.keyboard.type('9161234567');
  await expect(button).toHaveAccessibleName(/Kazakhstan/);
});

/** Types digits and returns the name of the country that they tell. */
const GUESSES = {
  '4.35': [
    ['+441481', /Guernsey/],
    ['+390669', /Italy/],
    // the seventh digit
    ['+3906698', /Vatican/],
  ],
  '4.36': [
    ['+1809', /Dominican/],
    ['+1204', /Canada/],
    ['+7701', /Kazakhstan/],
    ['+375', /Belarus/],
  ],
  '4.37': [
    ['+1', /United States/],
    ['+7', /Russia/],
    ['+44', /United Kingdom/],
  ],
} as const;

for (const [number, guesses] of Object.entries(GUESSES))
  test(titleOf(number as keyof typeof GUESSES), async ({ openPhone }) => {
    const { page, field, button } = await openPhone();
    for (const [keys, name] of guesses) {
      await field.fill('');
      await field.click();
      await page.keyboard.type(keys);
      await expect(button, keys).toHaveAccessibleName(name);
    }
  });

test(titleOf('4.38'), async ({ openPhone }) => {
  const { page, field, button, reported } = await openPhone({
    country: 'ru',
    value: '79161234567',
  });
  await expect(field).toHaveValue('+7 (916) 123-45-67');
  await button.click();
  await page.keyboard.type('united states');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('+1 (916) 123-4567');
  expect((await reported()).digits).toBe('19161234567');
  // 204 is an area of Canada
  await field.press('End');
  for (let at = 0; at < 10; at++) await page.keyboard.press('Backspace');
  await page.keyboard.type('2045550123');
  await expect(field).toHaveValue('+1 (204) 555-0123');
  await expect(button).toHaveAccessibleName(/United States/);
});
