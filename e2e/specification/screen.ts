import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { PNG } from 'pngjs';
import { keepSession, register } from '../account.ts';
import { rows } from '../goods.ts';

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
export { rows };

export const rowButton = (page: Page, at: number) =>
  rows(page)
    .nth(at)
    .getByRole('button', { name: /: .*предложени/ });
export const toasts = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
export const passwordField = (page: Page, name = 'Пароль') =>
  page.getByRole('textbox', { name, exact: true });
export const stored = (page: Page, key = 'token') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Opens a page as somebody who has just registered; resolves to the account. */
export async function openAsNew(page: Page, path: string) {
  const { account, session } = await register(page);
  await keepSession(page, session, account.login);
  await page.goto(path);
  return { ...account, session };
}

interface Call {
  method: string;
  url: string;
  body: {
    page?: number;
    season?: string[];
    order_by?: string;
    vocabularies: { vocabulary: string; page: number; per_page: number }[];
  };
}

/** Collects the calls that a page makes from now on, with what it sends. */
export async function watchCalls(page: Page, path: string): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(path, async (route) => {
    const request = route.request();
    calls.push({ method: request.method(), url: request.url(), body: request.postDataJSON() });
    await route.fallback();
  });
  return calls;
}

/** Presses with a real pointer at nine tenths of the height, where what moves under it is missed. */
export async function pressLow(page: Page, button: Locator) {
  const { width, height } = await button.evaluate((one) => one.getBoundingClientRect());
  await button.hover({ position: { x: width / 2, y: height * 0.9 } });
  await page.mouse.down();
  await page.mouse.up();
}

/** Holds the answers of a call back until `release` is called. */
export async function hold(page: Page, path: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const held = { count: 0 };
  await page.route(path, async (route: Route) => {
    held.count++;
    await promise;
    await route.continue();
  });
  return { release, held };
}

/** Stops the clock of a page; it goes on by `runFor` alone. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

/** Waits for what needs the clock to go, a tenth of a second at a time. */
export const whileRunning = (page: Page, isSo: () => Promise<boolean>) =>
  expect.poll(async () => {
    await page.clock.runFor(100);
    return isSo();
  });

export const PICTURE = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: PNG.sync.write(new PNG({ width: 64, height: 64 })),
};

/** Logs out by the menu of the header. */
export async function logOutByMenu(page: Page) {
  await page.getByRole('button', { name: /Меню профиля/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
}

/** Opens the makes of cars in the rail of filters. */
export async function openCars(page: Page) {
  await page.getByRole('button', { name: 'По автомобилю', exact: true }).click();
  await page.getByRole('combobox', { name: 'Марка', exact: true }).click();
}
