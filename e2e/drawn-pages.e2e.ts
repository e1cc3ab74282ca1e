import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount, signIn } from './account.ts';
import { rows } from './goods.ts';
import { openDrawn } from './own-view.ts';
import { textOf } from './text.ts';

/** Keeps a file of the application from a page until the returned function is called. */
async function hold(page: Page, file: string): Promise<() => void> {
  const { promise: isLetGo, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return resolve;
}

interface ListAnswer {
  data: { title: string; brand: string; model: string }[];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one finds goods: by sections, filters and pages', { tag: ['@catalog'] }, async ({
    page,
  }) => {
    const follow = async (link: Locator) =>
      openDrawn(page, (await link.first().getAttribute('href')) ?? '');
    await openDrawn(page, '/');
    await follow(page.getByRole('link', { name: /Шины/ }));
    await expect(page).toHaveTitle('Шины — Протектор');
    await expect(rows(page)).toHaveCount(20);
    const first = await textOf(rows(page).first(), /₽/);
    await follow(page.getByRole('link', { name: 'Следующая страница' }));
    await expect(rows(page)).toHaveCount(20);
    await expect(rows(page).first()).not.toHaveText(first);
    await follow(rows(page).first().getByRole('link', { name: 'Страница товара' }));
    await expect(page).toHaveURL(/\/tires\/[a-z0-9-]+-\d+$/);
    await expect(page.getByRole('list', { name: /^Предложения:/ })).toBeVisible();
  });
});

test('fifty pages that are drawn at the same time have their own answers each', async ({
  request,
}) => {
  const asked = Array.from({ length: 50 }, (_, at) => ({
    width: 155 + 10 * (at % 13),
    season: at < 26 ? 'winter' : 'summer',
    page: at % 26 < 13 ? 1 : 2,
  }));
  /** The queue of drawing is bounded: what came undrawn is asked for again, beside all others. */
  const drawn = async (address: string) => {
    let html = '';
    await expect(async () => {
      html = await (await request.get(address)).text();
      expect(html).toContain('data-app=');
    }, address).toPass();
    return html;
  };
  await Promise.all(
    asked.map(async ({ width, season, page }) => {
      const answer = await request.post('/api/search_v2/tyres', {
        data: {
          width: [width],
          season: [season],
          order_by: 'min_bulk_price__desc',
          page,
          per_page: 20,
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { data } = (await answer.json()) as ListAnswer;
      const address = `/tires?width=${width}&season=${season}&page=${page}`;
      const html = await drawn(address);
      const names = [...html.matchAll(/<b[^>]*>([^<]*)<\/b>(?: <!-- -->| )?([^<]*)<\/span>/g)];
      expect(
        names.map(([, brand, model]) =>
          `${brand} ${model}`.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
        ),
        address,
      ).toEqual(data.map(({ brand, model }) => `${brand} ${model}`));
    }),
  );
});

test('what is pressed before the application is there is done once it is', {
  tag: ['@catalog'],
}, async ({ page }) => {
  const letGo = await hold(page, 'index');
  await openDrawn(page, '/tires');
  const button = rows(page).first().getByRole('button');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  letGo();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: /^Предложения:/ })).toBeVisible();
});

test('what is asked before the application is there is asked once it is', {
  tag: ['@catalog'],
}, async ({ page }) => {
  const letGo = await hold(page, 'index');
  await openDrawn(page, '/tires');
  const field = page.getByRole('combobox', { name: 'Поиск' });
  await field.fill('205/55 r16 зима');
  await field.press('Enter');
  letGo();
  await expect(page).toHaveURL(/width=205/);
  await expect(page).toHaveURL(/season=winter/);
  await expect(rows(page).first()).toContainText('205/55 R16');
});

test('a reader who has scrolled before the application is there stays at the place', async ({
  page,
}) => {
  const letGo = await hold(page, 'index');
  for (const path of ['/tires', '/suppliers']) {
    await openDrawn(page, path);
    await page.evaluate(() => scrollTo(0, 700));
    letGo();
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    expect(await page.evaluate(() => scrollY), path).toBe(700);
  }
});

test('who returns finds the page drawn as they left it, and what is their own comes to it', {
  tag: ['@catalog'],
}, async ({ page, browser, baseURL }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await signIn(page, await newAccount(page));
  await page.goto('/tires');
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '{"version":1}');
    localStorage.setItem('root', JSON.stringify({ ...root, city: 'Тверь', cost: 'net' }));
  });
  // the application of this page tells the server of the next one
  await page.reload();
  await expect(page.getByRole('button', { name: /Тверь/ })).toBeVisible();
  await openDrawn(page, '/tires?season=winter');
  const drawn = await page.locator('main h1').elementHandle();
  const html = await (await page.request.get('/tires?season=winter')).text();
  expect(html).toContain('aria-label="Город: Тверь"');
  expect(html).not.toContain('>Войти<');
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByRole('button', { name: /^Меню профиля/ })).toBeVisible();
  expect(errors).toEqual([]);

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const stranger = await (await other.request.get('/tires?season=winter')).text();
  expect(stranger).not.toContain('aria-label="Город: Тверь"');
  expect(stranger).toContain('>Войти<');
  await other.close();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Novosibirsk' });

  test('what is drawn stays, and its times become those of the reader', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const letGo = await hold(page, 'index');
    await openDrawn(page, '/suppliers');
    const name = await page.getByRole('article').first().elementHandle();
    const time = page.getByText(/^Прайс-лист (?:сегодня|вчера) в/).first();
    const atServer = await textOf(time, /./);
    letGo();
    await expect(time).not.toHaveText(atServer);
    expect(await name?.evaluate((element) => element.isConnected)).toBe(true);
    const found = await page.request.post('/api/search_v2/tyres', {
      data: { page: 1, per_page: 1 },
    });
    const [product] = (await found.json()).data;
    for (const path of ['/', '/tires', '/catalog', `/tires/${product.id}`]) {
      await openDrawn(page, path);
      await expect(page.locator('html')).not.toHaveAttribute('data-app');
    }
    expect(errors).toEqual([]);
  });
});

test('what is pressed on a part whose code is late is done once it is there', {
  tag: ['@catalog'],
}, async ({ page }) => {
  const letGo = await hold(page, 'empty-list');
  await openDrawn(page, '/tires?width=125&profile=25&diameter=24');
  await page.getByRole('button', { name: 'Сбросить всё' }).last().click();
  await expect(page).toHaveURL(/width=125/);
  letGo();
  await expect(rows(page)).toHaveCount(20);
});

test('every address has its status', async ({ request, baseURL }) => {
  const statusOf = async (url: string) =>
    (await request.get(url, { maxRedirects: 0, headers: { accept: 'text/html' } })).status();
  expect(await statusOf('/tires')).toBe(200);
  expect(await statusOf('/no-such-page')).toBe(404);
  expect(await statusOf('/tires/nothing-999999999')).toBe(404);
  expect(await statusOf('/tires/205.55')).toBe(404);
  expect(await statusOf('/Tires/')).toBe(301);
  expect(await statusOf('/.well-known/nothing')).toBe(404);
  expect(await statusOf(`${baseURL}//nowhere/tires`)).toBe(404);
  expect(await statusOf('/api//x')).toBe(404);
});

test('a product has one address, and its page says what the API says', {
  tag: ['@catalog'],
}, async ({ request }) => {
  const found = await request.post('/api/search_v2/disks', {
    data: { page: 1, per_page: 1, order_by: 'min_bulk_price__desc' },
  });
  const [product] = (await found.json()).data;
  const stale = await request.get(`/tires/other-words-${product.id}`, { maxRedirects: 0 });
  expect(stale.status()).toBe(301);
  const { location = '' } = stale.headers();
  expect(location).toMatch(new RegExp(`^/disks/[a-z0-9-]+-${product.id}$`));
  const html = await (await request.get(location, { maxRedirects: 0 })).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
  expect(data).toMatchObject([
    {
      '@type': 'Product',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: (product.min_bulk_price / 100).toFixed(2),
        offerCount: product.offers_count,
        availability: 'https://schema.org/InStock',
      },
    },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${location}"`));
  expect(html).not.toContain('content="noindex"');
});

test('a part of a section has an address of its own, with the list that its filter makes', {
  tag: ['@catalog'],
}, async ({ page, request }) => {
  await openDrawn(page, '/tires');
  const size = page.getByRole('navigation', { name: 'Подборки' }).getByRole('link', {
    name: /^\d+\/\d+ R\d+$/,
  });
  const label = await textOf(size.first(), /./);
  const path = `/tires/${label.toLowerCase().replaceAll(/[ /]+/g, '-')}`;
  await size.first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Шины ${label}`);
  // where JavaScript runs, what is for others is text
  const names = async () =>
    (await rows(page).allTextContents())
      .slice(0, 5)
      .map((text) => text.replace(/ ?<a.*<\/a>| /g, ''));
  await expect(rows(page)).not.toHaveCount(0);
  const inApplication = await names();
  await page.goto(`/tires?${new URLSearchParams(filterOf(label))}`);
  await expect.poll(names).toEqual(inApplication);

  const html = await (await request.get(path)).text();
  expect(html).toContain(`<title>Шины ${label} — Протектор</title>`);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
  expect(html.match(/>Страница товара</g)?.length).toBe(await rows(page).count());
  expect(await (await request.get(`${path}?page=2`)).text()).toContain('content="noindex"');
  const other = await request.get(`/tires/zima${path.slice('/tires'.length)}`, { maxRedirects: 0 });
  expect([other.status(), other.headers().location]).toEqual([301, `${path}/zima`]);
  expect((await request.get('/tires/zima/leto')).status()).toBe(404);
});

const filterOf = (size: string) => {
  const [width = '', profile = '', diameter = ''] = size.match(/\d+/g) ?? [];
  return { width, profile, diameter };
};
