import { expect, type Page } from '@playwright/test';
import { fillLogin } from '../account.ts';
import { caller } from './callers.ts';
import { test } from './probe.ts';
import {
  heading,
  openAsNew,
  openCars,
  rowButton,
  rows,
  stopClock,
  stored,
  watchCalls,
} from './screen.ts';
import { titleOf } from './statements.ts';

test(titleOf('9.1'), async ({ page }) => {
  await page.clock.install();
  await openAsNew(page, '/profile');
  await expect(page.getByText('Этот сеанс')).toBeVisible();
  await stopClock(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/login/);
});

test(titleOf('9.2'), async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page, 'Вход')).toBeVisible();
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await fillLogin(page);
  await expect.poll(() => stored(page)).not.toBeNull();
  await page.clock.runFor(990);
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(20);
  await expect(page).toHaveURL('/');
});

test(titleOf('9.3'), async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const send = window.fetch;
    Object.assign(window, {
      asked,
      fetch: (request: Request, more?: RequestInit) => {
        if (request.url.endsWith('/api/search_v2/tyres')) asked.push(request.url);
        return send(request, more);
      },
    });
  });
  await page.clock.install();
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  const cdp = await page.context().newCDPSession(page);
  // as slow as a phone: what is waited for begins with the press, not with the rendering
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** How often the list has been asked for, when all that was begun has been done. */
  const asked = () =>
    page.evaluate(async () => {
      for (let turn = 0; turn < 50; turn++)
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(null);
        });
      return (window as unknown as { asked: string[] }).asked.length;
    });
  await stopClock(page);
  const before = await asked();
  const calls = await watchCalls(page, '**/api/search_v2/tyres');
  const seasons = page.getByRole('group', { name: 'Сезон' }).getByRole('button');
  for (const at of [0, 1, 2]) {
    await seasons.nth(at).evaluate((button: HTMLElement) => button.click());
    await expect(seasons.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
  for (let waited = 0; waited < 280; waited += 20) {
    await page.clock.runFor(20);
    expect(await asked(), `after ${waited + 20} ms`).toBe(before);
  }
  await page.clock.runFor(40);
  await expect.poll(asked).toBe(before + 1);
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body.season).toHaveLength(3);
});

test(titleOf('9.4'), async ({ page }) => {
  const calls = await watchCalls(page, '**/api/search/suppliers');
  await page.goto('/suppliers');
  await expect.poll(() => calls.map(({ body }) => body.page ?? 1)).toEqual([1]);
  const { body } = await caller(page.request).post('/search_v2/disks', {});
  expect(body.meta.current_page).toBe(1);
});

/** What a page asks of a vocabulary first. */
async function askedOf(page: Page, name: string, open: () => Promise<unknown>) {
  const calls = await watchCalls(page, '**/api/vocabulary');
  await open();
  const own = () =>
    calls
      .flatMap(({ body }) => body.vocabularies)
      .find(({ vocabulary }) => vocabulary === `SysProduct.${name}`);
  await expect.poll(own).toBeDefined();
  return own();
}

const openBrands = async (page: Page) => {
  await page.goto('/suppliers');
  await page.getByRole('combobox', { name: 'Бренд' }).click();
};

test(titleOf('9.5'), async ({ page }) => {
  expect((await askedOf(page, 'brand', () => openBrands(page)))?.per_page).toBe(100);
});

test(titleOf('9.6'), async ({ page }) => {
  const asked = await askedOf(page, 'car_brand', async () => {
    await page.goto('/tires');
    await openCars(page);
  });
  expect(asked).toMatchObject({ per_page: 200, page: 0 });
});

test(titleOf('9.7'), async ({ page }) => {
  expect((await askedOf(page, 'brand', () => openBrands(page)))?.page).toBe(0);
});

test(titleOf('9.8'), async ({ page }) => {
  await page.clock.install();
  await page.goto('/tires');
  await expect(rows(page)).toHaveCount(20);
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const away = async () => {
    await link('Поставщики').click();
    await expect(heading(page, 'Поставщики')).toBeVisible();
  };
  await away();
  await page.clock.runFor(50_000);
  await page.route('**/api/search_v2/tyres', () => undefined);
  await link('Шины').click();
  await expect(rows(page)).toHaveCount(20);
  await away();
  await page.clock.runFor(62_000);
  await link('Шины').click();
  await expect(heading(page, 'Шины')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Товары' })).toHaveCount(0);
});

test(titleOf('9.9'), async ({ page }) => {
  await page.goto('/tires');
  await expect(page.getByRole('button', { name: 'Порядок: Цена: сначала дороже' })).toBeVisible();
  const { body } = await caller(page.request).post('/search_v2/tyres', { per_page: 50 });
  const prices = body.data.map((row: { min_bulk_price: number }) => row.min_bulk_price);
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
});

test(titleOf('9.10'), async ({ page }) => {
  await openBrands(page);
  const box = page.getByRole('listbox', { name: 'Бренд' });
  await expect(box.getByRole('option').first()).toBeVisible();
  expect(await box.evaluate((one) => one.clientHeight)).toBe(245);
});

test(titleOf('9.11'), async ({ page }) => {
  await page.clock.install();
  await openBrands(page);
  const box = page.getByRole('listbox', { name: 'Бренд' });
  await expect(box.getByRole('option').first()).toBeVisible();
  const calls = await watchCalls(page, '**/api/vocabulary');
  await stopClock(page);
  const scroll = (beyond: number) =>
    box.evaluate((one, more) => {
      one.scrollTop = Math.ceil(one.scrollHeight * 0.8) - one.clientHeight + more;
      one.dispatchEvent(new Event('scroll'));
    }, beyond);
  await page.clock.runFor(1000);
  await scroll(-40);
  await page.clock.runFor(900);
  expect(calls).toHaveLength(0);
  // the first look of an interval is at once, the next one after the rest of it
  await scroll(-20);
  await page.clock.runFor(40);
  await scroll(20);
  await page.clock.runFor(60);
  expect(calls).toHaveLength(0);
  await page.clock.runFor(60);
  await expect.poll(() => calls.length).toBe(1);
});

test(titleOf('9.18'), async ({ page }) => {
  const steps = new Set<number>();
  const seen = new Map<string, number>();
  for (const [width, profile] of [
    [255, 40],
    [245, 40],
    [255, 35],
    [245, 45],
  ]) {
    const { body } = await caller(page.request).post('/search_v2/tyres', {
      width: [225],
      profile: [45],
      diameter: [18],
      rear: { width, profile, diameter: 18 },
      per_page: 100,
    });
    seen.clear();
    for (const { axle, step, brand, model } of body.data) {
      if (axle !== 'rear') continue;
      steps.add(step);
      const before = seen.get(`${brand} ${model}`) ?? 0;
      expect(step).toBe((before % 4) + 1);
      seen.set(`${brand} ${model}`, before + 1);
    }
  }
  expect(steps.size).toBeGreaterThan(0);
  for (const step of steps) expect([1, 2, 3, 4]).toContain(step);
  await page.goto(
    '/tires?width=225&profile=45&diameter=18&rear.width=255&rear.profile=40&rear.diameter=18',
  );
  await expect(page.getByText(/Задняя ось, шаг [1-4]/).first()).toBeVisible();
  await expect(rowButton(page, 0)).toBeVisible();
});

test(titleOf('9.27'), async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, {
      asked,
      appStorage: {
        getItem: (key: string) => {
          asked.push(key);
          return new Promise(() => undefined);
        },
        setItem: (_: string, text: string) => localStorage.setItem('written', text),
      },
    });
  });
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/catalog');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5100);
  await expect(heading(page, 'Каталог')).toBeVisible();
  expect(
    await page.evaluate(() => [...new Set((window as unknown as { asked: string[] }).asked)]),
  ).toEqual(['root']);
  await page.getByRole('button', { name: 'Тема: как в системе' }).click();
  await expect.poll(() => stored(page, 'written')).toMatchObject({ version: 1 });
  await page.route('**/assets/*', () => undefined);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    history.pushState(null, '', '/price-check');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.clock.runFor(119_500);
  await expect(page.getByText('Часть приложения не загрузилась')).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page.getByText('Часть приложения не загрузилась')).toBeVisible();
});
