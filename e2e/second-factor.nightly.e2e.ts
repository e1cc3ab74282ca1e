import { expect, type Page, test } from '@playwright/test';
import { newAccount, prove, signIn } from './account.ts';

/** Gives the browser a virtual authenticator, whose owner always touches it. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a company may demand it of its people', async ({ page }) => {
  await addAuthenticator(page);
  const account = await newAccount(page);
  const { token_type, token } = await signIn(page, account);
  const answer = await page.request.post('/api/companies', {
    headers: { authorization: `${token_type} ${token}` },
    data: { name: 'Осторожная' },
  });
  const { id } = await answer.json();
  await page.goto(`/companies/${id}/employees`);
  const demand = page.getByText('Требовать второй фактор от сотрудников');
  await demand.click();
  await prove(page, account);
  await expect(page.getByRole('region', { name: 'Уведомления' })).toContainText(
    'Сначала добавьте второй фактор себе',
  );

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Добавить ключ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Ключ');
  await dialog.getByLabel('Текущий пароль').fill(account.password);
  await dialog.getByRole('button', { name: 'Создать ключ' }).click();
  await dialog.getByRole('button', { name: 'Я сохранил коды' }).click();
  await page.goto(`/companies/${id}/employees`);
  await demand.click();
  // who has a key proves by it
  await page.getByRole('button', { name: 'Подтвердить ключом' }).click();
  await expect(page.getByRole('switch')).toBeChecked();
  await page.goto('/profile');
  await expect(page.getByText('Второй фактор требует «Осторожная»')).toBeVisible();
});
