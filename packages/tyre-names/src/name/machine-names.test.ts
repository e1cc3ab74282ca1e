import { expect, test } from 'vitest';
import { knownNames } from '../packaged-names.ts';
import { createDictionary } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';
import type { ParsedName } from './parsed-name.ts';

const dictionary = createDictionary(knownNames);
const read = (text: string) => parseName(text, { dictionary });

/** Names of machines' and lorries' tyres and wheels as wholesalers write them. */
test.each<[string, Partial<ParsedName>]>([
  // sizes in millimetres
  [
    '1100/400-533 Омскшина О-47А 145G нс12 ТТ',
    { outer_diameter: 1100, width: 400, diameter: 533, load_index: '145' },
  ],
  [
    '1300/700-21 Арктиктранс Я-673 132B 4PR TL',
    { section: 'special_tyres', outer_diameter: 1300, width: 700, diameter: 21 },
  ],
  [
    '406/127-254 Continental CS20 SOLID Цельнолитая',
    { section: 'special_tyres', outer_diameter: 406, width: 127, diameter: 254 },
  ],
  ['315/80-22,5 Кама NF 202 156/150L', { width: 315, profile: 80, diameter: 22.5 }],
  // rims of implements that are not 17.5
  ['15.0/55-17 MRL MAW 905 141A8 14PR TL', { section: 'special_tyres', diameter: 17 }],
  // tyres of motorcycles: belted, or with the speed inside the size
  [
    'Mitas Custom Force 120/80 VB16 60V TL',
    { section: 'moto_tyres', width: 120, profile: 80, diameter: 16, model: 'Custom Force' },
  ],
  ['Mitas MC-50 100/90 V18 56V', { section: 'moto_tyres', diameter: 18, model: 'MC-50' }],
  ['180/55 B18 Mitas', { section: 'moto_tyres', width: 180, diameter: 18 }],
  ['130/90-15 Dunlop', { section: 'moto_tyres', construction: 'D' }],
  ['205/60 H15 Pirelli P6', { section: 'tyres', model: 'P6' }],
  ['155/80-13 Кама 205', { section: 'tyres' }],
  // indices
  ['18.00-25 Белшина Бел-197 183/189В нс32 223кг', { load_index: '183/189', speed_index: 'B' }],
  [
    '600/50Р22.5 NorTec IM-36 159/170A8 TL',
    { section: 'special_tyres', load_index: '159/170', speed_index: 'A8' },
  ],
  ['600/70Р30 Goodyear DT820 162A8B TL', { load_index: '162', speed_index: 'A8' }],
  [
    '710/70Р42 Tianli AG-RADIAL 70S 173A8/B TL',
    { model: 'AG-RADIAL 70S', load_index: '173', speed_index: 'A8' },
  ],
  ['315/80Р22.5 Continental HDO 156/150C TL', { load_index: '156/150', speed_index: 'C' }],
  [
    '385/65Р22.5 MAXZEZ MF166 160 нс20 TL',
    { model: 'MF166', load_index: '160', speed_index: null },
  ],
  ['17.5-25 ROCKBUSTER G2/L2 H168 28PR TL', { model: 'H168', load_index: null }],
  ['315/70Р22.5 Yokohama 124R 156/150L рулевая', { model: '124R', load_index: '156/150' }],
  // a set with tube and flap is not studded, and the name of a tread is not a model
  [
    '23.5-25 Kingnate E3/L3 28PR ТТ Ш/К волна',
    { model: 'E-3/L-3', studded: null, season: null, tube: 'TT' },
  ],
  ['20.5-25 Volex E3/L3 20PR TTF (кам.+о/лента)', { model: 'E-3/L-3', tube: 'TT' }],
  [
    '12.00Р20 АШК Forward Traction 75 154/149J унив. TT',
    { model: 'Forward Traction 75', axle: 'all' },
  ],
  [
    '295/75Р22.5 Tornado (Advance Holdings) GL283A 146/143L TL',
    { brand: 'Tornado', model: 'GL283A' },
  ],
  // sections
  ['12.5L-15SL TITAN HIGH FLOTATION 127B нс12 TL', { section: 'special_tyres' }],
  ['560/45Р22.5 Ozka AGRIGOR20 152D TL', { section: 'special_tyres' }],
  ['8.25-15 Voltyre ЛФ-268 143B нс14 ТТ', { section: 'special_tyres' }],
  ['13/5.00-6 Kenda K-500 4PR TL', { section: 'special_tyres' }],
  // wheels
  [
    '15*38 ET+125 8*250 D199 БЗТДиА МТЗ серый',
    { section: 'truck_disks', rim_width: 15, diameter: 38, et: 125 },
  ],
  [
    'W8*32 ET116 6*230 D180 Китай Т-25 серебристый КД',
    { section: 'truck_disks', rim_width: 8, diameter: 32, brand: null },
  ],
  [
    '7.50*22.5 Китай Грузовой автомобиль серебристый под клин',
    { section: 'truck_disks', rim_width: 7.5, diameter: 22.5 },
  ],
  ['20*26 ET-45 8*415 D368 БЗТДиА ХТЗ черный', { bolts: 8, pcd: [415], dia: 368 }],
  [
    '6.00*10 ET0 5*140 D94 Китай Погрузчик серебристый КД без вент.',
    { section: 'truck_disks', brand: null },
  ],
  ['ДШ 6*205 16*5.5 D161 ET117 TOPU Silver', { section: 'disks' }],
  [
    '425/85Р21 NorTec TR 1260 156G нс18 TT (С подкачкой) с вентилем РК-5',
    { width: 425, load_index: '156' },
  ],
  ['ДЛ 5*114.3 17*7 D67.1 ET51 Carwel Синтур ABT', { model: 'Синтур' }],
  ['ДЛ 4*100 17*7 D60.1 ET40 Lizardo 494 G22MF', { model: '494' }],
])('%s', (text, facts) => {
  expect(read(text)).toMatchObject({ kind: 'product', ...facts });
});

test.each([
  '16.00-24 (16.00-24 Я-140) Камера индустриальная Voltyre ЕР-161',
  'УК-14М (185/60R14) Камера легковая КАМА ЛК-35-11.7',
])('%s is a tube', (text) => {
  expect(read(text)).toMatchObject({ kind: 'accessory', accessory: 'Камера' });
});

test('a tyre that is sold with a tube is one', () => {
  expect(read('Белшина Би-522 R16C 175/ 101/99N Камера')).toMatchObject({
    kind: 'product',
    tube: 'TT',
  });
});
