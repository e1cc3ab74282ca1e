import { expect, test } from '@playwright/test';
import { newAccount, signIn } from './account.ts';

test('where the browser was told to show no notices the page says how to change that', async ({
  page,
}) => {
  await signIn(page, await newAccount(page));
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/profile');
  await expect(page.getByText(/Нажмите значок слева от адреса/)).toBeVisible();
  const orders = page.getByRole('radiogroup', { name: 'Заказы и ответы' });
  await expect(orders.getByRole('radio', { name: 'Браузер' })).toBeDisabled();
});
