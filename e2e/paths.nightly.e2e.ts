import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { SUPPLIER, signIn } from './account.ts';
import { pathnames } from './pages.ts';
import { findPlaces } from './places.ts';

const NAMES =
  'q page width brand season rear car_brand car_year price_min order_by facets product request next token favorite parent_id'.split(
    ' ',
  );

const segment = fc.oneof(
  fc.webSegment({ size: 'small' }),
  fc.constantFrom('%', '%E0%A4%A', '..', '.', '0', '__proto__', 'a.b', '%2F', '%00'),
  fc.uuid(),
);
/** An address of a page, with any words in the place of its ids, or something that is not behind it. */
const known = fc.constantFrom(...pathnames).chain((pathname) => {
  const words = pathname.split('/').filter(Boolean);
  return fc
    .tuple(
      fc.tuple(...words.map((word) => (word.startsWith(':') ? segment : fc.constant(word)))),
      fc.constantFrom([], [], [], ['edit'], ['nothing']),
    )
    .map((parts) => parts.flat());
});
const path = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: known }, fc.array(segment, { maxLength: 3 })),
    fc.constantFrom('', '/', '//'),
    fc.boolean(),
  )
  .map(([segments, end, isShouted]) => {
    const text = `/${segments.join('/')}`;
    // «//x» would be another host
    return ((isShouted ? text.toUpperCase() : text) + end).replace(/^\/+/, '/');
  });
const value = fc.oneof(
  fc.constantFrom('', '0', '-1', '1e309', 'NaN', '9999', 'true', '__proto__', '%', '205/55 R16'),
  fc.string({ size: 'small' }),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 3 })
  .map((pairs) => `?${new URLSearchParams(pairs)}`);

/** Navigates as a link does, without loading the application anew; returns what is shown then. */
const visit = (page: Page, to: string) =>
  page.evaluate(async (address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const settled = () => !document.querySelector('[aria-label="Загружается"]');
    const said = () => document.querySelector('h1, [role="alert"]')?.textContent;
    for (let frames = 0; frames < 600; frames++) {
      await new Promise(requestAnimationFrame);
      if (settled() && said()) break;
    }
    return said() ?? 'nothing';
  }, to);

/** FUZZ_RUNS sets the number of paths, FUZZ_SEED chooses others; the same numbers give the same paths. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

/** Every page once, as it is. */
const PLAIN = pathnames.map((pathname): [string, string] => [pathname, '']);

for (const who of ['a visitor', 'who is signed in'])
  test(`no path breaks the application for ${who}`, async ({ page }) => {
    if (who !== 'a visitor') await signIn(page);
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.goto('/catalog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fc.assert(
      fc.asyncProperty(path, query, async (pathname, search) => {
        expect(await visit(page, pathname + search)).not.toMatch(/не загрузилась|nothing/);
        expect(failures).toEqual([]);
      }),
      { numRuns: RUNS + PLAIN.length, examples: PLAIN, seed: SEED, endOnFailure: true },
    );
  });

test('another spelling of a path leads to the one that it has; what is no page is 404', async ({
  page,
}) => {
  for (const [given, canonical] of [
    ['/tires/?q=205', '/tires?q=205'],
    ['/Tires', '/tires'],
    ['/SUPPLIERS//', '/suppliers'],
  ] as const) {
    await page.goto(given);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Шины|Поставщики/);
  }
  for (const nowhere of ['/foo.bar', '/%', '/tires/205.55']) {
    await page.goto(nowhere);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
  }
});

test('what an address names in vain is said to be missing, with a way on', async ({ page }) => {
  await signIn(page);
  for (const [nowhere, said] of [
    ['/orders/edit', 'Такого заказа нет'],
    ['/orders/019aa5c0-b7d4-7f21-9c3e-2a4b6c8d0e20', 'Такого заказа нет'],
    ['/companies/nothing', 'Такой компании нет'],
  ] as const) {
    await page.goto(nowhere);
    await expect(page.getByText(said)).toBeVisible();
  }
});

test('a page whose part is missing says so, and is no failure', async ({ page, baseURL }) => {
  const addressOf = await findPlaces(baseURL ?? '');
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await signIn(page, SUPPLIER);
  await page.goto(addressOf('/companies/:company/demand/inquiries/none'));
  await expect(page.getByText('Здесь ничего нет')).toBeVisible();
  await page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(?!Такой)/ })).toBeVisible();
  expect(failures).toEqual([]);
});

test('of an order that is not there nothing is read', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/news/live', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: news\nid: 1\ndata: {"unread":7,"items":[]}\n\n',
    }),
  );
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/news/read')) read.push(request.postData() ?? '');
  });
  await page.goto('/orders/edit');
  await expect(page.getByText('Такого заказа нет')).toBeVisible();
  await expect(page.getByRole('link', { name: /Новости.*7/ })).toBeVisible();
  expect(read).toEqual([]);
});
