import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../../testing/price-lists/workbook.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());

const TITLES = ['Код', 'Наименование', 'Бренд', 'Сезон', 'ИН', 'Опт', 'Остаток'];
const list = (season: string, load: string | number) =>
  workbook({
    Шины: [
      TITLES,
      ...[5, 6, 7].map((n, at): Cells[number] => [
        `U-${n}`,
        `Viatti Bosco 2${n}5/55 R16`,
        'Viatti',
        at === 1 ? season : 'зима',
        at === 2 ? load : 90 + n,
        4000,
        4,
      ]),
    ],
  });
const look = async (content: Buffer) => {
  const { id } = await app.upload(content);
  return app.until(id, 'preview');
};
const doubtsOf = async (id: string) => (await app.user.get(app.path(id, '/doubts'))).json().data;
const confirm = (id: string, accepted_warnings: string[]) =>
  app.user.post(app.path(id, '/confirm'), { accepted_warnings });

test('cells that were not read are asked about, with an example and its row', async () => {
  const { id, warnings } = await look(list('хз', 96));
  const doubts = await doubtsOf(id);
  expect(doubts.filter(({ kind }: { kind: string }) => kind === 'unread_cells')).toMatchObject([
    {
      kind: 'unread_cells',
      subject: 'Сезон',
      rows: 1,
      first_row: 3,
      text: 'Сезон: не поняли «хз»',
    },
  ]);
  expect(warnings).toEqual([]);
  expect((await confirm(id, [])).statusCode).toBe(202);
  await app.until(id, 'done');
});

test('cells that tell products apart stop the list until somebody accepts it or answers', async () => {
  const { id, warnings } = await look(list('лето', '9S'));
  expect(warnings).toMatchObject([
    { code: 'cells_unread', message: expect.stringContaining('«9S» в строке 4') },
  ]);
  expect((await confirm(id, [])).statusCode).toBe(409);
  const [doubt] = await doubtsOf(id);
  await app.user.put(app.path(id, '/doubts'), {
    answers: [{ doubt: doubt.id, answer: 'accept', remember: true }],
  });
  const answered = await app.until(id, 'preview');
  expect(answered.warnings).toEqual([]);
  expect((await confirm(id, [])).statusCode).toBe(202);
  await app.until(id, 'done');
});
