import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillLogin, signIn } from './account.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an unknown path shows 404 and three ways on', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'К шинам' }).click();
  await expect(page).toHaveURL('/tires');
});

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await page.goto('/catalog');
  await expect(heading(page, 'Каталог')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: /^Шины/ })).toBeFocused();
});

test('the current page is text among the links of the navigation', async ({ page }) => {
  await page.goto('/moto_tires');
  const navigation = page.getByRole('navigation', { name: 'Каталог' });
  await expect(navigation.getByText('Мотошины')).toHaveAttribute('aria-current', 'page');
  await expect(navigation.getByRole('link', { name: 'Мотошины' })).toHaveCount(0);
  await expect(navigation.getByRole('link')).toHaveCount(7);
});

test('the navigation folds below 1256 px, the avatar leaves below 998 px', async ({ page }) => {
  await signIn(page);
  const banner = page.getByRole('banner');
  const avatar = banner.getByRole('button', { name: /Меню профиля/ });
  const menu = banner.getByRole('button', { name: 'Каталог' });
  const bar = page.getByRole('navigation', { name: 'Разделы' });

  await page.setViewportSize({ width: 1256, height: 800 });
  await page.goto('/catalog');
  await expect(banner.getByRole('link', { name: 'Квадрошины' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1255, height: 800 });
  await expect(banner.getByRole('link', { name: 'Квадрошины' })).toBeHidden();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Квадрошины' }).click();
  await expect(page).toHaveURL('/quadro_tires');
  await expect(heading(page, 'Квадрошины')).toBeFocused();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Квадрошины' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 999, height: 800 });
  await expect(avatar).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(avatar).toBeHidden();
  await expect(bar.getByRole('link')).toHaveText(['Главная', 'Каталог', 'Заявка', /Профиль/]);
  await bar.getByRole('link', { name: 'Профиль' }).click();
  await expect(heading(page, 'Мой профиль')).toBeVisible();

  const side = page.getByRole('navigation', { name: 'Профиль' });
  await expect(side).toBeHidden();
  await page.getByRole('button', { name: 'Открыть меню профиля' }).click();
  await expect(side.getByRole('link', { name: 'Мой профиль' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Закрыть меню профиля' }).click();
  await expect(side).toBeHidden();
});

/** Holds the profile's answer back until the returned function is called. */
async function holdProfile(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/user', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Returns the position of the middle of a part, relative to the corner of the whole. */
async function middleOf(whole: Locator, part: Locator) {
  const [out, within] = [await whole.boundingBox(), await part.boundingBox()];
  if (!out || !within) throw new Error('Nothing is shown.');
  return {
    x: within.x + within.width / 2 - out.x,
    y: within.y + within.height / 2 - out.y,
  };
}

test('a press counts though the avatar comes under it', async ({ page }) => {
  const answer = await holdProfile(page);
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/catalog');
  const link = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').last();
  // in the middle of the icon
  await link.hover({ position: await middleOf(link, link.locator('svg')) });
  await page.mouse.down();
  answer();
  await expect(link.locator('svg')).toHaveCount(0);
  await page.mouse.up();
  await expect(heading(page, 'Мой профиль')).toBeVisible();
});

test('the avatar is not there before the profile is', async ({ page }) => {
  const answer = await holdProfile(page);
  await signIn(page);
  await page.goto('/catalog');
  await expect(heading(page, 'Каталог')).toBeVisible();
  await expect(page.getByRole('button', { name: /Меню профиля/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Войти' })).toHaveCount(0);
  answer();
  await expect(page.getByRole('button', { name: /Меню профиля/ })).toBeVisible();
});

test('the way back to the top appears after 400 px', async ({ page }) => {
  await page.goto('/tires');
  await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Наверх' });
  // the page is long enough only once its rows are rendered
  const scroll = () =>
    page.evaluate(() => {
      window.scrollTo(0, 400);
      return window.scrollY;
    });
  await expect.poll(scroll).toBe(400);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 401));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('the chosen theme is there before the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/catalog');
  const theme = () => page.evaluate(() => document.querySelector('html')?.dataset.theme);
  await page.getByRole('button', { name: 'Тема: как в системе' }).click();
  await page.getByRole('button', { name: 'Тема: светлая' }).click();
  expect(await theme()).toBe('dark');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(theme).toBe('dark');
});

test('a message stays for three seconds', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, json: { message: 'Слишком много попыток' } }),
  );
  await page.goto('/login');
  await expect(heading(page, 'Вход')).toBeVisible();
  // only the test moves the time: on a slow machine the three seconds would pass during the checks
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await fillLogin(page);
  const message = page.getByRole('region', { name: 'Уведомления' }).getByText(/^Слишком много/);
  const isShown = async () => {
    await page.clock.runFor(100);
    return message.isVisible();
  };
  await expect.poll(isShown).toBe(true);
  await page.clock.runFor(2000);
  await expect(message).toBeVisible();
  await page.clock.runFor(2000);
  await expect(message).toBeHidden();
});

test('state of a foreign or broken kind is survived', async ({ page }) => {
  for (const text of ['{"version":7,"sort":5,"theme":{}}', 'null', '{', '[]', '"x"']) {
    await page.addInitScript((root) => localStorage.setItem('root', root), text);
    await page.goto('/tires');
    await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible();
  }
});

test('state that can not be kept is logged and survived', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await page.goto('/catalog');
  await page.getByRole('button', { name: 'Тема: как в системе' }).click();
  await expect(page.getByRole('button', { name: 'Тема: светлая' })).toBeVisible();
  expect(log.filter((text) => text.includes('Interface state was not saved'))).toHaveLength(1);
});

test('the self-check finds everything in order', async ({ page }) => {
  await page.goto('/test');
  await expect(page.getByText(/Отвечает за \d+ мс: версия/)).toBeVisible();
  await expect(page.getByText('Часы идут верно')).toBeVisible();
  await expect(page.getByText('Браузер хранит вход и настройки')).toBeVisible();
  await expect(page.getByText(/index-.*, последняя/)).toBeVisible();
});
