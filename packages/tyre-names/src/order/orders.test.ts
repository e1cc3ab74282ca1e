import { expect, test } from 'vitest';
import { parseOrder } from '../api/parse-order.ts';

/** Fields that tell goods apart in these orders. */
const TOLD_BY = [
  'brand',
  'model',
  'car',
  'width',
  'outer_diameter',
  'diameter',
  'season',
  'axle',
  'position',
];

/** A row in one line: «tyres Michelin 225 17 × 4». Of several models the first stands for all. */
const shortly = ({ section, filter, pieces }: ReturnType<typeof parseOrder>['rows'][number]) => {
  const values = TOLD_BY.flatMap((field) => {
    const value = (filter as Record<string, unknown>)[field];
    if (value === undefined) return [];
    if (field === 'car') return Object.values(value as object).join(' ');
    const all = value as readonly unknown[];
    return field === 'model' ? String(all[0]) : all.join('+');
  });
  return `${section ?? 'nothing'} ${values.join(' ')}${values.length > 0 ? ' ' : ''}× ${pieces?.value ?? '?'}`;
};

test.each([
  [
    'cells of pieces and price behind dashes',
    '185/65 R15 (88H) – 4шт – 4200',
    ['tyres 185 15 × 4'],
  ],
  [
    'pieces, price and sum',
    '235/65R17 Nokian Hakka Green... 4 8900 35600',
    ['tyres Nokian Tyres Hakka Green 3 235 17 × 4'],
  ],
  ['a number word', '185/65/15 - десяток', ['tyres 185 15 × 10']],
  [
    'two sizes of a quad bike without a separator',
    '26х9-12 2 шт 26х11-12 2 шт',
    ['special_tyres 9 26 12 × 2', 'special_tyres 11 26 12 × 2'],
  ],
  [
    'a name with a dash and a number, and another name',
    '175/65R14 Кама 365 - 20, Кама 519 (шип) - 40',
    ['tyres Kama 365 SUV 175 14 × 20', 'tyres Kama Euro-519 175 14 × 40'],
  ],
  [
    'rims as headings without a letter',
    '16: 205/55 8, 215/60 4\n17: 225/45 4',
    ['tyres 205 16 × 8', 'tyres 215 16 × 4', 'tyres 225 17 × 4'],
  ],
  ['rims in a row', 'R13 — 8, R14 — 12 (штамповка)', ['tyres 13 × 8', 'disks 14 × 12']],
  ['the size of a lorry with a stroke', '11,00/20 - 6 шт', ['truck_tyres 11 20 × 6']],
  [
    'another brand instead',
    'Замените пирелли на мишлен, 225/50R17 4 шт',
    ['tyres Michelin 225 17 × 4'],
  ],
  [
    'another brand if there is none',
    '235/65 р17 тигар 4шт, если нет то виатти',
    ['tyres Tigar+Viatti 235 17 × 4'],
  ],
  [
    'the same in another size',
    'Йокогама G075 265/65/17 -4, то же в 285/60/18 - 4',
    ['tyres Yokohama G075 265 17 × 4', 'tyres Yokohama G075 285 18 × 4'],
  ],
  [
    'the same size with another axle',
    'ведущая 295/80r22.5 × 8; рулевая та же размерность × 4',
    ['truck_tyres 295 22.5 drive+winter_drive × 8', 'truck_tyres 295 22.5 steer × 4'],
  ],
  [
    'tubes for them',
    '23.5-25 2 шт, 17.5-25 - 4, и камеры к ним',
    ['special_tyres 23.5 25 × 2', 'special_tyres 17.5 25 × 4', 'nothing × ?'],
  ],
  [
    'tyres and wheels of a car',
    'на Солярис 2015г комплект лета и литьё R15 на него же',
    ['tyres Hyundai Solaris I-II 2015 summer × 4', 'disks Hyundai Solaris I-II 2015 15 × ?'],
  ],
  [
    'a name behind the second size of a pair',
    '120/70 zr17 и 180/55 zr17 диабло россо 3 комплект',
    ['moto_tyres Diablo Rosso IV 120 17 × 3', 'moto_tyres Diablo Rosso IV 180 17 × 3'],
  ],
  [
    'a set of two sizes on one rim',
    '255/55 R18 и 285/50 R18 комплект',
    ['tyres 255 18 × 2', 'tyres 285 18 × 2'],
  ],
  [
    'a machine said behind the second size',
    '2 шины 6.50-10 и 2 шины 7.00-12 на вилочный',
    ['special_tyres 6.5 10 × 2', 'special_tyres 7 12 × 2'],
  ],
  [
    'a greeting and a car without a number',
    'Здравствуйте! Мне бы на гранту зиму, четыре штучки',
    ['tyres LADA Granta winter × 4'],
  ],
  [
    'a quantity before a remark',
    'нокиан хакка 9 195/65 15 шип 4 (остатки подойдут)',
    ['tyres Nokian Tyres Hakkapeliitta 9 195 15 × 4'],
  ],
  [
    'a size for three names',
    '195/65/15 — Cordiant Winter Drive 2 — 30, Tunga Nordway 2 — 30, Viatti V-522 — 20',
    [
      'tyres Cordiant Winter Drive 2 PW-3 195 15 × 30',
      'tyres Tunga NordWay 2 195 15 × 30',
      'tyres Viatti V-522 195 15 × 20',
    ],
  ],
  [
    'a generation before a comma',
    'на прадо 150, липучка, комплект',
    ['tyres Toyota Land Cruiser Prado 150 winter × 4'],
  ],
  [
    'numbers of a list in one line',
    'Нужно: 1) 9.00R20 - 6 шт; 2) 12.00-18 К-70 - 2 шт',
    ['truck_tyres 9 20 × 6', 'truck_tyres К-70 12 18 × 2'],
  ],
  ['an index and what is above it', '205/55/16 91Т и выше - 8', ['tyres 205 16 × 8']],
  [
    'a quantity before a full stop and other goods',
    '275/70 R22.5 Hankook город, 6шт. Омега 14.00-20 16PR на грейдер, 6',
    ['special_tyres Hankook 275 22.5 × 6', 'special_tyres 14 20 × 6'],
  ],
  ['sets behind a bore', 'СКАД 6,5x16 5x112 ET50 57.1 4 компл', ['disks СКАД 16 × 16']],
  [
    'a heading for each size of the line',
    'лето R13-R15 ходовые, по 20 каждого: 175/70R13, 175/65R14',
    ['tyres 175 13 summer × 20', 'tyres 175 14 summer × 20'],
  ],
  [
    'kinds one after another',
    '12.00R20 ведущие 8шт рулевые 2шт запаска 1шт',
    ['truck_tyres 12 20 drive+winter_drive × 8', 'truck_tyres 12 20 steer × 2', 'nothing × 1'],
  ],
  [
    'the rear of a machine',
    '800/65R32 2 шт и задние 18.4R24 2 шт',
    ['special_tyres 800 32 × 2', 'special_tyres 18.4 24 × 2'],
  ],
  [
    'a quantity between commas',
    '275/45/20 вся летняя, 4, не старше 23 года',
    ['tyres 275 20 summer × 4'],
  ],
  [
    'a name that the maker does not have',
    'Nitto Terra Grappler 265/65R17 4 шт',
    ['tyres Nitto 265 17 × 4'],
  ],
  [
    'a maker’s number that is not sold',
    'матадор мпс 400 215/65R16C 4 шт',
    ['tyres Matador 215 16 × 4'],
  ],
  [
    'two cars without a unit',
    'Надо на круз 16 лето 4 и на поло 15 тоже лето 4',
    ['tyres Chevrolet Cruze 16 summer × 4', 'tyres Volkswagen Polo sedan / liftback 15 summer × 4'],
  ],
  ['four, or two', '235/60 R18 лето, желательно 4 но можно и 2', ['tyres 235 18 summer × ?']],
  [
    'English axles, which are no models',
    '12 pcs 11R22.5 16PR drive; 6 pcs 11R22.5 16PR steer',
    ['truck_tyres 11 22.5 drive+winter_drive × 12', 'truck_tyres 11 22.5 steer × 6'],
  ],
  [
    'numbers of a list with full stops, and a plus in a name',
    '1. Hankook DH35 315/70R22.5 - 8 2. Hankook AH35 315/70R22.5 - 4 3. Hankook TH31+ 385/65R22.5 - 6',
    [
      'truck_tyres Hankook DH35 315 22.5 × 8',
      'truck_tyres Hankook AH35 315 22.5 × 4',
      'truck_tyres Hankook TH31+ 385 22.5 × 6',
    ],
  ],
  [
    'a model before a full stop',
    '205/55R16 Cordiant Winter Drive 2. 8шт',
    ['tyres Cordiant Winter Drive 2 PW-3 205 16 × 8'],
  ],
  [
    'partial sizes and axles under a rim',
    'R22.5: 295/80 руль 4, ведущая 8',
    ['truck_tyres 295 22.5 steer × 4', 'truck_tyres 295 22.5 drive+winter_drive × 8'],
  ],
  [
    'codes with their quantities',
    '215/75R17.5 Cordiant Professional FR-1 4, DR-1 8',
    ['truck_tyres Cordiant Professional FR-1 215 17.5 × 4', 'truck_tyres DR-1 215 17.5 × 8'],
  ],
  [
    'a size in two notations, and a tread',
    '17.5L-24 (460/70-24) R4 - 2, 12.5/80-18 - 2, 16/70-20 - 4',
    ['special_tyres 17.5+460 24 × 2', 'special_tyres 12.5 18 × 2', 'special_tyres 16 20 × 4'],
  ],
  [
    'a quantity before all',
    'надо 1 шт., Hakkapeliitta 9 215/65 R16',
    ['tyres Hakkapeliitta 9 215 16 × 1'],
  ],
  [
    'a quantity between an index and names',
    '195/50 R15 82V x 4 tigar / riken',
    ['tyres Tigar+Riken 195 15 × 4'],
  ],
  ['the front of a machine', '12.5/80-18 перед — 2', ['special_tyres 12.5 18 × 2']],
])('%s', (_, text, expected) => {
  expect(parseOrder(text).rows.map(shortly)).toEqual(expected);
});
