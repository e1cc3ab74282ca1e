import { expect, test } from '@playwright/test';
import { newAccount, signIn } from './account.ts';
import { textOf } from './text.ts';

const ADDRESS = {
  ...{
    label: 'Склад',
    city: 'Екатеринбург',
    street: 'Монтажников, 24',
    receiver: 'Андрей Мельников',
  },
  ...{ phone: '73432884107', working_hours: null, is_default: true },
};

test('a message becomes a request: left, come back to by its address, mended, ordered; the rest stays', {
  tag: ['@requests', '@catalog', '@orders', '@addresses', '@delivery'],
}, async ({ page }) => {
  const found = await page.request.post('/api/search_v2/tyres', {
    data: { quantity_min: 100, order_by: 'quantity__desc', per_page: 4 },
  });
  const [first, second, third, fourth] = (await found.json()).data as { article: string }[];
  const { token, token_type } = await signIn(page, await newAccount(page));
  const headers = { authorization: `${token_type} ${token}` };
  await page.request.post('/api/addresses', { headers, data: ADDRESS });

  // an old link leads on
  await page.goto('/bulk-order');
  await expect(page).toHaveURL('/requests');
  // a message that another program of the phone shares
  await page.goto(`/requests?${new URLSearchParams({ text: '205/55 R16 8\n195/65 R15 4' })}`);
  await expect(page.getByRole('button', { name: 'Разобрать 2 строки' })).toBeVisible();
  await expect(page).toHaveURL('/requests');
  await page
    .getByLabel('Список из таблицы или сообщения')
    .fill(
      [
        'Добрый день! Посчитайте, пожалуйста',
        `${first?.article} - 40 шт`,
        `${second?.article} 40 шт`,
        `${third?.article} 40 шт`,
        `${fourth?.article}`,
        'что-то непонятное 4',
        '205/55 R16 зима нокиан 8',
        'Спасибо!',
      ].join('\n'),
    );
  await page.getByRole('button', { name: 'Разобрать 8 строк' }).click();
  await expect(page).toHaveURL(/\/requests\/[\w-]{36}$/);
  const address = page.url();
  const region = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(region('Отложены')).toHaveText([/Добрый день/, /Спасибо/]);
  const ready = region('Строки').filter({ hasText: /В наличии/ });
  await expect(ready).toHaveCount(3);

  // what is decided is kept by itself
  await page.getByRole('button', { name: 'Назвать' }).click();
  await page.getByRole('textbox', { name: 'Название заявки' }).fill('Окская, неделя 48');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('button', { name: 'Переименовать' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Название заявки' })).toBeHidden();
  const asked = region('Строки').filter({ hasText: 'Количество не указано' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const pieces = asked.getByRole('textbox', { name: /^Количество/ });
  await pieces.fill('40');
  await pieces.press('Enter');
  await saved;

  await page.goto('/tires');
  await page.goto(address);
  await expect(page.getByText('Окская, неделя 48', { exact: true })).toBeVisible();
  await expect(ready).toHaveCount(4);

  // words that are not understood are replaced by others
  const field = page.getByRole('textbox', { name: 'Строка 6' });
  await field.fill('непонятное');
  await field.press('Enter');
  await expect(page.getByText('Таких товаров нет')).toBeVisible();
  await field.fill('195/65 R15 лето 4');
  await field.press('Enter');
  await expect(field).toBeHidden();

  // the whole is bought in another way, a line at another offer, and that can be taken back
  await page.getByRole('radio', { name: /^Быстрее всего/ }).click();
  await expect(page).toHaveURL(/plan=quickest$/);
  await page.getByRole('radio', { name: /^Дешевле всего/ }).click();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const other = region('Строки').getByRole('button', { name: /раньше|новее|одного|цене$/ });
  await other.first().click();
  await kept;
  await expect(page.getByText('Выбрано вами')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText('Выбрано вами')).toBeHidden();

  const panel = page.getByRole('complementary', { name: 'Заказ' });
  await panel.getByRole('textbox', { name: /Комментарий/ }).fill('Позвонить за час');
  await panel.getByRole('button', { name: /^Заказать \d/ }).click();
  await expect(page.getByText('Заказано.')).toBeVisible();
  const ordered = region('Заказаны');
  await expect(ordered.first()).toContainText('П-');
  await expect(region('Строки')).toHaveText([/Выберите товар/, /Выберите товар/]);

  // the order names its request, the list says what is left
  // pieces of a line may come from two suppliers
  await ordered.first().getByRole('link', { name: /^П-/ }).first().click();
  await expect(page.getByText('«Позвонить за час»')).toBeVisible();
  await page.getByRole('link', { name: /^заявки \d+$/ }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Заявки', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Ваши заявки' })).toContainText('Заказана часть');

  // at home it is bought again in one press, into the request that is open, and taken back in another
  await page.getByRole('link', { name: 'Протектор' }).first().click();
  const sizes = page.getByRole('region', { name: 'Ваши размеры' });
  await expect(sizes.getByRole('listitem').first()).toContainText(/сегодня|последний раз/);
  const open = page.getByRole('region', { name: 'Заявки в работе' });
  const state = await textOf(open.getByRole('listitem'), /не заказано \d/);
  await sizes
    .getByRole('button', { name: /^\+40 в заявку/ })
    .first()
    .click();
  await expect(page.getByText(/^Окская, неделя 48: добавлено/)).toBeVisible();
  await expect(open.getByRole('listitem')).not.toHaveText(state);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(open.getByRole('listitem')).toHaveText(state);
});
