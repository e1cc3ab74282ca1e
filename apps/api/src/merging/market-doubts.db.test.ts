import type { components } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPriceListApp, type PriceListApp } from '../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../testing/price-lists/workbook.ts';

type Doubt = components['schemas']['ImportDoubt'];
type Row = components['schemas']['ImportRow'];

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

const TITLES = ['Код', 'Наименование', 'Бренд', 'Сезон', 'Опт', 'Остаток'];
const list = (...rows: Cells) => workbook({ Шины: [TITLES, ...rows] });
const doubtsOf = async (id: string, kind: Doubt['kind']) =>
  (await app.user.get(app.path(id, '/doubts')))
    .json<{ data: Doubt[] }>()
    .data.filter((doubt) => doubt.kind === kind);
const rowsOf = async (id: string) =>
  (await app.user.get(app.path(id, '/rows'))).json<{ data: Row[] }>().data;
async function read(content: Buffer) {
  const { id } = await app.upload(content);
  return app.until(id, 'preview');
}
const answer = (id: string, doubt: string | undefined, rest: object) =>
  app.user.put(app.path(id, '/doubts'), { answers: [{ doubt, ...rest }] });

test('prices far off what others ask for the product are asked about once, by their direction', async () => {
  const tyre = (code: string, name: string, price: number) =>
    [code, `Tigar ${name}`, 'Tigar', 'лето', price, 8] as const;
  const [first, second, third] = [
    'High Performance 195/65 R15 91H',
    'High Performance 205/55 R16 91H',
    'High Performance 215/55 R17 94H',
  ] as const;
  await app.apply(list(tyre('1', first, 5000), tyre('2', second, 5000), tyre('3', third, 5000)));
  await app.changeSupplier();
  const mine = list(tyre('a', first, 20_000), tyre('b', second, 10_000), tyre('c', third, 2000));
  const { id } = await read(mine);
  expect(await doubtsOf(id, 'far_price')).toMatchObject([
    { subject: 'выше', rows: 1, first_row: 2, text: 'Цена намного выше рынка' },
    { subject: 'ниже', rows: 1, first_row: 4 },
  ]);
  const [dear] = await doubtsOf(id, 'far_price');
  await answer(id, dear?.id, { answer: 'accept' });
  await app.until(id, 'preview');
  const answered = await doubtsOf(id, 'far_price');
  expect(answered.map(({ subject, answer: given }) => [subject, given?.answer])).toEqual([
    ['ниже', undefined],
    ['выше', 'accept'],
  ]);
});

test('what others state otherwise is asked about, and one answer makes the rows say the same', async () => {
  const tyre = (season: string) =>
    list(['1', 'Cordiant Road Runner 185/65 R15 88H', 'Cordiant', season, 4000, 8]);
  await app.apply(tyre('зима'));
  await app.changeSupplier();
  const { id } = await read(tyre('лето'));
  const [doubt] = await doubtsOf(id, 'disputed');
  expect(doubt).toMatchObject({
    text: 'Cordiant Road Runner: у вас летняя, у других зимняя',
    rows: 1,
    answers: [{ answer: 'accept' }, { answer: 'season', value: 'winter' }],
  });
  expect((await answer(id, doubt?.id, { answer: 'season', value: 'summer' })).statusCode).toBe(422);
  await answer(id, doubt?.id, { answer: 'season', value: 'winter' });
  await app.until(id, 'preview');
  expect(await rowsOf(id)).toMatchObject([{ season: 'winter', from: { season: 'person' } }]);
  expect(await doubtsOf(id, 'disputed')).toMatchObject([{ answer: { value: 'winter' } }]);
});

test('a misspelt brand of a name is asked about with the known one, and is none of its own', async () => {
  const { id } = await read(list(['1', 'Yokohoma Ice Guard 185/65 R15 88T', '', 'зима', 4000, 8]));
  expect(await doubtsOf(id, 'new_brand')).toMatchObject([
    { subject: 'Yokohoma', text: '«Yokohoma» — это Yokohama?' },
  ]);
  expect(await rowsOf(id)).toMatchObject([{ brand: 'Yokohama' }]);
});

test('a brand that a misprint has made is asked about when its goods come again, and stays till then', async () => {
  await app.server.db.query(`insert into brand (name) values ('Hankoook')`);
  const { id } = await read(
    list(['1', 'Hankoook Ventus 185/65 R15 88H', 'Hankoook', 'лето', 4000, 8]),
  );
  const [doubt] = await doubtsOf(id, 'new_brand');
  expect(doubt).toMatchObject({ text: '«Hankoook» — это Hankook?', answer: null });
  expect(await rowsOf(id)).toMatchObject([{ brand: 'Hankoook' }]);
  await answer(id, doubt?.id, { answer: 'brand', value: 'Hankook' });
  await app.until(id, 'preview');
  expect(await rowsOf(id)).toMatchObject([{ brand: 'Hankook' }]);
});

test('words that nobody understands are asked about, those of cars and colours are not', async () => {
  const { id } = await read(
    list(['1', 'Cordiant Snow Cross 2 195/65 R15 95T шип (вездеход) Camry', '', '', 4000, 8]),
  );
  expect((await doubtsOf(id, 'unread_words')).map(({ subject }) => subject)).toEqual(['вездеход']);
});

test('joined rows and those with open questions are named in the preview and in the report', async () => {
  const row = ['1', 'Viatti Strada 185/65 R15 88H', 'Viatti', 'лето', 4000, 8] as const;
  const content = list(row, row, ['2', 'Qqqq Wwww 185/65 R15 88H', 'Qqqq', 'лето', 4000, 8]);
  const preview = await read(content);
  expect(preview).toMatchObject({ joined: 1, doubtful: 1 });
  const noted = async (kind: string) =>
    (await app.user.get(app.path(preview.id, `/changes?kind=${kind}`))).json().data;
  const joined = [{ kind: 'joined', row: 3, note: 'Та же строка, что 2', price_after: 400_000 }];
  const doubtful = [{ kind: 'doubtful', row: 4, note: 'Новый бренд: Qqqq' }];
  expect(await noted('joined')).toMatchObject(joined);
  expect(await noted('doubtful')).toMatchObject(doubtful);
  await app.user.post(app.path(preview.id, '/confirm'), { accepted_warnings: [] });
  expect(await app.until(preview.id, 'done')).toMatchObject({ joined: 1, doubtful: 1 });
  await app.server.db.query('delete from price_list_row where list_id = $1', [preview.id]);
  expect(await noted('joined')).toMatchObject(joined);
  expect(await noted('doubtful')).toMatchObject(doubtful);
});
