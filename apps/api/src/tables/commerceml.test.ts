import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTables } from './read-tables.ts';

/** Peculiarities of 1С exports, each as some configuration writes it. */
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'commerceml-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** The products of an exchange, each with its values by title, without empty ones. */
async function goodsOf(inside: string) {
  const path = join(directory, 'exchange.xml');
  await writeFile(
    path,
    `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.09">${inside}</КоммерческаяИнформация>`,
  );
  const [table] = await readTables([path]);
  const [titles = [], ...rows] = table?.rows.map(({ cells }) => cells) ?? [];
  return rows.map((row) =>
    Object.fromEntries(titles.flatMap((title, at) => (row[at] ? [[title, row[at]]] : []))),
  );
}
const offer = (inside: string, more = '') =>
  `<ПакетПредложений>${more}<Предложения><Предложение><Ид>1</Ид><Наименование>Шина</Наименование>${inside}</Предложение></Предложения></ПакетПредложений>`;
const price = (inside: string) => `<Цены><Цена>${inside}</Цена></Цены>`;
const unit = (inside: string, attributes: string) =>
  `<Каталог><Товары><Товар><Ид>1</Ид><БазоваяЕдиница ${attributes}>${inside}</БазоваяЕдиница></Товар></Товары></Каталог>`;

describe('a price', () => {
  test.each([
    ['руб', '4500 руб'],
    ['643', '4500 RUB'],
    ['840', '4500 USD'],
  ])('in %s', async (currency, expectedCode) => {
    expect(
      await goodsOf(
        offer(price(`<ЦенаЗаЕдиницу>4500.00</ЦенаЗаЕдиницу><Валюта>${currency}</Валюта>`)),
      ),
    ).toMatchObject([{ Цена: expectedCode }]);
  });

  test('without a currency is in that of its type', async () => {
    const types =
      '<ТипыЦен><ТипЦены><Ид>p</Ид><Наименование>Опт</Наименование><Валюта>USD</Валюта></ТипЦены></ТипыЦен>';
    expect(
      await goodsOf(
        offer(price('<ИдТипаЦены>p</ИдТипаЦены><ЦенаЗаЕдиницу>45</ЦенаЗаЕдиницу>'), types),
      ),
    ).toMatchObject([{ 'Цена Опт': '45 USD' }]);
  });

  test('with three digits behind its point is no thousand', async () => {
    expect(await goodsOf(offer(price('<ЦенаЗаЕдиницу>4500.125</ЦенаЗаЕдиницу>')))).toMatchObject([
      { Цена: '4500.13' },
    ]);
  });

  test.each(['false', '0', 'False'])('has VAT on top where it says %s', async (taxed) => {
    const types = `<ТипыЦен><ТипЦены><Ид>p</Ид><Наименование>Опт</Наименование><Налог><УчтеноВСумме>${taxed}</УчтеноВСумме></Налог></ТипЦены></ТипыЦен>`;
    const vat =
      '<СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>20</Ставка></СтавкаНалога></СтавкиНалогов>';
    expect(
      await goodsOf(
        offer(
          `${vat}${price('<ИдТипаЦены>p</ИдТипаЦены><ЦенаЗаЕдиницу>1000</ЦенаЗаЕдиницу>')}`,
          types,
        ),
      ),
    ).toMatchObject([{ 'Цена Опт': '1200' }]);
  });

  test('of several for different amounts is the one for the fewest', async () => {
    expect(
      await goodsOf(
        offer(
          `<Цены><Цена><ЦенаЗаЕдиницу>4000</ЦенаЗаЕдиницу><МинКоличество>40</МинКоличество></Цена>
           <Цена><ЦенаЗаЕдиницу>4500</ЦенаЗаЕдиницу><МинКоличество>1</МинКоличество></Цена></Цены>`,
        ),
      ),
    ).toMatchObject([{ Цена: '4500' }]);
  });
});

describe('a unit', () => {
  const unitOf = (factor: string) =>
    `комплект<Пересчет><Единица>796</Единица><Коэффициент>${factor}</Коэффициент></Пересчет>`;

  test.each(['4', '0.25', '0,25'])('of four pieces, told as %s', async (factor) => {
    const [good] = await goodsOf(
      unit(unitOf(factor), 'Код="839"') +
        offer(`${price('<ЦенаЗаЕдиницу>18000</ЦенаЗаЕдиницу>')}<Количество>3</Количество>`),
    );
    expect(good).toMatchObject({ Цена: '4500', Остаток: '12' });
  });

  test('that a price is told in is turned into the base one', async () => {
    const [good] = await goodsOf(
      unit('пар', 'Код="715" НаименованиеПолное="Пара (2 шт.)"') +
        offer(
          `${price('<ЦенаЗаЕдиницу>4500</ЦенаЗаЕдиницу><Единица>шт</Единица><Коэффициент>0.5</Коэффициент>')}<Количество>3</Количество>`,
        ),
    );
    expect(good).toMatchObject({ Цена: '4500', Остаток: '6' });
  });
});

describe('the stock', () => {
  test('of warehouses that nobody has named is all of it', async () => {
    expect(
      await goodsOf(
        offer(
          '<Количество>12</Количество><Склад ИдСклада="a" КоличествоНаСкладе="4"/><Склад ИдСклада="b" КоличествоНаСкладе="8.000"/>',
        ),
      ),
    ).toMatchObject([{ Остаток: '12' }]);
  });

  test('that is below nothing is nothing, and takes nothing from another', async () => {
    expect(await goodsOf(offer('<Количество>-3</Количество>'))).toMatchObject([{ Остаток: '0' }]);
    expect(
      await goodsOf(
        offer(
          '<Склад ИдСклада="a" КоличествоНаСкладе="-3"/><Склад ИдСклада="b" КоличествоНаСкладе="8"/>',
        ),
      ),
    ).toMatchObject([{ Остаток: '8' }]);
  });

  test('of changes of version 2.08 and later', async () => {
    expect(
      await goodsOf(
        '<ИзмененияПакетаПредложений><Предложения><Предложение><Ид>1</Ид><Склады ИдСклада="a" КоличествоНаСкладе="4"/></Предложение></Предложения></ИзмененияПакетаПредложений>',
      ),
    ).toMatchObject([{ Остаток: '4' }]);
  });
});

describe('a good', () => {
  test('has what tells its variant from others, its brand, and properties that are named where they stand', async () => {
    const feature = (name: string, value: string) =>
      `<ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`;
    expect(
      await goodsOf(
        `<Каталог><Товары><Товар><Ид>1</Ид><ТорговаяМарка>Cordiant</ТорговаяМарка><Изготовитель><Наименование>АО «Кордиант»</Наименование></Изготовитель>
         <ЗначенияСвойств><ЗначенияСвойства><Ид>s</Ид><Наименование>Сезон</Наименование><Значение>Зима</Значение></ЗначенияСвойства></ЗначенияСвойств></Товар></Товары></Каталог>${offer(
           `<ХарактеристикиТовара>${feature('Год выпуска', '2024')}</ХарактеристикиТовара><Количество>4</Количество>`,
         ).replace('<Ид>1</Ид>', '<Ид>1#2024</Ид>')}`,
      ),
    ).toMatchObject([{ Производитель: 'Cordiant', 'Год выпуска': '2024', Сезон: 'Зима' }]);
  });

  test.each([
    ['Статус="Удален"', ''],
    ['', '<ПометкаУдаления>true</ПометкаУдаления>'],
  ])('that is removed (%s%s) is not offered', async (attribute, mark) => {
    const goods = (id: string, attributes: string, inside: string) =>
      `<Товар ${attributes}><Ид>${id}</Ид>${inside}</Товар>`;
    expect(
      await goodsOf(
        `<Каталог><Товары>${goods('1', attribute, mark)}${goods('2', '', '')}</Товары></Каталог>
         ${offer('<Количество>4</Количество>')}${offer('<Количество>5</Количество>').replace('<Ид>1</Ид>', '<Ид>2#3</Ид>')}`,
      ),
    ).toMatchObject([{ Ид: '2#3', Остаток: '5' }]);
  });
});

describe('where the pieces come from', () => {
  const requisite = (name: string, value: string) =>
    `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`;
  const NUMBER = '10702070/150324/5012345';

  test.each([
    ['elements', `<СтранаПроисхождения>Китай</СтранаПроисхождения><НомерГТД>${NUMBER}</НомерГТД>`],
    [
      'elements with names',
      `<Страна><Код>156</Код><Наименование>Китай</Наименование></Страна><ГТД>${NUMBER}</ГТД>`,
    ],
    [
      'requisites',
      `<ЗначенияРеквизитов>${requisite('Страна происхождения', 'Китай')}${requisite('Номер ГТД', NUMBER)}</ЗначенияРеквизитов>`,
    ],
  ])('is read from %s of the offer', async (_, inside) => {
    expect(await goodsOf(offer(inside))).toMatchObject([
      { 'Страна происхождения': 'Китай', 'Номер ГТД': NUMBER },
    ]);
  });

  test('is read from the product; what the offer says wins', async () => {
    const good = `<Каталог><Товары><Товар><Ид>1</Ид><Страна>Китай</Страна><НомерГТД>${NUMBER}</НомерГТД></Товар></Товары></Каталог>`;
    expect(await goodsOf(`${good}${offer('<Страна>Корея</Страна>')}`)).toMatchObject([
      { 'Страна происхождения': 'Корея', 'Номер ГТД': NUMBER },
    ]);
  });
});
