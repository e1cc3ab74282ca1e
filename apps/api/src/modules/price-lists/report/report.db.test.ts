import { waitFor } from '@org/config/wait-for';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPostedApp, type PostedApp } from '../../../testing/post.ts';
import {
  book,
  createPriceListApp,
  type PriceListApp,
  TYRES,
} from '../../../testing/price-lists/price-list-app.ts';
import { workbook } from '../../../testing/price-lists/workbook.ts';
import { createUser } from '../../../testing/visitor.ts';

let posted: PostedApp;
let app: PriceListApp;
beforeAll(async () => {
  posted = await createPostedApp();
  app = await createPriceListApp(posted);
});
afterAll(() => posted.close());
beforeEach(() => app.changeSupplier());

const fetchTable = async (path: string) => {
  const answer = await app.user.get(path);
  expect(answer.statusCode).toBe(200);
  const { sheets } = await readXlsx(answer.rawPayload);
  return { answer, rows: (sheets[0]?.rows ?? []) as (string | number | null)[][] };
};

const second = () =>
  book([
    ['N-1', TYRES[0]?.[1] ?? '', 'Pirelli', 6028, 4],
    ['N-2', TYRES[1]?.[1] ?? '', 'Cordiant', 4000, '>40'],
    ['N-9', 'Kama Breeze 185/60 R14 82H', 'Kama', 3100, 20],
  ]);

test('exportImportReport says of every offer what has become of it', async () => {
  await app.apply(book());
  const { id } = await app.apply(second());
  const { answer, rows } = await fetchTable(app.path(id, '/report'));
  expect(answer.headers['content-disposition']).toContain(
    encodeURIComponent('Прайс — что изменилось.xlsx'),
  );
  const [titles = [], ...lines] = rows;
  const explained = lines.map((line) =>
    Object.fromEntries(titles.map((title, at) => [title, line[at]])),
  );
  expect(explained).toMatchObject([
    {
      'Что изменилось': 'Добавлено',
      Товар: expect.stringContaining('Kama'),
      'Цена стала, ₽': 3100,
    },
    { 'Что изменилось': 'Снято с продажи', Товар: expect.stringContaining('Viatti') },
    {
      'Что изменилось': 'Цена выше',
      'Цена была, ₽': 5480,
      'Цена стала, ₽': 6028,
      'Цена, %': 10,
      'Остаток стал, шт.': 4,
    },
    { 'Что изменилось': 'Цена ниже', 'Цена стала, ₽': 4000 },
  ]);
  const dearer = await app.user.get(app.path(id, '/changes?kind=price_up'));
  expect(dearer.json()).toMatchObject({ meta: { total: 1 }, data: [{ price_after: 602800 }] });
});

test('exportImportReport names the rows that were joined and those with questions', async () => {
  const [first = []] = TYRES;
  const doubtful = ['N-8', 'Zvezdolet Trek 5578 185/65 R15 88T', 'Zvezdolet', 3100, 20];
  const { id } = await app.apply(book([first, first, doubtful]));
  const { rows } = await fetchTable(app.path(id, '/report'));
  const [titles = [], ...lines] = rows;
  const explained = lines.map((line) => [line[0], line[1], line[titles.indexOf('Пояснение')]]);
  expect(explained).toContainEqual(['Та же строка', 3, 'Та же строка, что 2']);
  expect(explained).toContainEqual(['Под вопросом', 4, expect.stringContaining('Zvezdolet')]);
});

test('exportImportReport is for those of the company, once the list is on sale', async () => {
  const { id } = await app.upload(book());
  await app.until(id, 'preview');
  expect((await app.user.get(app.path(id, '/report'))).statusCode).toBe(409);
  const stranger = await createUser(app.server, { email: 'stranger@koleso.ru' });
  expect((await stranger.get(app.path(id, '/report'))).statusCode).toBe(404);
  expect((await stranger.get(app.path(id, '/rejected/export'))).statusCode).toBe(404);
});

test('exportRejectedRows gives a list that comes back mended', async () => {
  const { id } = await app.apply(
    book([...TYRES, ['N-7', 'Nordman RS2 185/65 R15 92R', 'Nordman', 'по запросу', 6]]),
  );
  const { rows } = await fetchTable(app.path(id, '/rejected/export'));
  const [titles = [], line = []] = rows;
  expect(rows).toHaveLength(2);
  expect(line[titles.indexOf('Причина отказа')]).toBe('Цена — не число');
  const mended = line.map((cell, at) => (titles[at] === 'Цена' ? '4 100' : cell));
  const again = await app.upload(workbook({ Исправить: [titles, mended] }), [['mode', 'update']]);
  expect(await app.until(again.id, 'preview')).toMatchObject({
    created: 1,
    removed: 0,
    rejected_count: 0,
  });
  const { data } = (await app.user.get(app.path(again.id, '/changes?kind=created'))).json();
  expect(data).toMatchObject([{ price_after: 410000, quantity_after: 6 }]);
});

test('whoever has loaded a list is told by letter what it has changed', async () => {
  posted.mail.letters.length = 0;
  await app.apply(book());
  await waitFor(() => expect(posted.mail.letters).not.toEqual([]));
  const [letter] = posted.mail.letters;
  expect(letter).toMatchObject({
    recipients: ['anna@koleso.ru'],
    subject: 'Прайс-лист «Прайс.xlsx» загружен',
  });
  expect(letter?.text).toContain('Добавлено: 3');
  expect(letter?.text).not.toContain('Снято с продажи');
  expect(letter?.text).toMatch(/\/companies\/[\w-]{36}\/rests\/imports\/[\w-]{36}/);
});
