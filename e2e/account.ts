import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The demo's accounts have the same password. */
export const PASSWORD = 'Protektor-2026';
export const loginOf = (who: 'buyer' | 'supplier') => `${who}@demo.example`;
export const BUYER = { login: loginOf('buyer'), password: PASSWORD };
export const SUPPLIER = { login: loginOf('supplier'), password: PASSWORD };

/** Returns a login that has never been used. */
export const newEmail = () =>
  `e2e-${crypto.randomUUID().slice(0, 13)}@demo.example`.replaceAll('+', '');

export interface Session {
  token: string;
  token_type: string;
  expires_at: string;
}

/** Signs in through the API and stores the session, as after an earlier visit. */
export async function signIn(page: Page, { login, password } = BUYER) {
  const answer = await page.request.post('/api/auth/login', { data: { login, password } });
  const session: Session = await answer.json();
  await keepSession(page, session, login);
  return session;
}

/** Stores a session in the browser, as after an earlier visit. */
export async function keepSession(page: Page, session: Session, login: string) {
  await page.addInitScript(
    ([key, token, credential]) => {
      // only once: later changes by the application must stay
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'yes');
      localStorage.setItem('token', token);
      localStorage.setItem('credential', credential);
    },
    ['signed-in', JSON.stringify(session), JSON.stringify({ login })] as const,
  );
}

/** Registers a new account, for a test that changes it. */
export const newAccount = async (page: Page) => (await register(page)).account;

/** Registers a new account, which begins a session of its own. */
export async function register(page: Page) {
  const account = { login: newEmail(), password: 'лось везёт восемь дисков' };
  const consents = [{ kind: 'processing', version: '2026-09-01' }];
  const answer = await page.request.post('/api/auth/register', { data: { ...account, consents } });
  expect(answer.ok()).toBe(true);
  const session: Session = await answer.json();
  return { account, session };
}

/** Answers with the password when the page asks whose the session is. */
export async function prove(page: Page, { password }: { password: string }) {
  const dialog = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await dialog.getByLabel('Текущий пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(dialog).toBeHidden();
}

/** Returns the link of the newest message to an address, from the demo's outbox. */
export async function linkTo(request: APIRequestContext, address: string, page: string) {
  let link: string | undefined;
  await expect(async () => {
    const html = await (await request.get('/outbox')).text();
    const article = html
      .split('<article>')
      .find((one) => one.includes(address) && one.includes(page));
    link = article && /href="(https?:[^"]+)"/.exec(article)?.[1]?.replaceAll('&amp;', '&');
    expect(link, `a message to ${address}`).toContain(page);
  }).toPass();
  const url = new URL(link ?? '');
  return url.pathname + url.search;
}

export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

export async function fillLogin(page: Page, { login, password } = BUYER) {
  await page.getByLabel('E-mail или телефон').fill(login);
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}
