import { describe, expect, test } from 'vitest';
import { createAvitoNames } from './avito-names.ts';

/** Names as Avito's list writes them, beside others that are easily confused with them. */
const names = createAvitoNames([
  {
    name: 'Pirelli',
    models: [
      ...['Cinturato P1', 'Cinturato P1 Verde', 'Cinturato P7', 'Cinturato P7 All Season'],
      ...['Cinturato P7 Blue', 'Cinturato P7 new', 'Formula Energy', 'Formula Ice'],
      ...['Formula Ice FR', 'Ice Zero', 'Ice Zero 2', 'Ice Zero FR', 'Ice Zero FR 3'],
      ...['Ice Zero FR SUV', 'Ice Zero SUV', 'P Zero', 'P Zero Nero', 'P Zero Rosso'],
    ],
  },
  {
    name: 'LingLong',
    models: [
      ...['Green-Max', 'Green-Max 4x4 HP', 'Green-Max Van', 'Green-Max Winter HP'],
      ...['Green-Max Winter Ice I-15', 'Green-Max Winter Ice I-15 SUV', 'CrossWind M/T'],
      ...['Sport Master', 'Sport Master UHP', 'LLA08'],
    ],
  },
  {
    name: 'Laufenn',
    models: [
      ...['G Fit EQ', 'G Fit EQ LK41', 'G FIT EQ LK41 +', 'G-Fit 4S LH71', 'I Fit Ice LW 71'],
      ...['S Fit EQ', 'S-Fit EQ LK01', 'X-Fit Van LV01', 'X-Fit HT LD01'],
    ],
  },
  {
    name: 'КАМА (Нижнекамский шинный завод)',
    models: [
      ...['Кама-505', 'Кама-515', 'Кама-Евро-519', 'Кама-Евро-129', 'Grant (НК-241)'],
      ...['Кама 365 (НК-241)', 'Кама 365 SUV (НК-242)', 'Ice Trace (НК-530)', 'Trail (НК-244)'],
    ],
  },
  { name: 'Kumho', models: ['WinterCraft Ice WI31', 'WinterCraft Ice WI61', 'WinterCraft WP51'] },
]);

test.each([
  ['Pirelli', 'Ice Zero', 'Ice Zero'],
  ['Pirelli', 'ICE ZERO 2', 'Ice Zero 2'],
  ['Пирелли', 'P-Zero', 'P Zero'],
  ['Pirelli', 'Cinturato P7', 'Cinturato P7'],
  ['Linglong', 'Green Max Winter Ice I-15 SUV', 'Green-Max Winter Ice I-15 SUV'],
  ['Linglong', 'CROSSWIND M/T', 'CrossWind M/T'],
  ['Laufenn', 'G-FIT EQ LK41', 'G Fit EQ LK41'],
  ['Laufenn', 'i-Fit Ice LW71', 'I Fit Ice LW 71'],
  ['Laufenn', 'X-Fit Van (LV01)', 'X-Fit Van LV01'],
  ['Kama', '505', 'Кама-505'],
  ['Kama', 'Euro-519', 'Кама-Евро-519'],
  ['Кама', 'Ice Trace (НК-530)', 'Ice Trace (НК-530)'],
  ['Кама', 'Кама 365 SUV (НК-242)', 'Кама 365 SUV (НК-242)'],
  ['Kumho', 'WINTERCRAFT ICE WI-31', 'WinterCraft Ice WI31'],
])('%s %s is %s there', (brand, model, theirs) => {
  expect(names(brand, model).model).toBe(theirs);
});

test('a brand is called as it is there', () => {
  expect(names('Linglong', 'LLA08').brand).toBe('LingLong');
  expect(names('Kama', '505').brand).toBe('КАМА (Нижнекамский шинный завод)');
});

describe('no name is given that may be another model’s', () => {
  test.each([
    ['Pirelli', 'Ice Zero 3'],
    ['Pirelli', 'Cinturato P7 Run Forward'],
    ['Linglong', 'Green-Max Van HP'],
    ['Kumho', 'WinterCraft Ice WI32'],
    ['Kama', '506'],
    ['Pirelli', ''],
  ])('%s %s', (brand, model) => {
    expect(names(brand, model)).toMatchObject({ brand: expect.any(String), model: undefined });
  });

  test('of a brand that is not there', () => {
    expect(names('Никому неизвестный', 'Ice Zero')).toEqual({
      brand: undefined,
      model: undefined,
      nearest: undefined,
    });
  });
});
