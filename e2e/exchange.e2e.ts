import { PATIENCE_MS } from '@org/config/patience';
import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test';
import { newAccount, prove, signIn } from './account.ts';
import { newModel } from './goods.ts';
import { textOf } from './text.ts';

const documentOf = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.07">${inside}</КоммерческаяИнформация>`;

/** Returns the files that 1С sends for some tyres of a model. */
const filesOf = (model: string) => {
  const goods = Array.from({ length: 4 }, (_, at) => ({
    id: `g${at}`,
    name: `Шина Cordiant ${model} ${175 + at * 10}/65 R15 ${80 + at}T`,
  }));
  return {
    'import.xml': documentOf(
      `<Каталог СодержитТолькоИзменения="false"><Товары>${goods
        .map(({ id, name }) => `<Товар><Ид>${id}</Ид><Наименование>${name}</Наименование></Товар>`)
        .join('')}</Товары></Каталог>`,
    ),
    'offers.xml': documentOf(
      `<ПакетПредложений СодержитТолькоИзменения="false"><ТипыЦен><ТипЦены><Ид>p</Ид><Наименование>Оптовая</Наименование></ТипЦены>
      <ТипЦены><Ид>d</Ид><Наименование>Дилерская</Наименование></ТипЦены></ТипыЦен><Предложения>${goods
        .map(
          (
            { id },
            at,
          ) => `<Предложение><Ид>${id}</Ид><Цены><Цена><ИдТипаЦены>p</ИдТипаЦены><ЦенаЗаЕдиницу>${5000 + at}</ЦенаЗаЕдиницу></Цена>
      <Цена><ИдТипаЦены>d</ИдТипаЦены><ЦенаЗаЕдиницу>${4000 + at}</ЦенаЗаЕдиницу></Цена></Цены><Количество>${8 + at}</Количество></Предложение>`,
        )
        .join('')}</Предложения></ПакетПредложений>`,
    ),
  };
};

/** Opens the sources of a new company. */
async function openSources(page: Page) {
  const account = await newAccount(page);
  const { token, token_type } = await signIn(page, account);
  const made = await page.request.post('/api/companies', {
    headers: { authorization: `${token_type} ${token}` },
    data: { name: `Колесница ${account.login.slice(4, 10)}`, city: 'Самара' },
  });
  const company = await made.json();
  await page.goto(`/companies/${company.id}/rests/sources`);
  return account;
}

/** Requests a step of the exchange, again and again while the server tells 1С to wait. Returns the last answer. */
async function ask(oneC: APIRequestContext, mode: string, filename: string): Promise<string> {
  let told = 'progress';
  await expect(async () => {
    const answer = await oneC.get('/api/1c/exchange', {
      params: { type: 'catalog', mode, filename },
    });
    told = new TextDecoder('windows-1251').decode(await answer.body());
    expect(told).not.toMatch(/^progress/);
  }).toPass({ timeout: PATIENCE_MS });
  return told;
}

test('a supplier lets 1С in, chooses its price once, and sees in the log what it was told', {
  tag: ['@price-lists', '@orders'],
}, async ({ page, baseURL }) => {
  test.slow();
  const account = await openSources(page);
  await page.getByRole('button', { name: 'Включить обмен' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Получить пароль' }).click();
  await prove(page, account);
  const password = await textOf(dialog.locator('code'), /./);
  await dialog.getByRole('button', { name: 'Я сохранил пароль' }).click();
  const exchange = page.getByRole('region', { name: 'Обмен с 1С' });
  await expect(exchange.getByText('Ждём первого обмена')).toBeVisible();
  const login = await textOf(exchange.getByText(/^1c-/), /./);

  const oneC = await request.newContext({ baseURL: baseURL ?? '' });
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const auth = await oneC.get('/api/1c/exchange?type=catalog&mode=checkauth', {
    headers: { authorization },
  });
  const [word, name, value] = (await auth.text()).split('\n');
  expect(word).toBe('success');
  const signed = await request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { cookie: `${name}=${value}` },
  });
  const files = filesOf(newModel('Snow Link'));
  for (const [filename, data] of Object.entries(files)) {
    await signed.post('/api/1c/exchange', {
      params: { type: 'catalog', mode: 'file', filename },
      headers: { 'content-type': 'application/octet-stream' },
      data: Buffer.from(data),
    });
  }
  expect(await ask(signed, 'import', 'import.xml')).toMatch(/^success/);
  expect(await ask(signed, 'import', 'offers.xml')).toMatch(/^failure\nПо какой цене продаём/);

  await page.reload();
  await exchange.getByRole('button', { name: 'Оптовая' }).click();
  await expect(exchange.getByText('Работает')).toBeVisible({ timeout: 60_000 });
  await expect(exchange.getByText('4 позиции')).toBeVisible();
  await page.reload();
  await expect(
    exchange.getByRole('list', { name: 'Журнал обмена с 1С' }).getByText('+4'),
  ).toBeVisible();
  await oneC.dispose();
  await signed.dispose();
});
