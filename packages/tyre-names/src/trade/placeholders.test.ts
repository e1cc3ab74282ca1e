import { describe, expect, test } from 'vitest';
import { known, knownIndex } from '../../benchmark/known-index.ts';
import tradeBrands from '../dictionary/trade-brands.json' with { type: 'json' };
import tradeModels from '../dictionary/trade-models.json' with { type: 'json' };
import { indexNames } from '../models/model-names.ts';
import { parseName } from '../name/parse-name.ts';
import { knownNames } from '../packaged-names.ts';
import { understand } from '../query/understand.ts';
import { brandNamed, createDictionary, learnNames, modelNamed } from './dictionary.ts';
import { isNoName, isPlaceholder } from './placeholders.ts';

const PLACEHOLDERS = [
  'Без бренда',
  'Без модели',
  'без марки',
  'Без названия',
  'Без производителя',
  'Не указано',
  'не указана',
  'Модель не указана',
  'Бренд: не указан',
  'не определён',
  'неизвестно',
  'Неизвестный бренд',
  'отсутствует',
  'нет',
  'Нет данных',
  'нет модели',
  'н/д',
  '#Н/Д',
  'n/a',
  'N/A',
  'б/м',
  'б/б',
  '-',
  '—',
  '...',
  '?',
  'null',
  'undefined',
  'None',
  'No name',
  'NoName',
  'unknown',
  'Прочее',
  'Другие',
  'Бренд',
  'Модель',
  'Производитель',
  'Сезон',
  'кроме',
  'без',
];
/** Kinds of goods, which no product has for a name. */
const KINDS = ['Штамп', 'литой', 'ШИНЫ', 'зимняя', 'Комплект'];

test.each(PLACEHOLDERS)('«%s» says nothing', (text) => {
  expect(isPlaceholder(text)).toBe(true);
  expect(isPlaceholder(` ${text.toUpperCase()} `)).toBe(true);
  expect(isPlaceholder(`(${text})`)).toBe(true);
});

test.each(KINDS)('«%s» is no name, but says something', (text) => {
  expect(isNoName(text)).toBe(true);
  expect(isNoName(`(${text.toUpperCase()})`)).toBe(true);
  expect(isPlaceholder(text)).toBe(false);
});

describe('no dictionary holds a word of the interface or of refusal', () => {
  test('names of the trade', () => {
    const names = [
      ...Object.entries(tradeBrands).flatMap(([name, aliases]) => [name, ...aliases]),
      ...[tradeModels.tyres, tradeModels.wheels].flatMap((brands) =>
        Object.entries(brands).flatMap(([brand, models]) => [brand, ...Object.keys(models)]),
      ),
      ...knownNames.brands.flatMap(({ name, aliases }) => [name, ...aliases]),
      ...knownNames.models.flatMap(({ brand, name }) => [brand, name]),
    ];
    expect(names.filter(isNoName)).toEqual([]);
  });

  test.each([...PLACEHOLDERS, ...KINDS])('a dictionary does not learn «%s»', (text) => {
    const dictionary = createDictionary({
      brands: [
        { name: text, aliases: [] },
        { name: 'Cordiant', aliases: [text] },
      ],
      models: [
        { brand: 'Cordiant', name: text },
        { brand: text, name: 'Comfort 2' },
      ],
    });
    learnNames(dictionary, [
      { brand: 'Cordiant', model: text },
      { brand: text, model: 'Comfort 3' },
    ]);
    expect(brandNamed(dictionary, text)).toBeUndefined();
    expect(modelNamed(dictionary, 'Cordiant', text)).toBeUndefined();
    expect(dictionary.models.has(text)).toBe(false);
  });
});

describe('a name that holds one states nothing', () => {
  const dictionary = createDictionary(knownNames);
  const texts = PLACEHOLDERS.filter((text) => /[a-zа-я]{2}|\//i.test(text));
  test.each(texts)('Cordiant %s 205/55R16 94T', (text) => {
    const { brand, model } = parseName(`Cordiant ${text} 205/55R16 94T`, { dictionary });
    expect({ brand, model }).toEqual({ brand: 'Cordiant', model: null });
  });

  test.each([
    ['Без бренда Без модели 205/55R16 91V', null, null],
    ['205/55R16 91V без модели', null, null],
    ['205/55R16 91V Кама модель не указана', 'Kama', null],
    ['Без марки Comfort 2 205/55R16 94T', 'Cordiant', 'Comfort 2'],
  ])('%s', (name, brand, model) => {
    const read = parseName(name, { dictionary });
    expect({ brand: read.brand, model: read.model }).toEqual({ brand, model });
  });

  test.each(['шип нет', 'без шипов'])('«%s» is still read', (words) => {
    expect(parseName(`Cordiant Polar 205/55R16 94T ${words}`, { dictionary }).studded).toBe(false);
  });
});

test('a query means the same whatever rows without a name are in the catalog', () => {
  const index = indexNames({
    ...known,
    brands: [
      ...known.brands,
      ...PLACEHOLDERS.map((name) => ({ name, aliases: [], products: { tyres: 5 } })),
    ],
    models: [
      ...known.models,
      ...PLACEHOLDERS.map((name) => ({ brand: 'Без бренда', name })),
      ...PLACEHOLDERS.map((name) => ({ brand: 'Cordiant', name })),
    ],
  });
  for (const q of [
    '205/55 16 без ранфлет',
    'зима без китая',
    'без шипов 195/65 15',
    'кроме японских и немецких',
    'не кама, модель любая',
    'нет ранфлета',
    'шины без бренда',
    'другие бренды не нужны',
    'кордиант без шипов',
    'неизвестная модель кордиант',
  ])
    expect(understand(q, 'tyres', index), q).toEqual(understand(q, 'tyres', knownIndex));
});
