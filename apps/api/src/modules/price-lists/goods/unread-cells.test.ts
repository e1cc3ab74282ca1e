import { expect, test } from 'vitest';
import { list, parsedRowsOf } from '../../../testing/price-lists/told.ts';

const TYRE = ['Код', 'Бренд', 'Модель', 'Размер', 'Цена', 'Остаток'];
const WHEEL = ['Код', 'Бренд', 'Модель', 'Ширина обода', 'Диаметр', 'PCD', 'Цена', 'Остаток'];
const tyre = (title: string, ...cells: (string | number)[]) =>
  list(
    [...TYRE, title],
    ...cells.map((cell, at) => [`T${at}`, 'Viatti', 'Bosco', `2${at}5/55R16`, 4000, 4, cell]),
  );
const wheel = (title: string, ...cells: (string | number)[]) =>
  list(
    [...WHEEL, title],
    ...cells.map((cell, at) => [
      `W${at}`,
      'СКАД',
      'Мальта',
      6.5,
      16,
      '5x114.3',
      4000 + at,
      4,
      cell,
    ]),
  );

const unreadOf = async (file: Buffer) =>
  (await parsedRowsOf(file)).flatMap((row): unknown[] =>
    typeof row === 'string'
      ? [row]
      : row.doubts
          .filter(({ kind }) => kind === 'unread_cells')
          .map(({ subject, detail }) => [subject, detail?.example, detail?.telling === 'true']),
  );

test.each<[string, (string | number)[], unknown[]]>([
  ['Индекс нагрузки', [91, '9S', 94], [['Индекс нагрузки', '9S', true]]],
  ['Индекс скорости', ['V', 'ы', 'H'], [['Индекс скорости', 'ы', true]]],
  ['Сезон', ['зима', 'хз', 'лето'], [['Сезон', 'хз', false]]],
  ['Шипы', ['да', 'может быть', 'нет'], [['Шипы', 'может быть', false]]],
  ['Год выпуска', [2024, 'старый', 2025], [['Год выпуска', 'старый', false]]],
  ['Кратность', [4, 'четыре', 2], [['Кратность', 'четыре', false]]],
  ['Срок поставки', ['3 дня', 'когда-нибудь', '5'], [['Срок поставки', 'когда-нибудь', false]]],
  ['НДС', ['20%', '18 процентов', '22%'], [['НДС', '18 процентов', false]]],
  ['РРЦ', [5000, 6000, 5500, 'дорого', 7000, 6500], [['РРЦ', 'дорого', false]]],
  // what says that there is nothing is understood, and so are zeros, kilograms and km/h
  ['Индекс нагрузки', [91, '-', 0], []],
  ['Индекс нагрузки', ['91', '615 кг', 'не указано'], []],
  ['Индекс скорости', ['V', '240', 'н/д'], []],
  ['РРЦ', [5000, 6000, 5500, 'по запросу', 7000, 0], []],
])('a cell under «%s» that is not read is said: %j', async (title, cells, unread) => {
  expect(await unreadOf(tyre(title, ...cells))).toEqual(unread);
});

test.each<[string, (string | number)[], unknown[]]>([
  ['Вылет ET', [45, 'сорок', 50], [['Вылет ET', 'сорок', true]]],
  ['DIA', [67.1, '??', 66.1], []],
  ['DIA', [67.1, 'под болт', 66.1], [['Ступица DIA', 'под болт', true]]],
  ['Вылет ET', [45, 0, -5], []],
])('the same of wheels: «%s» %j', async (title, cells, unread) => {
  expect(await unreadOf(wheel(title, ...cells))).toEqual(unread);
});
