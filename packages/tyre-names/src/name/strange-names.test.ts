import { expect, test } from 'vitest';
import type { Section } from '../text/text-reading.ts';
import { createDictionary } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';

const dictionary = createDictionary({
  brands: [
    { name: 'Nokian', aliases: [] },
    { name: 'Viatti', aliases: [] },
    { name: 'Белшина', aliases: [] },
  ],
  models: [],
});

const names =
  (section?: Section) =>
  ([text, expectedFacts]: readonly [string, object]) =>
    expect(parseName(text, { section, dictionary })).toMatchObject(expectedFacts);

test.for([
  ['21.3R24 (530/70R24) Viatti DR-1 158A8', { width: 21.3, profile: 0, diameter: 24 }],
  ['18/70-20 (455/70-20) Viatti MP-1 14PR', { width: 18, profile: 70, diameter: 20 }],
  ['Шина 390/95R20 Viatti К-1 156G (1260х390-508)', { width: 390, profile: 95, diameter: 20 }],
  ['Viatti V-525 (195/75R16C) 107/105R', { width: 195, profile: 75, diameter: 16 }],
] as const)('the size before what it is called otherwise: %s', names());

test.for([
  ['R14 185 C Viatti V-525 102/100Q', { width: 185, profile: 0, diameter: 14, light_truck: true }],
  ['Автошина R15 195 С Viatti V-525', { width: 195, profile: 0, diameter: 15, light_truck: true }],
  ['R13 175/70 Viatti V-525 82H', { width: 175, profile: 70, diameter: 13, light_truck: false }],
] as const)('the rim first, and no profile: %s', names());

test.for(['ОШ', 'ош.', 'Spiked', 'Ш*', 'с шипами'])('«%s» is studded', (studs) => {
  names()([`185/60 R14 82T Viatti Nordico V-522 ${studs}`, { studded: true }]);
});

test.for([
  ['Шина 12.5/80-18 для экскаватора Ditch 570 SV', { brand: null, model: null }],
  ['Шина задняя для автобуса ПАЗ 245/70 R19,5', { brand: null }],
  ['Шина 12.5/80-18 Viatti BL-9 для экскаватора JCB 3CX', { brand: 'Viatti', model: 'BL-9' }],
  ['Шина для погрузчика Viatti BL-9 12.5/80-18', { brand: 'Viatti', model: 'BL-9' }],
  ['Шина 15.5R38 Viatti Ф-2А передня МТЗ', { model: 'Ф-2А' }],
  ['23.5-25 Viatti L-3 20PR TL', { model: 'L-3', pattern: 'L-3' }],
] as const)('what a machine is called is no name of its tyre: %s', names());

test.for([
  ['205/55 R16 Viatti Strada V-130 91V (старая цена)', { model: 'Strada V-130' }],
  ['205/55 R16 Viatti Strada V-130 (TS32555) 91V', { model: 'Strada V-130' }],
  [
    '205/55 R16 Nokian Hakka Green (нижний ряд) 91V',
    { model: 'Hakka Green', unread: ['нижний', 'ряд'] },
  ],
  ['205/55 R16 Viatti Strada (V-130) 91V', { model: 'Strada (V-130)' }],
  ['А/ШИНА 215/75R16C Белшина BEL-313 СЕР Л/ГРУЗ', { model: 'BEL-313' }],
  ['А/ШИНА 205/55R16 Белшина BEL-262 СЕР ЛЕГК Б/К', { model: 'BEL-262' }],
] as const)('remarks and abbreviations are no model: %s', names());

test.for([
  ['Шина / R16C 195/75 / 107/105R / Viatti / Bosco', { size: '195/75 R16C', model: 'Bosco' }],
  ['Шина / Р20 315/35 / 110W / Viatti / Strada', { size: '315/35 R20', model: 'Strada' }],
  ['Tyre Zvezdolet 215/65 R16 98T', { brand: 'Zvezdolet', model: null }],
] as const)('pieces between slashes, and the word for the goods: %s', names());

test.for([
  ['Viatti 5.5x16 6x170/130 ET105', { pcd: [170], dia: 130, et: 105 }],
  ['Viatti 8x16 5x139.7/110 ET-19', { pcd: [139.7], dia: 110, et: -19 }],
  ['Viatti 7x16 5x100/114.3 ET40 67.1', { pcd: [100, 114.3], dia: 67.1 }],
  ['Viatti 7x16 5x114.3/100 ET40 67.1', { pcd: [114.3, 100], dia: 67.1 }],
  ['Viatti 5.5х14 4*98*35*58.6', { bolts: 4, pcd: [98], et: 35, dia: 58.6 }],
  ['Viatti 6.5x15 5x100x56.1 ET38', { bolts: 5, pcd: [100], et: 38, dia: 56.1 }],
  ['Viatti 5.5R16 6x170 ET105 d130', { rim_width: 5.5, diameter: 16, et: 105, dia: 130 }],
  ['Viatti 7x16 ET15 R16 5x112', { rim_width: 7, diameter: 16, et: 15 }],
  ['BBS CH-R II 9.0x20 5/120 ET29 satin', { model: 'CH-R II' }],
  ['11.75x22.5 M22 10x335 ET0 D281 Accuride alu polished', { model: null }],
  ['Viatti 6Jх15 4/108 Эт 47,5 цо 63,3', { et: 47.5, dia: 63.3 }],
] as const)('numbers of a wheel: %s', names('disks'));

test('«колесо дисковое» is a wheel of no such model', () => {
  names()(['Колесо дисковое 7.0-20 53205 10*335', { model: '53205', section: 'truck_disks' }]);
});

test.for(['Урал', 'ЗИЛ', 'МАЗ'])('a wheel of 20 inches for %s is a truck’s', (car) => {
  names()([`Диск колеса 8.5-20 ${car} 10 отв.`, { section: 'truck_disks' }]);
});

test.for([
  'Комплект: шина 205/55R16 Viatti V-130 + диск 6.5x16 5x114.3',
  'Колесо 195/65R15 Viatti V-130 91H диск 6x15 4x100 ET45',
  'Колесо 195/65R15 Viatti V-130 91H и диск штампованный 6x15 4/100',
])('a tyre with a wheel is neither: %s', (text) => {
  expect(parseName(text, { dictionary }).kind).toBe('accessory');
});

test('a wheel for a tyre of a size is a wheel', () => {
  names()(['Диск 6.5x16 5x114.3 ET45 Viatti под шину 205/55R16', { section: 'disks' }]);
});

test('a mark of construction before a model is no part of it', () => {
  names()(['Viatti 225/45R17 91Y FR STRADA 5', { model: 'STRADA 5' }]);
});

test.for(['Diplomat', 'Effiplus', 'Transmate', 'Yongzheng', 'COX', 'Pace', 'Devino', 'K7'])(
  '%s makes tyres or wheels',
  (brand) => {
    expect(parseName(`${brand} A10 205/55R16 91V`, { dictionary })).toMatchObject({
      brand,
      isBrandKnown: true,
    });
  },
);

test('a maker of two names is one', () => {
  names()([
    'Матадор-Омскшина MP21 175/65R14 82H',
    { brand: 'Matador', isBrandKnown: true, model: 'MP21' },
  ]);
});

test.for([
  ['Шина 12.00-20 КАМА 402 нс18 с к/л', { season: null, tube: 'TT' }],
  ['Шина 205/55 R16 Viatti Bosco 94T [2022]', { year: 2022 }],
  ['(2024) 225/65R17 106T Viatti Bosco', { year: 2024 }],
  [
    'Диск колесный 11.75-22.5 ET 0 10/335 дисковые тормоза Lemmerz',
    { section: 'truck_disks', brand: 'Lemmerz', unread: [] },
  ],
  ['Mefro 22.5x7.50 10x335 ET165 D281 (усил.)', { brand: 'Mefro', model: null, unread: [] }],
  ['Диск тормозной вентилируемый 256 мм', { kind: 'accessory' }],
] as const)('what comes with the goods is no word of theirs: %s', names());

test.for([
  ['12.00-18 К-70 нс 8 Viatti', { model: 'К-70', ply_rating: 8 }],
  ['12.00-20 М-93 нс-8 Viatti', { model: 'М-93', ply_rating: 8 }],
  ['18.4-34 Ф-44 н.с. 8 БЕЛШИНА', { model: 'Ф-44', ply_rating: 8 }],
  ['7.50R16 Viatti И-Н142Б нс-14', { model: 'И-Н142Б', ply_rating: 14 }],
  ['11.00R20 Viatti 310 16 нс', { ply_rating: 16 }],
] as const)('layers behind their mark before those in front of it: %s', names());

test.for([
  ['А/ШИНА 215/75R16C Белшина BEL-313 СЕР Л/ГРУЗ', { season: null, light_truck: true }],
  ['7.50-20 Белшина МИ-173 с о/л', { season: null }],
  ['205/55R16 Viatti Л', { season: 'summer' }],
] as const)('a shortened word is no season: %s', names());

test.for([
  ['8.25R20 У-2 н.с.14 Viatti в комплекте', { model: 'У-2', ply_rating: 14 }],
  ['12.4-24 R-1 8PR Viatti TA-60 в комп.', { model: 'TA-60' }],
  ['2.75-17 Viatti K36', { model: 'K36', load_index: null, speed_index: null }],
  ['205/55R16 Viatti Strada H91', { load_index: '91', speed_index: 'H' }],
  ['Шина 4.00-10 мотоблок с камерой', { section: 'special_tyres', model: null, tube: 'TT' }],
] as const)('what is left of read words is no model: %s', names());

test.for([
  ['6.5J16 5*114.3 ET46 67.1 Trebl 9552T Black', { rim_width: 6.5, diameter: 16, bolts: 5 }],
  ['LS 1319 7,0R17 5*108 ET45 d63.3 [BKF]', { colour: 'BKF' }],
  ['LEMMERZ 11,75\\R22,5 10*335 ET0 d281 [2920687 alive]', { colour: null }],
  ['Диск ГАЗель 5.5х16 6х170 ЕТ106 D130 (серый)', { model: null, colour: 'серый' }],
  ['Mercedes CT1455 GMF R18 W8 PCD5x112 ET45 DIA66.6', { model: 'CT1455', colour: 'GMF' }],
  ['Диск для квадроцикла ITP SS112 14x7 4/110', { brand: 'ITP', model: 'SS112' }],
] as const)('wheels as shops write them: %s', names());

test.for([
  ['23.5-25 Белшина ВФ-166 24сл', { ply_rating: 24, load_index: null, season: null }],
  ['16.00-24 Белшина Ф-47 20с.л. 172A8', { ply_rating: 20, load_index: '172' }],
  ['12.00R20 Белшина Бел-1260 20 н.с. ТТ', { ply_rating: 20, load_index: null, tube: 'TT' }],
  ['20.5-25 Белшина Ф-92 28 с.', { load_index: null, speed_index: null }],
  ['195/75R16C Viatti V-525 107/105Rлето', { load_index: '107/105', season: 'summer' }],
] as const)('plies are no index and no season: %s', names());

test.for([
  ['арт.2255516 Viatti Strada 205/55R16 91V', { size: '205/55 R16', other_size: null }],
  ['код: 1014528 Viatti Strada 205/55R16', { size: '205/55 R16', model: 'Strada' }],
  ['2055516 Viatti V-525 185R14C 102/100R', { size: '185 R14C', other_size: null }],
  ['3158016 Viatti DT-1 18.4-38', { section: 'special_tyres', size: '18.4-38' }],
  ['Viatti Strada 205/55R16 91V 2457016', { size: '205/55 R16', other_size: null }],
  ['1014528 Viatti Strada', { kind: 'unreadable', size: null }],
  ['2055516 Viatti Strada 91V', { size: '205/55 R16', construction: 'R', model: 'Strada' }],
  ['20555R16 Viatti Strada 91V', { size: '205/55 R16', model: 'Strada' }],
] as const)('an article is no size: %s', names());

test.for([
  ['R15C 195 Viatti V-525 106/104R', { size: '195 R15C', light_truck: true, construction: 'R' }],
  ['R16 C 215/75 Viatti V-525 116/114R', { size: '215/75 R16C', light_truck: true }],
  ['R16 LT265/75 Viatti Bosco 123/120Q', { size: '265/75 R16', light_truck: true }],
  ['155/13 78T Viatti V-130', { section: 'tyres', size: '155 R13', construction: 'R' }],
  ['195/14С 106/104R Viatti V-525', { size: '195 R14C', light_truck: true, profile: 0 }],
  ['205/16 Viatti Strada', { kind: 'unreadable', size: null }],
  ['185/75 R16C 115 R Viatti V-525', { size: '185/75 R16C', load_index: '115' }],
] as const)('a size without a profile, and the mark of a van: %s', names());

test.for([
  ['Viatti Strada R1 195/65 Р15 91Т', { section: 'tyres', model: 'Strada R1' }],
  ['Viatti Strada E3 195/65/15 91H', { section: 'tyres', model: 'Strada E3', construction: 'R' }],
  ['Viatti Strada G2 205 55 16', { section: 'tyres', model: 'Strada G2' }],
  ['Viatti R-4 340/80R18 143A8', { section: 'special_tyres', pattern: 'R-4' }],
  ['Viatti 250/80-18 R-4', { section: 'special_tyres', pattern: 'R-4' }],
] as const)('the code of a tread is part of a car tyre’s model: %s', names());

test.for([
  ['14.00-20 (370-508) Белшина ОИ-25 146G', { section: 'truck_tyres', size: '14.00-20' }],
  ['14.00-20 Белшина Ф-1 153B', { section: 'special_tyres' }],
  ['8.25R16LT Viatti V-1 16PR 128/124K', { section: 'truck_tyres', light_truck: true }],
  ['7.50R16LT Viatti V-1 14PR 122/118L', { section: 'tyres', light_truck: true }],
  ['430-610 Белшина Ф-1', { other_size: null }],
] as const)('tyres of lorries and machines: %s', names());

test.for([
  ['Viatti | Strada | 205/55/16 | 91 | H | лето', { load_index: '91', speed_index: 'H' }],
  ['185/65/15  88  T  Viatti  V-130', { load_index: '88', speed_index: 'T', model: 'V-130' }],
  ['195/75/16С  107/105  R  Viatti  V-525', { load_index: '107/105', speed_index: 'R' }],
  ['18.4-38 Viatti DT-1; 146; A8', { load_index: '146', speed_index: 'A8' }],
  ['205/55R16 Viatti Strada ИН 91 ИС V', { load_index: '91', speed_index: 'V' }],
  ['195/75R16C Viatti V-525 107R/105R', { load_index: '107/105', speed_index: 'R' }],
  ['205/55R16 Viatti Strada V/91', { load_index: '91', speed_index: 'V', model: 'Strada' }],
  ['205/55R16 Viatti Strada 91 M+S', { speed_index: null }],
  ['205/55R16 | Viatti Strada | 72 | B | C', { load_index: null, speed_index: null }],
  ['205/55R16 Viatti V-130 / H', { load_index: null, speed_index: null, model: 'V-130' }],
  ['205/55R16 Viatti 217, H', { load_index: null, speed_index: null }],
] as const)('indices in columns of their own: %s', names());

test.for([
  ['205/55R16 Viatti Ventus Prime 3 K125', 'tyres'],
  ['Viatti iceGuard SUV G075 225/65R17', 'tyres'],
  ['265/50R20 Viatti Geolandar X-CV G057', 'tyres'],
  ['Viatti Advan Sport V105 225/45R17', 'tyres'],
  ['225/45R17 Viatti Advan Sport V105', 'tyres'],
  ['K125 205/55R16 Viatti', 'tyres'],
  ['225/70R19.5 Viatti G159', 'truck_tyres'],
] as const)('the number of a model is no index: %s', ([text, section]) => {
  names()([text, { section, load_index: null, speed_index: null }]);
});

test.for([
  ['205/55R16 91T Viatti V-525 дисконт 2021г', { section: 'tyres', model: 'V-525', year: 2021 }],
  ['8.3-20 Viatti В-103 нс6', { section: 'special_tyres', width: 8.3, diameter: 20 }],
  ['13.6R24 Viatti В-103', { section: 'special_tyres', width: 13.6, diameter: 24 }],
  ['8.25R20 Viatti У-2', { section: 'truck_tyres', width: 8.25, diameter: 20 }],
] as const)('no word or size takes a tyre for something else: %s', names());
