import { expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';

const STRADA = 'Viatti Strada V-130 205/55 R16 91V';
const FRIEND = 'Viatti Brina V-521 175/70 R13 82T';

test('what a report says of itself above its columns is no part of their titles', async () => {
  const [layout] = await layoutsOf(
    list(
      ['Остатки и цены'],
      ['Параметры:', 'Дата: 20.11.2026; Виды цен: Опт, Розница'],
      ['Код', 'Номенклатура', 'Опт', 'Розница', 'Остаток'],
      ['1', STRADA, 4900, 5900, 8],
      ['2', FRIEND, 3900, 4900, 4],
    ),
  );
  expect(layout?.columns.map(({ title, field }) => [title, field])).toEqual([
    ['Код', 'supplier_article'],
    ['Номенклатура', 'name'],
    ['Опт', 'bulk_price'],
    ['Розница', null],
    ['Остаток', 'quantity'],
  ]);
});

test('«Остаток по складам Север» is the stock of «Север», and «Итого» beside it is none', async () => {
  const [good] = await summariesOf(
    list(
      [
        'Код',
        'Номенклатура',
        'Опт',
        'Остаток по складам Север',
        'Остаток по складам Юг',
        'Остаток по складам Итого',
      ],
      ['1', STRADA, 4900, 8, 4, 12],
      ['2', FRIEND, 3900, 2, 1, 3],
    ),
  );
  expect(good).toMatchObject({ stocks: 'Север: 8, Юг: 4' });
});

test.for(['Дата прихода', 'ETA', 'Поставка', 'Дата цены'])(
  'a day under «%s» is no year of make',
  async (title) => {
    const goods = await summariesOf(
      list(
        ['Код', 'Номенклатура', 'Опт', 'Остаток', title],
        ['1', STRADA, 4900, 8, '05.12.2026'],
        ['2', FRIEND, 3900, 2, '12.12.2026'],
      ),
    );
    expect(goods).toMatchObject([{ year: null }, { year: null }]);
  },
);

test('a day of make is its year', async () => {
  const [good] = await summariesOf(
    list(
      ['Код', 'Номенклатура', 'Опт', 'Остаток', 'Дата выпуска'],
      ['1', STRADA, 4900, 8, '2023'],
      ['2', FRIEND, 3900, 2, '2024'],
    ),
  );
  expect(good).toMatchObject({ year: 2023 });
});

test.for([
  [['Опт, $', 'Опт, руб.'], 1],
  [['Цена USD', 'Цена RUB'], 1],
] as const)('of %s one is sure', async ([titles, sure]) => {
  const [layout] = await layoutsOf(
    list(
      ['Код', 'Номенклатура', ...titles, 'Остаток'],
      ['1', STRADA, ...titles.map((title) => (/\$|USD/.test(title) ? 53.2 : 4900)), 8],
      ['2', FRIEND, ...titles.map((title) => (/\$|USD/.test(title) ? 42.4 : 3900)), 4],
    ),
  );
  expect(layout?.questions).toEqual([]);
  expect(layout?.columns.find(({ field }) => field === 'bulk_price')?.title).toBe(titles[sure]);
});

const feed = (offer: string) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><yml_catalog><shop><offers>
    <offer id="1" available="true"><name>${STRADA}</name><price>4900</price>${offer}</offer>
    <offer id="2" available="true"><name>${FRIEND}</name><price>3900</price><count>2</count></offer>
    </offers></shop></yml_catalog>`,
  );

test.for([
  ['<outlets><outlet id="7" instock="6"/></outlets>', 'null: 6'],
  ['<outlets><outlet id="7" instock="6"/><outlet id="8" instock="3"/></outlets>', 'null: 9'],
  ['<count>5</count><outlets><outlet id="7" instock="6"/></outlets>', 'null: 5'],
] as const)('a feed that says its stock by outlets: %s', async ([offer, stocks]) => {
  expect((await summariesOf(feed(offer)))[0]).toMatchObject({ stocks });
});

test.for([
  ['<condition type="preowned"><quality>good</quality></condition>', 'used'],
  ['<condition type="used"><reason>износ 20 %</reason></condition>', 'used'],
  ['<condition type="likenew"><reason>вскрыта упаковка</reason></condition>', 'used'],
  ['<condition type="reduction"/>', 'discounted'],
  ['<condition type="showcasesample"/>', 'discounted'],
  ['', 'new'],
] as const)('the state that a feed says: %s', async ([offer, condition]) => {
  expect((await summariesOf(feed(offer)))[0]).toMatchObject({ condition });
});

test('what 1С has marked as deleted is not sold', async () => {
  const exchange = (
    goods: string,
    offers: string,
  ) => `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.10">
    <Каталог><Товары>${goods}</Товары></Каталог><ПакетПредложений><Предложения>${offers}</Предложения></ПакетПредложений></КоммерческаяИнформация>`;
  const good = (id: number, name: string, attribute = '', inside = '') =>
    `<Товар${attribute}><Ид>${id}</Ид><Наименование>${name}</Наименование>${inside}</Товар>`;
  const offer = (id: number, attribute = '') =>
    `<Предложение${attribute}><Ид>${id}</Ид><Цены><Цена><ЦенаЗаЕдиницу>4900</ЦенаЗаЕдиницу></Цена></Цены><Количество>4</Количество></Предложение>`;
  const goods = await summariesOf(
    Buffer.from(
      exchange(
        good(1, STRADA, ' Статус="Удален"') +
          good(2, FRIEND) +
          good(3, STRADA, '', '<ПометкаУдаления>true</ПометкаУдаления>') +
          good(4, STRADA),
        offer(1) + offer(2) + offer(3) + offer(4, ' Статус="Удален"'),
      ),
    ),
  );
  expect(goods).toMatchObject([{ model: 'Brina V-521' }]);
});

test('«OE mark» is whose mark a tyre has', async () => {
  const [good] = await summariesOf(
    list(
      ['Item No.', 'Description', 'OE mark', 'Net price', 'Available'],
      [1, STRADA, 'N0', 4900, 8],
      [2, FRIEND, null, 3900, 4],
    ),
  );
  expect(good).toMatchObject({ homologation: 'N0' });
});
