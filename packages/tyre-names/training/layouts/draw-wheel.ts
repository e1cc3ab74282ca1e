import { drawColour } from './colours.ts';
import { drawNamed, spell } from './layout-goods.ts';
import { inRow, join, type MadeName, type Piece } from './layout-pieces.ts';
import type { Luck } from './luck.ts';

const BEFORE =
  '||||Диск|Диски|Автодиск|Диск колесный|Диск литой|Литой диск|Диск штампованный|ДЛ|ДШ|Колесный диск|Диск автомобильный|Wheel'.split(
    '|',
  );
const CARS =
  'Штамп|Штамп|КАМАЗ|Кия Рио|Хундай Крета|Mazda 3|Фольксваген Поло|УАЗ|ВАЗ|Kia Rio|Газель|Лада Веста|Renault Duster|Hyundai Solaris|(Vesta)|(Camry)|Нива|Toyota|Ford Focus|Форд Транзит'.split(
    '|',
  );
const TAILS =
  'Акция|(Мятый обод)|(Дефект ЛКП)|(с колпаком)|внешний вентиль|с кольцом|73M|78B|звездопад|(КС617)|(KC1044)|(Audi Q8)|Брак|КД|КДБ|16мм|14 мм|1000кг|2400 кг|с вент.|барабан|Прицеп|Грузовой автомобиль|(Следы монтажа)|Logan|ВАЗ-2112|ГАЗ-3302|уценка|б/у|конус|(4 шт)|арт. 4521|Китай|Россия|комплект|без вент.|под клин|2021|литой|штамп|new|2 шт|(уценка)|72995|415200'.split(
    '|',
  );
const CIRCLES: readonly (readonly [number, number])[] = [
  [4, 98],
  [4, 100],
  [4, 108],
  [4, 114.3],
  [5, 98],
  [5, 100],
  [5, 105],
  [5, 108],
  [5, 110],
  [5, 112],
  [5, 114.3],
  [5, 115],
  [5, 118],
  [5, 120],
  [5, 127],
  [5, 130],
  [5, 139.7],
  [5, 150],
  [5, 160],
  [6, 114.3],
  [6, 139.7],
  [6, 170],
];
const BORES = [
  54.1, 56.1, 56.6, 57.1, 58.6, 60.1, 63.3, 63.4, 64.1, 65.1, 66.1, 66.6, 67.1, 70.1, 71.6, 72.6,
  73.1, 74.1, 84.1, 95.3, 98, 98.5, 98.6, 100.1, 106.1, 108.1, 108.5, 110.5,
];

const written = (luck: Luck, value: number) =>
  luck.chance(0.4) ? String(value).replace('.', ',') : String(value);
const cross = (luck: Luck) => luck.pick(['x', 'x', 'х', '*', 'X', '/', ' x ', '×']);

function drawPair(luck: Luck, width: number, rim: number): Piece[] {
  const [w, d]: [Piece, Piece] = [
    [luck.chance(0.3) ? width.toFixed(1) : written(luck, width), 'rim_width'],
    [String(rim), 'diameter'],
  ];
  return luck.pick<() => Piece[]>([
    () => [w, [cross(luck)], d],
    () => [w, [cross(luck)], d],
    () => [w, [luck.pick(['J', 'J', ' J', 'JJ'])], [cross(luck)], d],
    () => [d, [cross(luck)], w],
    () => [['R'], d, [cross(luck)], w],
    () => [w, [luck.pick([' R', 'xR', '/R', 'J R'])], d],
    () => [['R'], d, [' '], w, ['J']],
    () => [w, [' '], d],
  ])();
}

const drawFastening = (luck: Luck, [bolts, circle]: readonly [number, number]): Piece[] => [
  [luck.pick(['', '', '', '', 'PCD', 'PCD ', '('])],
  [String(bolts), 'bolts'],
  [luck.pick(['x', 'x', 'х', '*', '*', '/', '-', ' x '])],
  [luck.chance(0.1) ? circle.toFixed(1) : written(luck, circle), 'pcd'],
];

/** Draws a wheel's name in a layout that may occur in no price list. */
export function drawWheel(luck: Luck): MadeName {
  const named = drawNamed(luck, 'wheels');
  const [rim, width] = [luck.whole(13, 22), luck.whole(10, 21) / 2];
  const circle = luck.pick(CIRCLES);
  const [et, dia] = [luck.chance(0.05) ? -luck.whole(1, 40) : luck.whole(0, 60), luck.pick(BORES)];
  const [hasEt, hasDia] = [luck.chance(0.93), luck.chance(0.9)];
  const offset: Piece[] = hasEt
    ? [
        [
          luck.pick(['ET', 'ET', 'ЕТ', 'et', 'ET ', 'Et', 'вылет ', 'ET-', 'ET=']).replace('-', ''),
          undefined,
        ],
        [String(et), 'et'],
      ]
    : [];
  const isBare = hasEt && luck.chance(0.25);
  const bore: Piece[] = hasDia
    ? [
        [isBare ? '' : luck.pick(['D', 'D', 'DIA', 'DIA ', 'd', 'ЦО ', 'CB', 'Ø', 'ЦО', 'D '])],
        [written(luck, dia), 'dia'],
      ]
    : [];
  const brand: Piece[] = luck.chance(0.96) ? [[spell(luck, named.brand, true), 'brand']] : [];
  const model: Piece[] = luck.chance(0.96) ? [[spell(luck, named.model, false), 'model']] : [];
  const hasColour = luck.chance(0.75);
  const colour: Piece[] = hasColour ? [[drawColour(luck), 'colour']] : [];
  const tails = Array.from({ length: luck.pick([0, 0, 0, 1, 1, 2]) }, () => [
    [luck.pick(TAILS)] as Piece,
  ]);
  const car: Piece[] = luck.chance(0.12) ? [[luck.pick(CARS)]] : [];
  const numbers = luck.pick([
    () => [drawPair(luck, width, rim), drawFastening(luck, circle), offset, bore],
    () => [drawFastening(luck, circle), drawPair(luck, width, rim), offset, bore],
    () => [
      drawPair(luck, width, rim),
      drawFastening(luck, circle),
      ...(isBare ? [offset, bore] : [bore, offset]),
    ],
    () => [
      [...drawPair(luck, width, rim), ['/'] as Piece, ...drawFastening(luck, circle)],
      offset,
      bore,
    ],
  ])();
  const before: Piece[] = [[luck.pick(BEFORE)]];
  const blocks = luck.pick([
    () => [before, brand, model, ...numbers, colour, ...tails],
    () => [before, brand, model, ...numbers, colour, ...tails],
    () => [before, ...numbers, brand, model, colour, ...tails],
    () => [before, brand, model, colour, ...numbers, ...tails],
    () => [before, [[`Р${rim}`] as Piece], car, ...numbers, brand, model, colour, ...tails],
    () => [before, car, brand, model, ...numbers, colour, ...tails],
    () => [before, ...numbers, colour, brand, model, ...tails],
    () => [before, brand, ...numbers, model, colour, ...tails],
    () => [before, ...numbers, brand, car, colour, ...tails],
    () => [
      before,
      brand,
      [[String(luck.whole(1000, 99999))] as Piece],
      ...numbers,
      colour,
      ...tails,
    ],
  ])();
  return join(inRow(blocks, luck.pick([' ', ' ', ' ', ' ', '  ', ', '])), {
    category: 'disc',
    rim_width: width,
    diameter: rim,
    bolts: circle[0],
    pcd: circle[1],
    et: hasEt ? et : null,
    dia: hasDia ? dia : null,
    brand: brand.length > 0 ? named.brand : null,
    model: model.length > 0 ? named.model : null,
  });
}
