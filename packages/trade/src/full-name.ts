import type { ProductBrief, ProductSpecs } from '@org/api-client/schema';
import type { ATTRIBUTES } from './attributes/attributes.ts';
import { LAYER_NAMES, LAYERS, type LayerName } from './layers.ts';

/** What a product's name is made of. */
export type NamedProduct = Pick<
  ProductBrief,
  'section' | 'brand' | 'model' | 'size' | 'load_index' | 'speed_index' | 'season' | 'studded'
> & {
  run_flat?: boolean | null;
  xl?: boolean | null;
  specs: ProductSpecs & Partial<Record<LayerName | 'remarks', unknown>>;
};

type Attributes = typeof ATTRIBUTES;
/** The attributes that tell products apart. */
type KeyName = {
  [Name in keyof Attributes]: Attributes[Name] extends { isKey: true } ? Name : never;
}[keyof Attributes];

const NOUNS: Record<ProductBrief['section'], string> = {
  tyres: 'Шина',
  truck_tyres: 'Шина грузовая',
  special_tyres: 'Шина специальная',
  moto_tyres: 'Мотошина',
  quadro_tyres: 'Шина для квадроцикла',
  disks: 'Диск',
  truck_disks: 'Диск грузовой',
};

const SEASONS: Record<string, string> = {
  winter: 'зимняя',
  summer: 'летняя',
  all_season: 'всесезонная',
};

/** A number as a marking has it: 57.1, 1140, without zeros at its end. */
const number = (value: number) => String(value);
const isWheel = ({ section }: NamedProduct) => section === 'disks' || section === 'truck_disks';

/** What the size says already, in one form: `205/55R16C`, `6.5X16`. */
const marking = ({ size }: NamedProduct) =>
  size.toUpperCase().replaceAll(/\s/g, '').replaceAll(',', '.').replaceAll('×', 'X');
/** A measure, unless the size has it. */
const measure = (product: NamedProduct, name: string, value: number | undefined) =>
  value === undefined ||
  value === 0 ||
  marking(product)
    .split(/[^\d.]+/)
    .some((part) => Number(part) === value)
    ? ''
    : `${name} ${number(value)}`;

const CONSTRUCTIONS: Record<string, readonly [shown: RegExp, word: string]> = {
  '-': [/-/, 'диагональная'],
  bias: [/-/, 'диагональная'],
  B: [/B/, 'опоясанная диагональная'],
  belted: [/B/, 'опоясанная диагональная'],
  ZR: [/ZR/, 'ZR'],
  R: [/R/, 'радиальная'],
  radial: [/R/, 'радиальная'],
  solid: [/$^/, 'цельнолитая'],
};

function constructionOf(product: NamedProduct): string {
  const { construction } = product.specs;
  const [shown, word] = CONSTRUCTIONS[construction ?? ''] ?? [];
  if (construction === undefined || word === undefined) return construction ?? '';
  return shown?.test(marking(product)) ? '' : word;
}

/**
 * How each attribute that tells products apart is written. The compiler asks for a line for every such attribute: two
 * products that differ have different names.
 */
const WRITERS: Record<KeyName, (product: NamedProduct) => string> = {
  brand: ({ brand }) => brand ?? '',
  model: ({ model }) => model ?? '',
  // the size has the rim of a wheel, and of a tyre the width, the profile and the rim
  rim_width: (one) => measure(one, 'ширина', one.specs.rim_width),
  width: (one) => measure(one, 'ширина', one.specs.width),
  profile: (one) => measure(one, 'профиль', one.specs.profile),
  outer_diameter: (one) => measure(one, 'наружный диаметр', one.specs.outer_diameter),
  diameter: (one) => measure(one, 'диаметр', one.specs.diameter),
  construction: constructionOf,
  light_truck: (one) => (one.specs.light_truck && !/\dC$|C$|LT/.test(marking(one)) ? 'C' : ''),
  load_index: ({ load_index, speed_index }) => `${load_index ?? ''}${speed_index ?? ''}`,
  speed_index: () => '',
  ply_rating: ({ specs }) => (specs.ply_rating ? `${specs.ply_rating}PR` : ''),
  xl: ({ xl, specs }) => ((xl ?? specs.xl) ? 'XL' : ''),
  run_flat: ({ run_flat, specs }) => ((run_flat ?? specs.run_flat) ? 'RunFlat' : ''),
  homologation: ({ specs }) => specs.homologation ?? '',
  studded: ({ studded }) => (studded ? 'шипованная' : ''),
  tube: ({ specs }) => specs.tube ?? '',
  bolts: ({ specs }) => [specs.bolts, specs.pcd].filter(Boolean).join('×'),
  pcd: () => '',
  et: ({ specs }) => (specs.et === undefined ? '' : `ET${number(specs.et)}`),
  dia: ({ specs }) => (specs.dia === undefined ? '' : `DIA${number(specs.dia)}`),
  colour: ({ specs }) => specs.colour ?? '',
};

const MARKS: readonly KeyName[] = [
  ...(['rim_width', 'width', 'profile', 'outer_diameter', 'diameter'] as const),
  ...(['construction', 'light_truck', 'load_index', 'speed_index', 'ply_rating'] as const),
  ...(['xl', 'run_flat', 'homologation', 'tube', 'bolts', 'pcd', 'et', 'dia', 'colour'] as const),
];

/** What no attribute holds, but the maker's name has: layers, other marks. */
const remarksOf = ({ specs }: NamedProduct) => [
  ...LAYER_NAMES.map((layer) => (specs[layer] ? LAYERS[layer].mark : '')),
  ...(Array.isArray(specs.remarks) ? specs.remarks.map(String) : []),
];

/**
 * Who a name is written for: papers and programs of accounting, a buyer who chooses in a list, or a marketplace with an
 * order of its own.
 */
export type NameReceiver = 'law' | 'list' | 'yandex' | 'drom' | 'avito';

/** The parts of a name in the order that a receiver wants. */
function partsOf(product: NamedProduct, receiver: NameReceiver): string[] {
  const { section, size, season } = product;
  const marks = [...MARKS.map((name) => WRITERS[name](product)), ...remarksOf(product)];
  const maker = [WRITERS.brand(product), WRITERS.model(product), size];
  const studs = WRITERS.studded(product);
  const kind = isWheel(product) || season === null ? '' : (SEASONS[season] ?? '');
  switch (receiver) {
    case 'law':
      return [NOUNS[section], ...maker, ...marks, studs];
    // Market asks for the kind of goods first, then the maker, then what a buyer chooses by
    case 'yandex':
      return [NOUNS[section], ...maker, ...marks, kind, studs];
    // Drom reads the maker and the marking from the beginning of a name, as a person does
    case 'list':
    case 'drom':
      return [...maker, ...marks, kind, studs];
    // Avito cuts long titles, so that what a buyer searches by is first
    case 'avito':
      return [...maker, studs || kind, ...marks];
  }
}

/** The full name of a product: every attribute that tells it from others of its section. */
export const fullName = (product: NamedProduct, receiver: NameReceiver = 'law'): string =>
  partsOf(product, receiver)
    .filter((part) => part !== '')
    .join(' ');
