import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { wrongAggregates } from '../testing/database/wrong-aggregates.ts';
import { createPriceListApp, type PriceListApp } from '../testing/price-lists/price-list-app.ts';
import { workbook } from '../testing/price-lists/workbook.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

const selling = (name: string, barcode: string | null = null) =>
  app.apply(
    workbook({
      Прайс: [
        ['Наименование', 'Штрихкод', 'Опт', 'Остаток'],
        [name, barcode, 4000, 4],
      ],
    }),
  );
const found = async (filters: object) => {
  const answer = await app.user.post('/search_v2/tyres', filters);
  return answer
    .json()
    .data.map(({ load_index, speed_index }: Record<string, string | null>) => [
      load_index,
      speed_index,
    ]);
};

test.for([
  ['Lumen', null],
  ['Breeze', '4640000000015'],
] as const)(
  'a card born without indices gains them from the first row that knows: %s',
  async ([model, barcode]) => {
    const q = `Zimogor ${model}`;
    await selling(`${q} 205/55 R16`, barcode);
    expect(await found({ q })).toEqual([[null, null]]);
    await app.changeSupplier();
    await selling(`${q} 205/55 R16 94H`, barcode);
    expect(await found({ q })).toEqual([['94', 'H']]);
    const { rows } = await app.server.db.query(
      `select l.load_index, l.speed_rank from listing l join model m on m.id = l.model_id where m.name = $1`,
      [model],
    );
    expect(rows).toEqual([{ load_index: 94, speed_rank: 210 }]);
    await app.changeSupplier();
    await selling(`${q} 205/55 R16 94H`, barcode);
    expect(await found({ q })).toEqual([['94', 'H']]);
    expect(await wrongAggregates(app.server.db)).toEqual([]);
  },
);

test('once it has them, a row with others opens a card of its own', async () => {
  const q = 'Zimogor Storm';
  await selling(`${q} 205/55 R16`);
  await app.changeSupplier();
  await selling(`${q} 205/55 R16 94H`);
  await app.changeSupplier();
  await selling(`${q} 205/55 R16 91T`);
  expect((await found({ q })).toSorted()).toEqual([
    ['91', 'T'],
    ['94', 'H'],
  ]);
});
