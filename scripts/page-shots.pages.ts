import type { Page } from 'playwright';
import { haveSources } from './page-shots.sources.ts';

type Who = 'visitor' | 'buyer' | 'supplier';

/** A page in one of its states. */
export interface Shot {
  name: string;
  path: string;
  who: Who;
  /** Prepares the state in which the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Leads to the state, once the page is loaded. */
  act?: (page: Page) => Promise<unknown>;
}

const PASSWORD = 'Protektor-2026';
const loginOf = (who: Who) => `${who}@demo.example`;

async function call(
  origin: string,
  path: string,
  options: { token?: string; body?: unknown } = {},
) {
  const { token, body } = options;
  const answer = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answer.json();
}

/** Stores the session of one of the demo's accounts where the application looks for it. */
export async function signInAs(page: Page, who: Who) {
  if (who === 'visitor') return;
  const data = { login: loginOf(who), password: PASSWORD };
  const session = await (await page.request.post('/api/auth/login', { data })).json();
  await page.addInitScript(
    ([token, credential]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('credential', credential);
    },
    [JSON.stringify(session), JSON.stringify({ login: data.login })] as const,
  );
}

interface Places {
  /** The supplier's company. */
  company: string;
  /** The buyer's company. */
  ownCompany: string;
  supplier: string;
  product: string;
  orders: { id: string; status: string }[];
  imports: { id: string; status: string }[];
}

/** Finds the ids of the demo that the addresses of pages need. */
export async function findPlaces(origin: string): Promise<Places> {
  const tokenOf = async (who: Who) =>
    (await call(origin, '/auth/login', { body: { login: loginOf(who), password: PASSWORD } }))
      .token;
  const [buyer, supplier] = [await tokenOf('buyer'), await tokenOf('supplier')];
  const first = (answer: { data: { id: string }[] }) => answer.data[0]?.id ?? 'none';
  const company = first(await call(origin, '/companies', { token: supplier }));
  return {
    company,
    ownCompany: first(await call(origin, '/companies', { token: buyer })),
    supplier: first(await call(origin, '/search/suppliers', { body: {} })),
    product: first(await call(origin, '/search_v2/tyres', { body: { per_page: 1 } })),
    orders: (await call(origin, '/orders', { token: buyer })).data,
    imports: (await call(origin, `/companies/${company}/rests/imports`, { token: supplier })).data,
  };
}

const SEARCH = '**/api/search_v2/tyres';
const openFirst = (page: Page) =>
  page
    .getByRole('button', { name: /: .*предложени/ })
    .first()
    .click();

const shotOf =
  (who: Who) =>
  (name: string, path: string, more: Partial<Shot> = {}): Shot => ({ name, path, who, ...more });
const visitor = shotOf('visitor');
const buyer = shotOf('buyer');
const seller = shotOf('supplier');

/** Every page, and the states of those that have several. */
export function pagesToShoot(places: Places): Shot[] {
  const { ownCompany, supplier, product, orders } = places;
  const settle = (page: Page) => page.getByRole('list', { name: /^Предложения/ }).waitFor();
  return [
    visitor('home', '/'),
    visitor('catalog', '/catalog'),
    buyer('tires', '/tires'),
    buyer('tires-open', '/tires', {
      act: async (page) => [await openFirst(page), await settle(page)],
    }),
    buyer('tires-net', '/tires', {
      act: async (page) => {
        await openFirst(page);
        await page
          .getByRole('radio', { name: 'НДС к вычету' })
          .or(page.getByText('НДС к вычету'))
          .first()
          .click();
        await settle(page);
        await page.getByRole('list', { name: /^Предложения/ }).scrollIntoViewIfNeeded();
      },
    }),
    buyer('tires-link', `/tires?product=${product}`),
    buyer('tires-filtered', '/tires?season=winter&width=205&profile=55&diameter=16'),
    buyer('tires-empty', '/tires?width=205&season=winter&brand=Michelin&price_max=100'),
    buyer('tires-beyond', '/tires?page=9999'),
    visitor('tires-loading', '/tires', {
      before: (page) => page.route(SEARCH, () => new Promise(() => undefined)),
    }),
    visitor('tires-failing', '/tires', {
      before: (page) => page.route(SEARCH, (route) => route.abort()),
    }),
    buyer('disks', '/disks'),
    buyer('truck-tires', '/truck_tires'),
    buyer('suppliers', '/suppliers'),
    buyer('supplier', `/suppliers/${supplier}`),
    buyer('favorites', '/favorite-suppliers'),
    buyer('cart', '/cart'),
    visitor('cart-visitor', '/cart'),
    buyer('bulk-order', '/bulk-order'),
    buyer('orders', '/orders'),
    buyer('orders-month', '/orders', {
      act: async (page) => [
        await page.getByRole('group', { name: 'С', exact: true }).getByRole('button').click(),
        await page.getByRole('application').waitFor(),
      ],
    }),
    buyer('news', '/news'),
    buyer('menu', '/tires', {
      act: (page) =>
        page
          .getByRole('button', { name: /Меню профиля/ })
          .first()
          .click(),
    }),
    buyer('profile-second-factor', '/profile', {
      act: (page) => page.getByText('Второй фактор').first().scrollIntoViewIfNeeded(),
    }),
    ...[...new Map(orders.map((order) => [order.status, order])).values()].map(({ id, status }) =>
      buyer(`order-${status}`, `/orders/${id}`),
    ),
    buyer('purchases', '/purchases?by=brands'),
    buyer('profile', '/profile'),
    buyer('companies', '/companies'),
    buyer('company', `/companies/${ownCompany}`),
    buyer('company-edit', `/companies/${ownCompany}/edit`),
    buyer('company-create', '/companies/create'),
    ...sellersPages(places),
    visitor('login', '/login'),
    visitor('registration', '/registration'),
    visitor('recovery', '/recovery-password'),
    visitor('reset', '/reset-password?token=x&login=a@b.ru'),
    visitor('test', '/test'),
    visitor('not-found', '/no-such-page'),
  ];
}

function sellersPages({ company, imports }: Places): Shot[] {
  const sources = `/companies/${company}/rests/sources`;
  const filter = encodeURIComponent(JSON.stringify({ season: ['winter'], width: [205] }));
  const showcase = `/companies/${company}/showcases/new?section=tyres&filter=${filter}`;
  return [
    seller('company-seller', `/companies/${company}`),
    seller('company-edit-seller', `/companies/${company}/edit`),
    seller('company-employees', `/companies/${company}/employees`),
    seller('company-rests', `/companies/${company}/rests`),
    seller('company-imports', `/companies/${company}/rests/imports`),
    seller('company-orders', `/companies/${company}/orders`),
    seller('company-sales', `/companies/${company}/sales`),
    seller('company-delivery', `/companies/${company}/delivery`, {
      act: (page) => page.getByRole('table').getByRole('button').nth(1).click(),
    }),
    seller('company-warehouses', `/companies/${company}/warehouses`),
    seller('company-buyers', `/companies/${company}/buyers`),
    seller('company-keys', `/companies/${company}/keys`),
    seller('sources', sources, {
      before: haveSources,
      act: (page) => page.getByText('Прайс-лист не применён').waitFor(),
    }),
    seller('source-dialog', sources, {
      before: haveSources,
      act: async (page) => [
        await page.getByRole('button', { name: 'Добавить источник' }).click(),
        await page.getByRole('dialog').getByText('Логин и пароль').click(),
        await page.getByLabel('Пароль', { exact: true }).waitFor(),
      ],
    }),
    seller('source-letters', sources, {
      before: haveSources,
      act: (page) =>
        page.getByRole('button', { name: 'Журнал и настройки: Письма менеджеров' }).click(),
    }),
    seller('source-dialog-letters', sources, {
      before: haveSources,
      act: async (page) => [
        await page.getByRole('button', { name: 'Добавить источник' }).click(),
        await page.getByRole('dialog').getByText('Из писем').click(),
        await page.getByLabel('Чьи письма читать').waitFor(),
      ],
    }),
    seller('showcases', `/companies/${company}/showcases`),
    seller('showcase', showcase, {
      act: (page) =>
        page.getByRole('table', { name: 'Что выйдет' }).getByRole('row').nth(1).waitFor(),
    }),
    seller('showcase-end', showcase, {
      act: async (page) => [
        await page.getByRole('table', { name: 'Что выйдет' }).getByRole('row').nth(1).waitFor(),
        await page.getByText('Не дешевле рекомендованной цены').scrollIntoViewIfNeeded(),
      ],
    }),
    ...[...new Map(imports.map((list) => [list.status, list])).values()].map(({ id, status }) =>
      seller(`import-${status}`, `/companies/${company}/rests/imports/${id}`),
    ),
  ];
}
