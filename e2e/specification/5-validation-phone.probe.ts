import { expect } from '@playwright/test';
import { test } from './phone-page/phone-page.ts';
import { titleOf } from './statements.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

test(titleOf('5.11'), async ({ openPhone }) => {
  const { page, field } = await openPhone({ country: 'de' });
  await field.click();
  await page.keyboard.type('12345678901234567');
  expect(digitsOf(await field.inputValue())).toBe('491234567890123');
});

test(titleOf('5.12'), async ({ openPhone }) => {
  for (const [enableLongNumbers, length] of [
    [18, 18],
    [true, 22],
  ] as const) {
    const { page, field } = await openPhone({ country: 'de', enableLongNumbers });
    await field.click();
    await page.keyboard.type('12345678901234567890');
    expect(digitsOf(await field.inputValue())).toHaveLength(length);
  }
});

test(titleOf('5.13'), async ({ openPhone }) => {
  const { page, field } = await openPhone({ country: 'ru', countryCodeEditable: false });
  await field.click();
  await page.keyboard.type('916');
  await expect(field).toHaveValue('+7 (916)');
  await field.fill('+375294911911');
  await expect(field).toHaveValue('+7 (916)');
  for (let at = 0; at < 8; at++) await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('+7');
});

test(titleOf('5.14'), async ({ openPhone }) => {
  for (const [props, message] of [
    [{ isValid: false, errorMessage: 'Not valid' }, 'Not valid'],
    [{ judge: 'boolean', errorMessage: 'Too short' }, 'Too short'],
    [{ judge: 'message' }, 'Digits are missing'],
  ] as const) {
    const { page, field } = await openPhone({ country: 'ru', ...props });
    await field.click();
    await page.keyboard.type('916');
    await page.keyboard.press('Tab');
    await expect(page.getByText(message)).toBeVisible();
  }
  const { page, field } = await openPhone({ country: 'ru', judge: 'message' });
  await field.fill('+79161234567');
  await page.keyboard.press('Tab');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test(titleOf('5.15'), async ({ openPhone }) => {
  const { page, field } = await openPhone({ country: 'ru', judge: 'message' });
  const border = () =>
    field.evaluate((one) => {
      const boxes = [];
      for (let box: Element | null = one; box && box.id !== 'root'; box = box.parentElement)
        boxes.push(getComputedStyle(box).borderColor + getComputedStyle(box).boxShadow);
      return boxes.join();
    });
  await field.fill('+79161234567');
  await page.keyboard.press('Tab');
  const valid = await border();
  await field.fill('+7916');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Digits are missing/);
  await page.getByText('outside').click();
  expect(await border()).not.toBe(valid);
});
