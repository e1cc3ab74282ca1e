import { expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';
import type { Cells } from '../../../testing/price-lists/workbook.ts';
import { accountFor } from './account.ts';

const NAMES = [
  'Viatti Strada V-130 205/55 R16',
  'Nokian Hakka Blue 195/65 R15',
  'Cordiant Snow Cross 185/65 R15',
  'Kumho Wi-31 175/70 R13',
  'Michelin Primacy 4 225/45 R17',
];
const PRICES = [4100, 5200, 3900, 6400, 12_990];

/** What becomes of a column beside names, prices and stock, and what is asked about it. */
async function accountOf(title: string, values: readonly (string | number)[]) {
  const rows = NAMES.map((name, at): Cells[number] => [
    name,
    PRICES[at] ?? null,
    4 + at,
    values[at % values.length] ?? null,
  ]);
  const [layout] = await layoutsOf(list(['Наименование', 'Цена', 'Остаток', title], ...rows));
  if (!layout) return undefined;
  const { columns, questions } = accountFor(layout);
  const candidates = questions.flatMap((question) =>
    question.kind === 'columns' ? question.candidates : [],
  );
  return {
    account: columns.find(({ column }) => column === 3)?.account,
    asked: candidates.map(({ field }) => field ?? null),
  };
}

test.for([
  ['Бонус-5', [4000, 5100, 3800, 6300, 12_500], 'bulk_price'],
  ['Ár', ['4 000', '5 100', '3 800', '6 300', '12 500'], 'bulk_price'],
  ['Раздел плана', ['Казань', 'Омск', 'Казань', 'Пермь', 'Омск'], 'city'],
  ['Отметка', ['Y', 'N', 'Y', 'Y', 'N'], null],
  ['Знак', ['да', 'нет', 'да', 'да', 'да'], null],
  ['Итог', ['продано', 'в продаже', 'продано', 'снято', 'в наличии'], null],
] as const)('«%s» with %s may matter, and is asked about', async ([title, values, field]) => {
  expect(await accountOf(title, values)).toEqual({ account: 'unexplained', asked: [field] });
});

test.for([
  ['Картинка', ['https://a.invalid/1.jpg', 'https://a.invalid/2.jpg'], 'kept'],
  ['Ссылка', ['/shop/1', '/shop/2'], 'kept'],
  ['Ед. изм.', ['шт'], 'kept'],
  ['Порядок', [1, 2, 3, 4, 5], 'kept'],
  ['Хвост', ['91V', '100H', '88T', '82T', '94W'], 'understood'],
  ['İndeks', ['(91V)', '104/102R', '88 T', '82T', '94W'], 'understood'],
  ['Краткое имя', ['Viatti', 'Nokian', 'Cordiant', 'Kumho', 'Michelin'], 'understood'],
  ['Повтор', ['Strada V-130', 'Hakka Blue', 'Snow Cross', 'Wi-31', 'Primacy 4'], 'understood'],
  ['Менеджер', ['Петров', 'Сидорова'], 'unexplained'],
  ['Вес', [9.1, 8.7, 7.9], 'kept'],
  ['Ячейка', ['A-12', 'B-7', 'C-44'], 'unexplained'],
] as const)('«%s» with %s is %s, and nobody is asked', async ([title, values, account]) => {
  expect(await accountOf(title, values)).toEqual({ account, asked: [] });
});

test('prices that are formulas or errors are refused row by row, and not another column taken', async () => {
  const titles = ['Наименование', 'Закуп', 'Цена', 'Остаток'];
  const goods = await summariesOf(
    list(
      titles,
      ...NAMES.map((name, at): Cells[number] => [name, 3000 + at, at % 2 ? '#N/A' : '=B2*1.25', 4]),
    ),
  );
  expect(goods).toEqual([
    expect.stringContaining('Откройте файл в Excel'),
    expect.stringContaining('ошибка Excel #N/A'),
    expect.stringContaining('Откройте файл в Excel'),
    expect.stringContaining('ошибка Excel #N/A'),
    expect.stringContaining('Откройте файл в Excel'),
  ]);
});
