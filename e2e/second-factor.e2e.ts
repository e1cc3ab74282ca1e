import { createHmac } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { fillLogin, newAccount, signIn } from './account.ts';
import { textOf } from './text.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** Returns the code that an authenticator app shows at a moment. @see RFC 6238 */
function codeOf(secret: string, now: number): string {
  const bits = [...secret]
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / PERIOD_MS)));
  const hash = createHmac('sha1', key).update(step).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

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

async function signOut(page: Page) {
  await page
    .getByRole('navigation', { name: 'Профиль' })
    .getByRole('button', { name: 'Выйти' })
    .click();
  await expect(page).toHaveURL('/login');
}

test('a key and an app protect the login, and recovery codes stand in for them', {
  tag: ['@second-factor', '@auth'],
}, async ({ page }) => {
  await addAuthenticator(page);
  const account = await newAccount(page);
  await signIn(page, account);
  await page.goto('/profile');

  await page.getByRole('button', { name: 'Добавить ключ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Название').fill('Рабочий ноутбук');
  await dialog.getByLabel('Текущий пароль').fill(account.password);
  await dialog.getByRole('button', { name: 'Создать ключ' }).click();
  const codes = dialog.getByRole('list', { name: 'Резервные коды' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'Я сохранил коды' }).click();
  const factors = page.getByRole('list', { name: 'Способы подтверждения' });
  await expect(factors).toContainText('Рабочий ноутбук');
  await expect(factors).toContainText('Осталось: 10');

  await page.getByRole('button', { name: 'Подключить приложение' }).click();
  await dialog.getByLabel('Текущий пароль').fill(account.password);
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await expect(dialog.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
  const secret = (await textOf(dialog.locator('b'), /./)).replaceAll(' ', '');
  await dialog.getByLabel('Код из приложения').fill('000000');
  await dialog.getByRole('button', { name: 'Подключить' }).click();
  await expect(dialog.getByText('Неверный код. Проверьте время на телефоне')).toBeVisible();
  await dialog.getByLabel('Код из приложения').fill(codeOf(secret, Date.now()));
  await dialog.getByRole('button', { name: 'Подключить' }).click();
  await expect(factors).toContainText('Приложение с кодами');

  await signOut(page);
  await fillLogin(page, account);
  await expect(page.getByRole('heading', { name: 'Подтвердите вход' })).toBeVisible();
  await page.getByRole('button', { name: 'Подтвердить ключом' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/profile');
  await expect(factors).toContainText('вход');
  await signOut(page);
  await fillLogin(page, account);
  const code = page.getByLabel('Код из приложения');
  await code.fill('000 000');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Неверный код')).toBeVisible();
  await page.getByRole('button', { name: 'Ввести резервный код' }).click();
  await page.getByLabel('Резервный код').fill(recovery[0] ?? '');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(factors).toContainText('Осталось: 9');

  await signOut(page);
  await fillLogin(page, account);
  // the next code, because each is accepted only once
  await page.getByLabel('Код из приложения').fill(codeOf(secret, Date.now() + PERIOD_MS));
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Отключить: Приложение с кодами' }).click();
  await dialog.getByLabel('Текущий пароль').fill(account.password);
  await dialog.getByRole('button', { name: 'Отключить' }).click();
  await expect(factors).not.toContainText('Приложение с кодами');
});
