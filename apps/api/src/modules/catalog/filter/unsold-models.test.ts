import { describe, expect, test } from 'vitest';
import { withUnsoldModels } from '../find/find.ts';

/** The pieces of a text, each word one. */
const piecesOf = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index: start }) => ({
    ...{ text: word, start, end: start + word.length },
  }));

const here = {
  brandIds: new Map([
    ['Nordman', 1],
    ['Michelin', 2],
    ['СКАД', 3],
  ]),
  models: new Map([
    [1, { brand_id: 1, name: 'Nordman 8' }],
    [2, { brand_id: 2, name: 'Road 6' }],
    [3, { brand_id: 3, name: 'Мальта' }],
  ]),
} as Parameters<typeof withUnsoldModels>[3];

const named = (text: string, brand: string) =>
  withUnsoldModels(piecesOf(text), [], [brand], here).map((one) => [one.text, one.model?.name]);

describe('of the words that find nothing', () => {
  test.each([
    ['5', 'Nordman', [['5', '5']]],
    ['rs2 suv', 'Nordman', [['rs2 suv', 'RS2 SUV']]],
    ['road 5', 'Michelin', [['road 5', 'Road 5']]],
    ['Монако', 'СКАД', [['Монако', 'Монако']]],
    [
      'синий road 5 дёшево',
      'Michelin',
      [
        ['синий', undefined],
        ['road 5', 'Road 5'],
        ['дёшево', undefined],
      ],
    ],
  ])('«%s» of %s names a model that nobody sells', (text, brand, expected) =>
    expect(named(text, brand)).toEqual(expected),
  );

  test.each([
    ['8', 'Nordman'],
    ['мальта', 'СКАД'],
    ['road 7', 'Michelin'],
    ['зубр', 'Nordman'],
  ])('«%s» of %s names none: it is sold, or nobody knows it', (text, brand) =>
    expect(withUnsoldModels(piecesOf(text), [], [brand], here).every(({ model }) => !model)).toBe(
      true,
    ),
  );

  test('a name may begin with a word that something is found with', () => {
    const words = piecesOf('road 5');
    expect(withUnsoldModels(words.slice(1), words, ['Michelin'], here)).toMatchObject([
      { text: '5', start: 5, model: { name: 'Road 5' } },
    ]);
  });

  test('the season of the model is said', () =>
    expect(withUnsoldModels(piecesOf('5'), [], ['Nordman'], here)[0]).toMatchObject({
      model: { brand: 'Nordman', name: '5', season: 'winter' },
    }));
});
