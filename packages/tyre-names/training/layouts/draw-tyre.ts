import { drawNamed, type KNOWN, spell } from './layout-goods.ts';
import { inRow, join, type MadeName, type Piece } from './layout-pieces.ts';
import type { Luck } from './luck.ts';
import { drawIndex, flotationSize, inchSize, metricSize, type SizeWriting } from './sizes.ts';

const BEFORE =
  '||||Шина|Автошина|Шины|а/ш|А/шина|Автомобильная шина|Шина легковая|Легковая шина|Зимняя шина|Летняя шина|Шина зимняя|Шина зимняя шипованная|Резина|Автопокрышка|Tyre|Шина летняя|Всесезонная шина|(новая)|Шина автомобильная'.split(
    '|',
  );
const BEFORE_TRUCK = '||Грузовая шина|Шина грузовая|Автошина|Шины|Шина ЦМК|а/ш груз.'.split('|');
const STUDS =
  'шип|шип.|(шип)|шипы|Ш|шипованная|шипы|studded|ШИП|ошип.|н/ш|нешип.|не шип|лип|липучка|лип.|(лип)|фрикц.|под шип'.split(
    '|',
  );
const TAILS =
  'Вьетнам|Таиланд|Китай|Сербия|Румыния|Корея|Индонезия|рул.|вед.|унив.|прицеп|рул. TL|Front|Rear|Front/Rear|REINF|ГК-135|ЛК-105|TTF|TL|б/к|(ёлка)|Елка|Клюшка|крупная шашка|TL|б/к|ELT|(2022-2023г.)|Товар с уценкой|старше 3-х лет|бк|XL|(XL)|XL|Extra Load|RunFlat|RFT|M+S|3PMSF|Китай|Россия|(Россия)|Турция|2023 г.|2022|(2021 г.в.)|Акция|АКЦИЯ|Новинка|уценка|б/у|арт. 7743|* |MO|AO|(MO)|FR|FP|SUV|лето|зима|летняя|зимняя|4 шт|комплект|TT|с камерой|Камера|(камера+лента)|Газель|УАЗ|Нива|внедорожная|Универсальная|Ведущая|Рулевая|ELT|OWL|ВСЕСЕЗОН|DEMO|склад|код 12044|[*]|1шт'.split(
    '|',
  );
const PLIES = '8PR|10PR|14PR|16PR|нс16|18PR|20 PR|нс-12|6сл.'.split('|');

const shelfSize = (luck: Luck, shelf: keyof typeof KNOWN): SizeWriting => {
  switch (shelf) {
    case 'truck_tyres':
      return luck.chance(0.5)
        ? inchSize(luck, [7.5, 8.25, 9, 10, 11, 12, 13], [16, 20, 22.5, 22.5], false)
        : truckMetric(luck);
    case 'special_tyres':
      return inchSize(
        luck,
        [5, 6.5, 7, 8.3, 9.5, 11.2, 12.4, 14, 15.5, 16.9, 18.4, 20.5, 23.5],
        [10, 12, 15, 18, 20, 24, 25, 28, 34, 38],
        luck.chance(0.7),
      );
    default:
      return luck.chance(0.06) ? flotationSize(luck) : metricSize(luck, { least: 13, most: 22 });
  }
};

function truckMetric(luck: Luck): SizeWriting {
  const [width, profile, rim] = [
    luck.pick([215, 235, 275, 295, 315, 385]),
    luck.pick([55, 65, 70, 75, 80]),
    luck.pick([17.5, 19.5, 22.5]),
  ];
  return {
    labels: { width, profile, diameter: rim, construction: 'R' },
    pieces: [
      [String(width), 'width'],
      ['/'],
      [String(profile), 'profile'],
      [luck.pick(['R', ' R', 'Р', 'RR', ' RR', 'R '])],
      [luck.chance(0.5) ? String(rim).replace('.', ',') : String(rim), 'diameter'],
    ],
  };
}

const indexOf = (luck: Luck, shelf: keyof typeof KNOWN, isVan: boolean): SizeWriting =>
  shelf === 'tyres'
    ? drawIndex(
        luck,
        isVan ? { least: 95, most: 121, dual: true } : { least: 70, most: 118, dual: false },
      )
    : drawIndex(luck, { least: 110, most: 160, dual: luck.chance(0.8) });

const CATEGORIES = {
  tyres: 'passenger_tyre',
  truck_tyres: 'truck_tyre',
  special_tyres: 'special_tyre',
};

/** Draws a tyre's name in a layout that may occur in no price list. */
export function drawTyre(luck: Luck): MadeName {
  const shelf = luck.pick([
    'tyres',
    'tyres',
    'tyres',
    'tyres',
    'truck_tyres',
    'special_tyres',
  ] as const);
  const named = drawNamed(luck, shelf);
  const size = shelfSize(luck, shelf);
  const index = indexOf(luck, shelf, size.labels.commercial === true);
  const hasIndex = luck.chance(0.88);
  const isStudded = shelf === 'tyres' && luck.chance(0.3);
  const hasBrand = luck.chance(0.96);
  const brand: Piece[] = hasBrand ? [[spell(luck, named.brand, true), 'brand']] : [];
  const model: Piece[] = luck.chance(0.97) ? [[spell(luck, named.model, false), 'model']] : [];
  const joint =
    brand.length > 0 && model.length > 0 && luck.chance(0.06) ? luck.pick(['-', '_', '-']) : '';
  const name = joint
    ? [[...brand, [joint] as Piece, ...model]]
    : luck.chance(0.93)
      ? [brand, model]
      : [model, brand];
  const tails: Piece[][] = [
    ...(isStudded ? [[[luck.pick(STUDS)] as Piece]] : []),
    ...(shelf !== 'tyres' && luck.chance(0.6) ? [[[luck.pick(PLIES)] as Piece]] : []),
    ...Array.from({ length: luck.pick([0, 0, 0, 1, 1, 2, 3]) }, () => [
      [luck.pick(TAILS)] as Piece,
    ]),
  ];
  const loose = luck.shuffle([...(hasIndex ? [index.pieces] : []), ...tails]);
  const before: Piece[] = [[luck.pick(shelf === 'tyres' ? BEFORE : BEFORE_TRUCK)]];
  const blocks = luck.pick([
    () => [before, size.pieces, ...name, ...loose],
    () => [before, ...name, size.pieces, ...loose],
    () => [before, size.pieces, ...(hasIndex ? [index.pieces] : []), ...name, ...tails],
    () => [before, brand, size.pieces, ...(hasIndex ? [index.pieces] : []), model, ...tails],
    () => [before, brand, size.pieces, model, ...loose],
    () => [before, ...name, ...luck.shuffle([size.pieces, ...loose])],
    () => [before, ...luck.shuffle([[...inRow(name, ' ')], size.pieces, ...loose])],
  ])();
  return join(inRow(blocks, luck.pick([' ', ' ', ' ', ' ', ' ', '  ', ', ', ' / ', '; '])), {
    category: CATEGORIES[shelf],
    ...size.labels,
    ...(hasIndex ? index.labels : { load_index: null, speed_index: null }),
    brand: hasBrand ? named.brand : null,
    model: model.length > 0 ? named.model : null,
  });
}
