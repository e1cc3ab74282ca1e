import type { Page } from 'playwright';
import { type PageOf, pathOf, type Who } from '../e2e/pages.ts';
import { haveSources } from './page-shots.sources.ts';

/** A page in one of its states. */
export interface Shot extends PageOf {
  /** Prepares the state in which the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Leads to the state, once the page is loaded. */
  act?: (page: Page) => Promise<unknown>;
}

const SEARCH = '**/api/search_v2/tyres';
const openFirst = (page: Page) =>
  page
    .getByRole('button', { name: /: .*предложени/ })
    .first()
    .click();

const settle = (page: Page) => page.getByRole('list', { name: /^Предложения/ }).waitFor();

const SOURCES = pathOf('company-sources');
const SHOWCASE = pathOf('showcase');
const settleShowcase = (page: Page) =>
  page.getByRole('table', { name: 'Что выйдет' }).getByRole('row').nth(1).waitFor();

const shotOf =
  (who: Who) =>
  (name: string, path: string, more: Partial<Shot> = {}): Shot => ({ name, path, who, ...more });
const visitor = shotOf('visitor');
const buyer = shotOf('buyer');
const seller = shotOf('supplier');

/** Pages of e2e/pages.ts in states that an address alone does not lead to. */
export const states: readonly Shot[] = [
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
  visitor('tires-loading', '/tires', {
    before: (page) => page.route(SEARCH, () => new Promise(() => undefined)),
  }),
  visitor('tires-failing', '/tires', {
    before: (page) => page.route(SEARCH, (route) => route.abort()),
  }),
  buyer('orders-month', '/orders', {
    act: async (page) => [
      await page.getByRole('group', { name: 'С', exact: true }).getByRole('button').click(),
      await page.getByRole('application').waitFor(),
    ],
  }),
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
  seller('company-delivery-zone', pathOf('company-delivery'), {
    act: (page) => page.getByRole('table').getByRole('button').nth(1).click(),
  }),
  seller('sources', SOURCES, {
    before: haveSources,
    act: (page) => page.getByText('Прайс-лист не применён').waitFor(),
  }),
  seller('source-dialog', SOURCES, {
    before: haveSources,
    act: async (page) => [
      await page.getByRole('button', { name: 'Добавить источник' }).click(),
      await page.getByRole('dialog').getByText('Логин и пароль').click(),
      await page.getByLabel('Пароль', { exact: true }).waitFor(),
    ],
  }),
  seller('source-letters', SOURCES, {
    before: haveSources,
    act: (page) =>
      page.getByRole('button', { name: 'Журнал и настройки: Письма менеджеров' }).click(),
  }),
  seller('source-dialog-letters', SOURCES, {
    before: haveSources,
    act: async (page) => [
      await page.getByRole('button', { name: 'Добавить источник' }).click(),
      await page.getByRole('dialog').getByText('Из писем').click(),
      await page.getByLabel('Чьи письма читать').waitFor(),
    ],
  }),
  seller('showcase-filled', SHOWCASE, { act: settleShowcase }),
  seller('showcase-end', SHOWCASE, {
    act: async (page) => [
      await settleShowcase(page),
      await page.getByText('Не дешевле рекомендованной цены').scrollIntoViewIfNeeded(),
    ],
  }),
];
