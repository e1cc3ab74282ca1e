import { expect, type Page, test } from '@playwright/test';
import { SUPPLIER, signIn } from './account.ts';
import { newModel, rows, tyresFound } from './goods.ts';

/** A price list as suppliers have it: titles in the third row, a column of no use, and two rows that cannot be sold. */
function priceList(model: string): Buffer {
  const goods = Array.from(
    { length: 40 },
    (_, at) =>
      `E-${at};Cordiant ${model} ${175 + (at % 6) * 10}/65 R15 ${80 + at}T;Cordiant;${4000 + at};${4 + at};Петров`,
  );
  const rows = [
    'Прайс-лист на шины;;;;;',
    ';;;;;',
    'Код;Номенклатура;Производитель;Опт, руб.;Наличие;Менеджер',
    ...goods,
    `E-90;Cordiant ${model} 205/55 R16 94T;Cordiant;по запросу;8;Петров`,
    'E-91;Камера 16.9-24;;900;4;Петров',
  ];
  return Buffer.from(rows.join('\r\n'));
}

async function openRests(page: Page) {
  const { token, token_type } = await signIn(page, SUPPLIER);
  const headers = { authorization: `${token_type} ${token}` };
  const { data } = await (await page.request.get('/api/companies', { headers })).json();
  const brand = data.find((company: { parent_id: string | null }) => company.parent_id === null);
  await page.goto(`/companies/${brand.id}/rests`);
}

test('a supplier loads a price list, puts a row right, buyers find the goods, and the list is turned back', {
  tag: ['@price-lists', '@rests', '@warehouses', '@files'],
}, async ({ page, browser }) => {
  test.slow();
  const model = newModel('Winter Trek');
  await openRests(page);
  await page.getByRole('link', { name: 'Загрузить прайс-лист' }).click();
  await page.getByRole('radio', { name: /Это часть остатков/ }).check({ force: true });
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  const oneImport = /\/api\/companies\/[^/]+\/rests\/imports\/[\w-]{36}$/;
  await page.route(oneImport, async (route) => {
    await isSeen;
    await route.continue();
  });
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'Прайс.csv', mimeType: 'text/csv', buffer: priceList(model) });
  await expect(page).toHaveURL(/\/rests\/imports\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Прайс.csv' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^(Открываем|Читаем) файл$/ })).toBeVisible();
  seen();
  await page.unrouteAll({ behavior: 'wait' });

  const term = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  const tab = (name: RegExp) => page.getByRole('tab', { name }).first();
  await tab(/Что изменится/).click();
  await expect(term('Добавим')).toHaveText('40');
  await expect(term('Отклонено строк')).toHaveText('2');
  await expect(
    page.getByRole('tabpanel').getByText(`Cordiant ${model} 175/65 R15 80T`),
  ).toBeVisible();
  await tab(/Столбцы/).click();
  await expect(page.getByRole('combobox', { name: /«Опт, руб\.»/ })).toHaveText(/Цена/);

  const manager = page.getByRole('combobox', { name: /«Менеджер»/ });
  // a list shuts when the page under it scrolls
  await manager.scrollIntoViewIfNeeded();
  await manager.press('Enter');
  await manager.press('End');
  await manager.press('Enter');
  await expect(manager).toHaveText(/Срок поставки/);
  await page.getByRole('button', { name: 'Прочитать заново' }).click();
  await expect(tab(/Вопросы/)).toBeVisible();
  await tab(/Столбцы/).click();
  await expect(page.getByText('Выбрано вами')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Прочитать заново' })).toBeHidden();

  await tab(/Отклонено/).click();
  await page.getByRole('button', { name: 'Исправить строку 44' }).click();
  await page.getByRole('textbox', { name: 'Цена' }).fill('дорого');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Цена — не число')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Цена' }).fill('5 480');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Исправлено')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать с причинами' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Прайс — исправить.xlsx');

  await page.getByRole('button', { name: 'Применить прайс-лист' }).click();
  await expect(page.getByText('Товары уже в каталоге.')).toBeVisible();
  await expect(term('Добавлено')).toHaveText('41');

  const buyer = await (await browser.newContext()).newPage();
  const query = `${model} 205/55 R16`;
  const found = tyresFound(buyer.request, query);
  await expect.poll(found).toEqual([expect.stringContaining(model)]);
  await buyer.goto(`/tires?q=${encodeURIComponent(query)}`);
  const goods = rows(buyer);
  await expect(goods).toHaveCount(1);
  await expect(goods).toContainText(model);

  await page.getByRole('link', { name: 'Все загрузки' }).click();
  // a history that is not loaded anew yet still offers to undo an earlier list
  const loaded = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Прайс.csv', exact: true }) });
  await loaded.getByRole('button', { name: 'Вернуть как было' }).click();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(loaded.getByText('Возвращён')).toBeVisible();
  await expect.poll(found).toEqual([]);
  await buyer.reload();
  await expect(
    buyer.getByRole('heading', { name: 'Таких шин сейчас нет в продаже' }),
  ).toBeVisible();
  await expect(goods).toHaveCount(0);
  await buyer.context().close();
});
