import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Section } from '../text/text-reading.ts';
import { createDictionary, type KnownNames, learnNames } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';
import type { ParsedName } from './parsed-name.ts';

const KNOWN: KnownNames = {
  brands: [
    { name: 'Michelin', aliases: ['мишлен'] },
    { name: 'Kama', aliases: ['кама', 'нк.шз'] },
    { name: 'K&K', aliases: ['кик'] },
  ],
  models: [
    { brand: 'Michelin', name: 'X-Ice North 4' },
    { brand: 'Michelin', name: 'X-Ice North 4 SUV' },
    { brand: 'Kama', name: 'Кама-505' },
  ],
};
const dictionary = createDictionary(KNOWN);
const parse = (text: string, section?: Section) => parseName(text, { section, dictionary });

type Case = [text: string, expected: Partial<ParsedName>];
const check = (cases: Case[], section?: Section) =>
  test.each(cases)('%s', (text, expected) => {
    expect(parse(text, section)).toMatchObject({ kind: 'product', ...expected });
  });

const s205 = { width: 205, profile: 55, diameter: 16, construction: 'R' } as const;

describe('tyres', () => {
  check([
    [
      'Шина зимняя Michelin X-Ice North 4 205/55R16 94T XL шип.',
      {
        ...s205,
        section: 'tyres',
        brand: 'Michelin',
        model: 'X-Ice North 4',
        isModelKnown: true,
        load_index: '94',
        speed_index: 'T',
        season: 'winter',
        studded: true,
        xl: true,
      },
    ],
    [
      '205/55Р16 94Т  Мишлен X-ICE NORTH 4 SUV  б/к (XL) Польша',
      { ...s205, model: 'X-Ice North 4 SUV', speed_index: 'T', tube: 'TL', country: 'Польша' },
    ],
    [
      'а/ш 195/75 R16С 107/105R Нк.шз Кама-505 уценка 2021 г.',
      {
        light_truck: true,
        load_index: '107/105',
        brand: 'Kama',
        model: 'Кама-505',
        year: 2021,
        remarks: ['marked_down'],
      },
    ],
    [
      'AT 18x9.50-8 Deestone D930',
      { section: 'quadro_tyres', outer_diameter: 18, width: 9.5, diameter: 8 },
    ],
    ['18x7-8 Deestone D301 16PR', { section: 'special_tyres', ply_rating: 16 }],
    [
      'Nowhere Storm Chaser 7 225/45ZR18 95W RunFlat',
      {
        brand: 'Nowhere',
        isBrandKnown: false,
        model: 'Storm Chaser 7',
        construction: 'ZR',
        run_flat: true,
      },
    ],
    [
      '31х10,50R15LT 109Q Comforser CF3000',
      {
        outer_diameter: 31,
        width: 10.5,
        profile: 0,
        diameter: 15,
        brand: 'Comforser',
        model: 'CF3000',
      },
    ],
    [
      '315/80R22.5 Sailun S815 156/150L (154/150M) 20PR рулевая TL',
      {
        section: 'truck_tyres',
        load_index: '156/150',
        speed_index: 'L',
        ply_rating: 20,
        axle: 'steer',
        model: 'S815',
        tube: 'TL',
      },
    ],
    [
      '10.00R20 (280R508) Белшина Бел-116 нс16 146/143К с камерой',
      {
        section: 'truck_tyres',
        width: 10,
        diameter: 20,
        other_size: '10.00R20',
        speed_index: 'K',
        model: 'Бел-116',
        tube: 'TT',
      },
    ],
    [
      '18.4-38 Voltyre DT-114 146A8 10PR TT с/х',
      {
        section: 'special_tyres',
        construction: 'D',
        load_index: '146',
        speed_index: 'A8',
        model: 'DT-114',
        tube: 'TT',
      },
    ],
    [
      '25x8-12 Kenda Bear Claw K299 43F 6PR',
      {
        section: 'quadro_tyres',
        outer_diameter: 25,
        width: 8,
        diameter: 12,
        load_index: '43',
        model: 'Bear Claw K299',
      },
    ],
    [
      '120/70ZR17 58W Metzeler Roadtec 01 TL M/C передняя',
      { section: 'moto_tyres', load_index: '58', position: 'front', model: 'Roadtec 01' },
    ],
  ]);
});

describe('wheels', () => {
  check([
    [
      'К&К Лада Веста 6x15/4x100 ET50 D60,1 Сильвер',
      {
        section: 'disks',
        brand: 'K&K',
        rim_width: 6,
        diameter: 15,
        bolts: 4,
        pcd: [100],
        et: 50,
        dia: 60.1,
        model: 'Лада Веста',
        colour: 'Сильвер',
      },
    ],
    [
      'Литой диск СКАД Сакура 16*6,5J 5*114.3 ЕТ -5 ЦО 67.1',
      { rim_width: 6.5, et: -5, dia: 67.1, model: 'Сакура', rim_type: 'cast' },
    ],
    [
      'Диск литой Replay M35 7*17/5*114,3/45/67,1 BKF',
      { rim_width: 7, bolts: 5, pcd: [114.3], et: 45, dia: 67.1 },
    ],
    ['Диск 14/5,5J 4*100 43 60,1 Replay Logan', { bolts: 4, pcd: [100], et: 43, dia: 60.1 }],
    [
      'Lemmerz 11,75\\R22,5 10*335 ET0 d281',
      { section: 'truck_disks', rim_width: 11.75, diameter: 22.5, bolts: 10, dia: 281 },
    ],
    ['Диск Asterro 22,5х9,00 10х335 ЕТ175 ДЦО281', { rim_width: 9, et: 175, dia: 281 }],
  ]);
});

test.each([
  ['3.00-10 42J Michelin K58 TT', { load_index: '42', speed_index: 'J', model: 'K58' }],
  ['Michelin X 215/60-R17 100T', { width: 215, diameter: 17, load_index: '100' }],
  ['Michelin T125/70 D17 98M', { width: 125, profile: 70, diameter: 17 }],
])('%s', (text, expected) => expect(parse(text)).toMatchObject(expected));

test.each([
  ['Камера 16.9-30 TR-218A', 'Камера'],
  ['10.00R20 Ободная лента', 'Ободная лента'],
  ['Автокамера 6.50-16 ЛК-35-16.5', 'Камера'],
  ['Болт М12х1,5 26мм конус', 'Крепёж'],
  ['Кольцо центровочное 72.6-66.6', 'Кольцо'],
  ['Колесо в сборе 6.50-10 погрузчик', 'Колесо в сборе'],
  ['Цепи противоскольжения 205/55R16', 'Цепи'],
  ['Кронштейн запасного колеса 205/75R15', 'Инструмент'],
])('«%s» is kept out', (text, accessory) => {
  expect(parse(text)).toMatchObject({ kind: 'accessory', accessory, section: null });
});

test('a text without a size is no product by itself, but keeps its names', () => {
  expect(parse('Michelin X-Ice North 4')).toMatchObject({
    kind: 'unreadable',
    brand: 'Michelin',
    model: 'X-Ice North 4',
  });
});

test('names are learnt from columns', () => {
  const learning = createDictionary({ brands: [], models: [] });
  const text = '205/55R16 Lun Tan Z-9 91V';
  expect(parseName(text, { dictionary: learning }).brand).not.toBe('Lun Tan');
  learnNames(learning, [{ brand: 'Lun Tan', model: 'Z9' }]);
  expect(parseName(text, { dictionary: learning })).toMatchObject({
    brand: 'Lun Tan',
    model: 'Z9',
    isModelKnown: true,
  });
});

test('the parts of a name may stand in any order', () => {
  const parts = ['Michelin X-Ice North 4', '205/55R16', '94T', 'XL', 'шип', 'TL'];
  const expected = parse(parts.join(' '));
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
      expect(parse(shuffled.join(' '))).toEqual(expected);
    }),
  );
});

test('any text is read without failing', () => {
  const signs = fc.constantFrom(...'0123456789/.,-xхRРZСCет ()*+«»"шипABJ'.split(''));
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 80 }), (text) => {
      expect(['product', 'accessory', 'unreadable']).toContain(parse(text).kind);
    }),
    { numRuns: 500 },
  );
});

test('is read the same whatever was read before it', () => {
  const alone = (text: string) => parseName(text, { dictionary: createDictionary(KNOWN) });
  const models = ['Ice Zero', 'ICE ZERO', 'Ice Zero (шип)', 'Ice-Zero шип. XL', 'Ice Zero* б/у'];
  const sizes = ['205/55 R16 94T', '195/65R15', '205*55*16', '7x16 5x114,3 ET40 D66,1'];
  const forms = [
    (model: string, size: string) => `Pirelli ${model} ${size}`,
    (model: string, size: string) => `${size} Pirelli ${model}`,
    (model: string, size: string) => `а/шина ${model} ${size} PIRELLI`,
    (model: string, size: string) => `${model} ${size}`,
  ];
  for (const form of forms)
    for (const model of models)
      for (const size of sizes)
        expect(parse(form(model, size)), form(model, size)).toEqual(alone(form(model, size)));
});

test('what copies the wheels of cars is no colour of one', () => {
  const name = 'Диск K&K Replica VW24 7x17 5x112 ET43 D57.1 Silver';
  expect(parse(name)).toMatchObject({ rim_type: 'replica', colour: 'Silver' });
});
