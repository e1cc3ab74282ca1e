import { disks } from '../../apps/api/src/seed/goods/disks.ts';
import type { SeedProduct, Shelf } from '../../apps/api/src/seed/goods/seed-product.ts';
import { tyres } from '../../apps/api/src/seed/goods/tyres.ts';
import { luck } from '../api/measure.ts';

/** A row of a price list. */
export interface Line {
  code: string;
  article: string;
  name: string;
  brand: string;
  /** in roubles */
  price: number;
  quantity: string | number;
}

const SHARE_OF_TYRES = 0.7;
/** The word to search for the last row of a list by: no other product in the catalog has it. */
export const newWord = (list: number) => `Новинка${list}`;

const flags = (
  { filters: { xl, run_flat, studded } }: SeedProduct,
  [strong, flat, stud]: string[],
) => [xl && strong, run_flat && flat, studded && stud].filter(Boolean).join(' ');
const indexOf = ({ loadIndex = '', speedIndex = '' }: SeedProduct) => `${loadIndex}${speedIndex}`;
const compact = ({ size }: SeedProduct) => size.replace(' ', '');

/** The ways in which suppliers write the same tyre. */
const TYRE_HABITS: readonly ((ware: SeedProduct) => string)[] = [
  (ware) =>
    `${ware.brand} ${ware.model} ${ware.size} ${indexOf(ware)} ${flags(ware, ['XL', 'RunFlat', 'шип'])}`,
  (ware) =>
    `Автошина ${compact(ware)} ${ware.brand} ${ware.model} ${indexOf(ware)} ${flags(ware, ['XL', 'RFT', '(шип.)'])}`,
  (ware) =>
    `${compact(ware)} ${ware.brand.toUpperCase()} ${ware.model.toUpperCase()} ${indexOf(ware)} TL ${flags(ware, ['усил.', 'ранфлет', 'ш.'])}`,
  (ware) =>
    `а/шина ${compact(ware).replace('R', 'Р')} ${indexOf(ware)} ${ware.model} ${ware.brand} ${flags(ware, ['XL', 'ROF', 'шипы'])}`,
  (ware) =>
    `Шина ${ware.filters.season === 'winter' ? 'зимняя' : 'летняя'} ${ware.brand} ${ware.model} ${ware.size.replace(' R', '/')} ${indexOf(ware)} ${flags(ware, ['XL', 'RunFlat', 'шипованная'])}`,
];

interface Rim {
  width: string;
  inches: string;
  bolts: number;
  circle: string;
  offset: number;
  bore: string;
  colour: string;
}

const hundredths = (value = 0) => String(value / 100);

const rimOf = ({ filters }: SeedProduct): Rim => ({
  width: hundredths(filters.rim_width),
  inches: hundredths(filters.diameter),
  bolts: filters.bolts ?? 0,
  circle: hundredths(filters.pcd),
  offset: (filters.et ?? 0) / 100,
  bore: hundredths(filters.dia),
  colour: (filters.colour ?? 'silver').replaceAll('_', ' '),
});

/** The ways in which suppliers write the same wheel. */
const RIM_HABITS: readonly ((ware: SeedProduct, rim: Rim) => string)[] = [
  (ware, rim) =>
    `${ware.brand} ${ware.model} ${rim.width}x${rim.inches} ${rim.bolts}x${rim.circle} ET${rim.offset} D${rim.bore} ${rim.colour}`,
  (ware, rim) =>
    `${rim.width.replace('.', ',')}J×${rim.inches}/${rim.bolts}×${rim.circle.replace('.', ',')} D${rim.bore} ET${rim.offset} ${ware.brand} ${ware.model} ${rim.colour}`,
  (ware, rim) =>
    `Диск литой ${ware.brand} ${ware.model} R${rim.inches} W${rim.width} PCD${rim.bolts}*${rim.circle} ET${rim.offset} DIA${rim.bore} ${rim.colour}`,
  (ware, rim) =>
    `${ware.brand} ${ware.model} ${rim.inches}*${rim.width} ${rim.bolts}/${rim.circle} ET ${rim.offset} ЦО ${rim.bore} ${rim.colour}`,
];

const QUANTITIES = ['>20', 'более 40', '4+', 'много'];

/** Yields a part of a shelf, spread evenly over all of it. */
function* waresOf(shelf: Shelf, count: number): Generator<SeedProduct> {
  for (let at = 0; at < count; at++) yield shelf.ware(Math.floor((at * shelf.count) / count));
}

/** Yields the products of a list: tyres, then wheels, each brand as one of several suppliers writes it. */
function* named(rows: number): Generator<{ ware: SeedProduct; name: string }> {
  const habitOf = <Habit>(habits: readonly Habit[], { brand }: SeedProduct) =>
    habits[(brand.length + brand.charCodeAt(1)) % habits.length]!;
  const count = Math.round(rows * SHARE_OF_TYRES);
  for (const ware of waresOf(tyres(), count))
    yield { ware, name: habitOf(TYRE_HABITS, ware)(ware).trim() };
  for (const ware of waresOf(disks(), rows - count))
    yield { ware, name: habitOf(RIM_HABITS, ware)(ware, rimOf(ware)) };
}

/**
 * Yields a price list of `rows` rows; it is the `list`-th of its supplier. Nobody has offered its last row before. In
 * later lists a share of `changed`, 0 to 1, differs from the first list in price and stock.
 */
export function* linesOf(rows: number, list: number, changed = 0): Generator<Line> {
  const random = luck(11);
  let at = 0;
  for (const { ware, name } of named(rows - 1)) {
    const [isChanged, quantity] = [random() < changed, Math.floor(random() * 60)];
    const isMany = quantity >= 56;
    yield {
      code: `T${String(at).padStart(6, '0')}`,
      article: at % 3 === 0 ? `MF${String(at * 7).padStart(7, '0')}` : '',
      name,
      brand: at % 2 === 0 ? ware.brand : '',
      price: Math.round(ware.price) + (isChanged ? 50 : 0),
      quantity: isMany ? QUANTITIES[quantity - 56]! : quantity + 1 + (isChanged ? 1 : 0),
    };
    at++;
  }
  yield {
    code: `N${list}`,
    article: '',
    name: `Nokian Tyres ${newWord(list)} 205/55 R16 94T XL`,
    brand: 'Nokian Tyres',
    price: 7000,
    quantity: 4,
  };
}
