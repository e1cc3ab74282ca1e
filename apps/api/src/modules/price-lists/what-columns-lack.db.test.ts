import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  book,
  createPriceListApp,
  type PriceListApp,
  TYRES,
} from '../../testing/price-lists/price-list-app.ts';
import { type Cells, workbook } from '../../testing/price-lists/workbook.ts';
import type { Import } from './price-list-wire.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

const look = async (file: Buffer) => app.until((await app.upload(file)).id, 'preview');

async function correct({ id }: Pick<Import, 'id'>, body: object): Promise<Import> {
  const answer = await app.user.put(app.path(id, '/columns'), body);
  expect(answer.statusCode).toBe(202);
  return app.until(id, 'preview');
}

const confirm = (list: Import) =>
  app.user.post(app.path(list.id, '/confirm'), {
    accepted_warnings: list.warnings.map(({ code }) => code),
  });

const STOCKLESS: Cells = TYRES.map((row) => row.slice(0, 4));
const stockless = (rows = STOCKLESS) =>
  workbook({ Шины: [['Код', 'Наименование', 'Бренд', 'Опт'], ...rows] });

test('a list without a column of quantities asks for it, once', async () => {
  const list = await look(stockless());
  expect(list.questions).toMatchObject([{ kind: 'quantity', sheet: 'Шины' }]);
  expect((await confirm(list)).statusCode).toBe(409);
  const correction = await correct(list, { stock: [{ sheet: 'Шины', all_in_stock: true }] });
  expect(correction.questions).toEqual([]);
  expect((await confirm(correction)).statusCode).toBe(202);
  await app.until(correction.id, 'done');
  const { rows } = await app.server.db.query(
    'select distinct quantity, quantity_is_minimum from offer where supplier_id = $1',
    [app.supplierId()],
  );
  expect(rows).toEqual([{ quantity: 1, quantity_is_minimum: true }]);
  const next = await look(stockless(STOCKLESS.slice(0, 2)));
  expect(next).toMatchObject({ status: 'preview', questions: [], removed: 1 });
});

const dollars = (factor = 1) =>
  workbook({
    Шины: [
      ['Код', 'Наименование', 'Бренд', 'Цена, USD', 'Остаток'],
      ...TYRES.map((row) => [...row.slice(0, 3), 60 * factor, 4]),
    ],
  });

test('the rate of a currency is asked for and remembered; nothing is sold in its place for roubles', async () => {
  const { id } = await app.upload(dollars());
  const failed = await app.until(id, 'preview');
  expect(failed).toMatchObject({
    status: 'failed',
    rejected_count: 3,
    questions: [{ kind: 'currency', currency: 'USD' }],
  });
  const rates = [{ sheet: 'Шины', currency: 'USD', rate: 92.5 }];
  const rated = await correct({ id }, { rates });
  expect(rated).toMatchObject({ accepted: 3, rejected_count: 0 });
  expect((await confirm(rated)).statusCode).toBe(202);
  await app.until(id, 'done');
  expect((await app.stock()).map(({ price }) => price)).toEqual([555_000, 555_000, 555_000]);
  const next = await look(dollars(2));
  expect(next.questions.map(({ message }) => message)).toEqual([
    'Цены в долларах пересчитали по вашему курсу: 92,5 ₽',
  ]);
  expect(next.price_up).toBe(3);
});

test('one correction leaves what another one has chosen', async () => {
  const cells = [
    ['Код', 'Наименование', 'Бренд', 'Опт', 'VIP', 'Ряд', 'Остаток'],
    ...TYRES.map(([code, name, brand, price], at) => [code, name, brand, price, 4000, at, 8]),
  ];
  const list = await look(workbook({ Шины: cells as Cells }));
  const priced = await correct(list, {
    columns: [{ sheet: 'Шины', column: 4, field: 'bulk_price' }],
  });
  const placed = await correct(priced, {
    columns: [{ sheet: 'Шины', column: 6, field: 'quantity', warehouse: 'Казань' }],
  });
  const chosen = placed.columns.filter(({ confidence }) => confidence === 'chosen');
  expect(chosen.map(({ column, field }) => [column, field])).toEqual([
    [4, 'bulk_price'],
    [6, 'quantity'],
  ]);
  // another file with this layout has both corrections
  const next = await look(workbook({ Шины: cells.slice(0, 3) as Cells }));
  expect(next.questions).toEqual([]);
  expect(next.columns.find(({ column }) => column === 6)?.warehouse).toBe('Казань');
});

test('a file that was applied before is read again with other columns', async () => {
  await app.apply(book());
  const { id } = await app.upload(book());
  const same = await app.until(id, 'done');
  expect(same).toMatchObject({ status: 'done', created: 0, updated: 0, unchanged: 3 });
  const again = await correct(
    { id },
    {
      columns: [{ sheet: 'Шины', column: 4, field: 'quantity', warehouse: 'Казань' }],
    },
  );
  expect(again).toMatchObject({ created: 3, removed: 3 });
  const applied = await app.user.put(
    app.path((await app.apply(book(TYRES.slice(1)))).id, '/columns'),
    {
      columns: [{ sheet: 'Шины', column: 4, field: null }],
    },
  );
  expect(applied.statusCode).toBe(409);
});

test('most prices that change by more than half want to be agreed to, with their number', async () => {
  await app.apply(book());
  const list = await look(
    book(
      TYRES.map(([code, name, brand, price, stock], at) => [
        code ?? null,
        name ?? null,
        brand ?? null,
        Number(price) * (at < 2 ? 1.6 : 1),
        stock ?? null,
      ]),
    ),
  );
  expect(list.warnings).toMatchObject([
    { code: 'prices_move', message: expect.stringContaining('У 2 из 3 предложений') },
  ]);
  const refused = await app.user.post(app.path(list.id, '/confirm'), { accepted_warnings: [] });
  expect(refused.statusCode).toBe(409);
});

const MODELS = ['Глеф', 'Мирон', 'Ставр', 'Кодла', 'Ветла'];
/** Tyres whose names don't say their models; the unknown title over the models doesn't either. */
const anonymous = (models: readonly (string | null)[]) =>
  workbook({
    Шины: [
      ['Код', 'Бренд', 'Размер', 'Опт', 'Остаток', 'Хвостовик'],
      ...models.map((model, at): Cells[number] => [
        `H-${at}`,
        'Quamelio',
        `2${at}5/55R16`,
        4000,
        4,
        model,
      ]),
    ],
  });

test('a list in which most rows have no model asks where the models are, once', async () => {
  const list = await look(anonymous([null, null, null, null, 'Глеф']));
  expect(list.questions).toMatchObject([
    { kind: 'model', sheet: 'Шины', candidates: [{ column: 5, title: 'Хвостовик' }] },
  ]);
  expect((await confirm(list)).statusCode).toBe(409);
  const correction = await correct(list, { names: [{ sheet: 'Шины', nameless: 'model' }] });
  expect(correction.questions).toEqual([]);
  expect((await confirm(correction)).statusCode).toBe(202);
  await app.until(correction.id, 'done');
  expect((await look(anonymous([null, null, null]))).questions).toEqual([]);
});

test('a chosen column of models answers it, and the models are what it says', async () => {
  const list = await look(anonymous(MODELS));
  expect(list.questions).toMatchObject([{ kind: 'model' }]);
  const chosen = await correct(list, { columns: [{ sheet: 'Шины', column: 5, field: 'model' }] });
  expect(chosen.questions).toEqual([]);
  await confirm(chosen);
  await app.until(chosen.id, 'done');
  expect((await app.stock()).map(({ name }) => name)).toEqual(
    MODELS.map((model) => `Quamelio ${model}`).toSorted(),
  );
});

const marked = (extra: readonly string[]) =>
  workbook({
    Шины: [
      ['Код', 'Наименование', 'Бренд', 'Опт', 'Остаток', 'Знак', 'Менеджер'],
      ...TYRES.map((row, at): Cells[number] => [...row, extra[at] ?? null, 'Петров']),
    ],
  });

test('a column that nobody has explained and that may matter stops the list, once', async () => {
  const list = await look(marked(['да', 'нет', 'да']));
  expect(list.columns.map(({ account }) => account)).toEqual([
    ...Array.from({ length: 5 }, () => 'understood'),
    'unexplained',
    'unexplained',
  ]);
  expect(list.questions).toMatchObject([
    { kind: 'columns', candidates: [{ column: 5, title: 'Знак', field: null }] },
  ]);
  expect((await confirm(list)).statusCode).toBe(409);
  const correction = await correct(list, { columns: [{ sheet: 'Шины', column: 5, field: null }] });
  expect(correction.questions).toEqual([]);
  expect(correction.columns[5]).toMatchObject({ account: 'unneeded' });
  expect((await confirm(correction)).statusCode).toBe(202);
  await app.until(correction.id, 'done');
  expect((await look(marked(['нет', 'да', 'нет']))).questions).toEqual([]);
});

const jsonOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const TIRES = TYRES.map(([code, name, brand, price, rest]) => ({ code, name, brand, price, rest }));
const RIMS = [1, 2, 3].map((n) => ({
  code: `D${n}`,
  brand: 'Replay',
  model: `TY${n}`,
  rim_width: 7,
  diameter: 17,
  pcd: '5x114.3',
  rest: 4,
}));

test('products that have no price are asked about, and stop the list until somebody says what they are', async () => {
  const list = await look(jsonOf({ tires: TIRES, rims: RIMS }));
  expect(list.questions).toMatchObject([{ kind: 'unread', sheet: 'rims' }]);
  expect(list.questions[0]?.message).toContain('Не прочитали строки с товарами: 3');
  expect((await confirm(list)).statusCode).toBe(409);
  const correction = await correct(list, { unread: [{ sheet: 'rims', unneeded: true }] });
  expect(correction).toMatchObject({ questions: [], accepted: 3 });
  expect((await confirm(correction)).statusCode).toBe(202);
  await app.until(correction.id, 'done');
  // the answer is remembered for lists with the same titles
  expect((await look(jsonOf({ tires: TIRES.slice(1), rims: RIMS }))).questions).toEqual([]);
});

test('one page of several is never taken for the whole stock without a word', async () => {
  const list = await look(jsonOf({ page: 1, pages: 12, items: TIRES }));
  expect(list.questions).toMatchObject([{ kind: 'unread', sheet: null }]);
  expect(list.questions[0]?.message).toContain('одна страница из 12');
  expect((await confirm(list)).statusCode).toBe(409);
});

const hiding = (rows: Cells) =>
  workbook({
    Шины: {
      cells: [['Код', 'Наименование', 'Бренд', 'Опт', 'Остаток'], ...rows],
      hidden: [3],
    },
  });

test('hidden rows are asked about, once, and are not sold before', async () => {
  const list = await look(hiding(TYRES));
  expect(list).toMatchObject({ accepted: 2, questions: [{ kind: 'hidden', sheet: 'Шины' }] });
  expect((await confirm(list)).statusCode).toBe(409);
  const correction = await correct(list, { hidden: [{ sheet: 'Шины', hidden: 'read' }] });
  expect(correction).toMatchObject({ accepted: 3, questions: [] });
  expect((await confirm(correction)).statusCode).toBe(202);
  await app.until(correction.id, 'done');
  expect(await look(hiding(TYRES.slice(1)))).toMatchObject({ accepted: 2, questions: [] });
});
