import { FIELD_NAMES } from '@org/trade/fields';
import { expect, test } from 'vitest';
import { priceTitle } from './title-prices.ts';
import { isQuantityTitle, titleField, titleRole } from './titles.ts';

test.for([
  ['Мин. партия', 'min_order'],
  ['Мин. кол-во', 'min_order'],
  ['Номенклатура.Артикул', 'supplier_article'],
  ['Индекс нагр.', 'load_index'],
  ['Reinforced', 'xl'],
  ['Усил.', 'xl'],
  ['spikes', 'studded'],
  ['Year', 'dot'],
  ['Дата изг.', 'dot'],
  ['Дата вып.', 'dot'],
  ['Дата производства', 'dot'],
  ['Model', 'model'],
  ['Profile', 'profile'],
  ['Diameter', 'diameter'],
  ['Marka', 'brand'],
  ['Shirina', 'width'],
  ['ГТД', 'customs_declaration'],
  ['№ ГТД', 'customs_declaration'],
  ['Номер ГТД/ДТ', 'customs_declaration'],
  ['ГТД поставщика', 'customs_declaration'],
  ['ДТ', 'customs_declaration'],
  ['№ ДТ', 'customs_declaration'],
  ['Рег. номер ДТ', 'customs_declaration'],
  ['Рег. № таможенной декларации', 'customs_declaration'],
  ['Регистрационный номер декларации на товары', 'customs_declaration'],
  ['Номер декларации таможенной', 'customs_declaration'],
  ['Таможенная декларация', 'customs_declaration'],
  ['GTD', 'customs_declaration'],
  ['Customs declaration', 'customs_declaration'],
  ['Страна происхождения', 'country'],
  ['Страна-изготовитель', 'country'],
  ['Country of origin', 'country'],
] as const)('%s is %s', ([title, field]) => {
  expect(titleField(title)).toBe(field);
  expect(isQuantityTitle(title)).toBe(false);
});

test.for(Object.entries(FIELD_NAMES))('the name of %s, «%s», is its title', ([field, name]) => {
  const ofPieces = isQuantityTitle(name) ? 'quantity' : undefined;
  const ofPrice = priceTitle(name) ? 'bulk_price' : undefined;
  expect(titleField(name) ?? ofPieces ?? ofPrice).toBe(field);
});

test.for(['Shipping', 'Shipping cost', 'Product', 'Дата ГТД', 'Декларация соответствия'])(
  '%s says nothing of a product',
  (title) => {
    expect(titleField(title)).toBeUndefined();
  },
);

test.for(['Комплект дисков', 'Комплект шин', 'Set of tyres'])('%s is no price', (title) =>
  expect(priceTitle(title)).toBeUndefined(),
);

test.for(['Комплект', 'Комплект шин, руб', 'Цена за комплект дисков'])('%s is of a set', (title) =>
  expect(priceTitle(title)).toMatchObject({ type: 'set' }),
);

test.for(['Своб. ост.', 'Шт', 'шт.', 'pcs', 'Свободно к заказу', 'Доступно для заказа'])(
  '%s is a number of pieces',
  (title) => {
    expect(isQuantityTitle(title)).toBe(true);
  },
);

test.for(['К заказу', 'Под заказ', 'Заказано', 'Кол-во в заказах'])('%s is no stock', (title) => {
  expect(isQuantityTitle(title)).toBe(false);
});

test('a day of arrival is no number of pieces, pieces on their way are', () => {
  expect(titleRole('Дата поступления')).toBeUndefined();
  expect(titleRole('Поступление')).toBe('incoming');
  expect(titleRole('Ожидаемый приход')).toBe('incoming');
});
