import type { components } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPriceListApp, type PriceListApp } from '../testing/price-lists/price-list-app.ts';
import { workbook } from '../testing/price-lists/workbook.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

const list = (...names: string[]) =>
  workbook({ Шины: [['Наименование', 'Опт', 'Остаток'], ...names.map((name) => [name, 4000, 4])] });

async function offers() {
  const { rows } = await app.server.db.query<{ product_id: number; match_evidence: string }>(
    'select product_id, match_evidence from offer where supplier_id = $1 order by source_name',
    [app.supplierId()],
  );
  return rows;
}

test('a product whose model another supplier spells otherwise is the same, another model is not', async () => {
  await app.apply(
    list('Hankook Winter I*Pike RS9 W429 185/70 R14 92T', 'Pirelli Ice Nil 205/55 R16 94T'),
  );
  const first = await offers();

  await app.changeSupplier();
  await app.apply(
    list('Hankook Winter i Pike RS9 185/70 R14 92T', 'Pirelli Ice Nil Friction 205/55 R16 94T'),
  );
  const second = await offers();
  expect(second[0]?.product_id).toBe(first[0]?.product_id);
  expect(second[0]?.match_evidence).toContain('слова модели');
  expect(second[1]?.product_id).not.toBe(first[1]?.product_id);
});

test('two rows of one list are never one product by their likeness', async () => {
  await app.apply(list('Hankook Winter i Pike RS8 W429 195/65 R15 95T'));
  await app.changeSupplier();
  await app.apply(
    list(
      'Hankook Winter I*Pike RS8 195/65 R15 95T',
      'Hankook Winter i*Pike RS8 (W429A) 195/65 R15 95T',
    ),
  );
  const products = (await offers()).map(({ product_id }) => product_id);
  expect(new Set(products).size).toBe(2);
});

test('a card from before anybody was asked is left where its supplier says that it is another’s', async () => {
  const [first, second] = [
    'Viatti Nordico Vivo Grand 215/65 R17 99V',
    'Viatti Nordico Vivo Grand Zeta 215/65 R17 99V',
  ] as const;
  await app.apply(list(first));
  const [other] = await offers();
  await app.changeSupplier();
  await app.apply(list(second));
  const [double] = await offers();
  expect(double?.product_id).not.toBe(other?.product_id);
  const content = workbook({
    Шины: [
      ['Наименование', 'Опт', 'Остаток'],
      [second, 4100, 4],
    ],
  });
  const { id } = await app.upload(content);
  await app.until(id, 'preview');
  const { data } = (await app.user.get(app.path(id, '/doubts'))).json();
  const doubt = data.find((one: { kind: string }) => one.kind === 'same_product');
  expect(doubt).toMatchObject({ kind: 'same_product', rows: 1, answer: null });
  await app.user.put(app.path(id, '/doubts'), { answers: [{ doubt: doubt.id, answer: 'same' }] });
  await app.until(id, 'preview');
  await app.user.post(app.path(id, '/confirm'), { accepted_warnings: ['stock_vanishes'] });
  await app.until(id, 'done');
  expect(await offers()).toMatchObject([{ product_id: other?.product_id }]);
  // an undo brings the offer back to its own product
  await app.user.post(app.path(id, '/undo'));
  expect(await offers()).toMatchObject([{ product_id: double?.product_id }]);
});

describe('a model that may be another one of another spelling', () => {
  type Doubt = components['schemas']['ImportDoubt'];
  const FIRST = 'Pirelli Aurora Boreal Polar 215/65 R17 99V';
  const SECOND = 'Pirelli Aurora Boreal Polar Terra 215/65 R17 99V';

  const doubtOf = async (id: string) =>
    (await app.user.get(app.path(id, '/doubts')))
      .json<{ data: Doubt[] }>()
      .data.find(({ kind }) => kind === 'same_product');
  const read = async (price: number) => {
    const { id } = await app.upload(
      workbook({
        Шины: [
          ['Наименование', 'Опт', 'Остаток'],
          [SECOND, price, 4],
        ],
      }),
    );
    await app.until(id, 'preview');
    return id;
  };
  const apply = async (id: string) => {
    await app.user.post(app.path(id, '/confirm'), { accepted_warnings: [] });
    await app.until(id, 'done');
    return (await offers()).map(({ product_id }) => product_id);
  };

  test.each([
    ['same', true],
    ['different', false],
  ] as const)('is asked about once: %s', async (answer, isSame) => {
    await app.apply(list(FIRST));
    const [first] = await offers();
    await app.changeSupplier();
    const id = await read(4000);
    const doubt = await doubtOf(id);
    expect(doubt).toMatchObject({ rows: 1, first_row: 2, answer: null });
    expect(doubt?.text).toContain('Aurora Boreal Polar');
    const rows = await app.user.get(app.path(id, `/rows?doubt=${doubt?.id}`));
    expect(rows.json().data).toMatchObject([{ row: 2 }]);
    await app.user.put(app.path(id, '/doubts'), { answers: [{ doubt: doubt?.id, answer }] });
    await app.until(id, 'preview');
    expect(await doubtOf(id)).toMatchObject({ answer: { answer } });
    expect((await apply(id)).includes(first?.product_id ?? 0)).toBe(isSame);
    // the next list asks nothing and uses the answer
    const next = await read(4100);
    expect((await doubtOf(next))?.answer).toEqual(
      isSame ? { answer: 'same', value: null } : undefined,
    );
    expect((await apply(next)).includes(first?.product_id ?? 0)).toBe(isSame);
  });
});
