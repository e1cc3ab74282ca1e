import type { DeliveryTerm, OfferCondition, Section, VatRate } from '@org/api-client/schema';
import {
  type AttributeName,
  SECTIONS,
  type SectionDescription,
} from '../../modules/catalog/filter/sections.ts';

export type Value = string | number | boolean | null;

export interface TestProduct {
  id: number;
  section: Section;
  /** null where nobody knows */
  brand: string | null;
  model: string | null;
  /** by name, in the values of the contract */
  attributes: Partial<Record<AttributeName, Value>>;
  sort_name: string;
  search_text: string;
}

export interface TestOffer {
  id: number;
  product_id: number;
  supplier_id: string;
  warehouse_id: number;
  city: string;
  delivery_days_min: number;
  delivery_days_max: number;
  bulk_price: number;
  quantity: number;
  condition: OfferCondition;
  dot_year: number | null;
  dot_week: number | null;
  vat_rate: VatRate;
  vat_included: boolean;
  min_order: number;
  multiple: number;
}

export interface TestCatalog {
  products: TestProduct[];
  offers: TestOffer[];
  suppliers: { id: string; name: string }[];
  cities: string[];
  brands: { name: string; aliases: string[]; models: string[] }[];
  /** values that occur, by attribute */
  values: Record<string, Value[]>;
  cars: TestCar[];
  /** delivery terms of warehouses, for everywhere; some have none */
  deliveries: DeliveryTerm[];
}

export interface TestCar {
  brand: string;
  model: string;
  modification: string;
  years: [number, number | null];
  bolts: number;
  pcd: number;
  dia: number;
  et: [number, number];
  tyres: [width: number, profile: number, diameter: number][];
}

/**
 * Repeatable random numbers. @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (mulberry32,
 * public domain)
 */
function luck(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const VALUES: Record<string, Value[]> = {
  width: [195, 205, 205, 10.5, 255],
  profile: [0, 40, 55, 55],
  diameter: [15, 16, 16, 22.5],
  outer_diameter: [null, null, 25, 31],
  season: ['summer', 'winter', 'all_season', null],
  studded: [true, false, null],
  run_flat: [true, false, false],
  xl: [true, false],
  light_truck: [true, false, null],
  load_index: [88, 91, 95, null],
  speed_index: ['T', 'H', 'V', null],
  axle: ['steer', 'drive', 'trailer', null],
  ply_rating: [6, 8, 16, null],
  application: ['agro', 'otr', 'forklift'],
  pattern: ['R-1W', 'E-3', null],
  position: ['front', 'rear', 'both'],
  moto_type: ['sport', 'enduro', null],
  rim_width: [6.5, 7, 7.5],
  bolts: [4, 5],
  pcd: [100, 114.3],
  et: [-5, 35, 37.5, 45],
  dia: [60.1, 67.1, 73.1],
  rim_type: ['cast', 'forged', null],
  colour: ['black', 'silver', null],
  tube: ['TL', 'TT', null],
  construction: ['radial', 'bias', 'belted'],
  vehicle: ['car', 'suv', null],
  terrain: ['AT', 'MT', 'mud', null, null, null],
  homologation: ['MO', '*', null, null],
  three_peak: [true, false, null],
  country: ['Россия', 'Китай', null],
};

const BRANDS = [
  { name: 'Nokian Tyres', aliases: ['нокиан'], models: ['Hakka 7', 'Hakka Green', 'Nordic'] },
  { name: 'Кама', aliases: ['kama'], models: ['505', 'Евро 129'] },
  { name: 'Michelin', aliases: ['мишлен'], models: ['Nordic', 'Energy'] },
  { name: 'Ёкохама', aliases: ['yokohama'], models: ['Energy', 'Ice Guard'] },
];
const BASES = ['order', 'piece', 'weight', 'sum', 'carrier'] as const;
const CITIES = ['Москва', 'Казань', 'Самара', 'Уфа'];
const CARS: TestCar[] = [
  {
    brand: 'BMW',
    model: '3',
    modification: 'F30',
    years: [2011, 2019],
    bolts: 5,
    pcd: 114.3,
    dia: 66.6,
    et: [30, 40],
    tyres: [
      [205, 55, 16],
      [255, 40, 16],
    ],
  },
  {
    brand: 'BMW',
    model: '3',
    modification: 'G20',
    years: [2019, null],
    bolts: 5,
    pcd: 100,
    dia: 60.1,
    et: [35, 45],
    tyres: [[195, 55, 15]],
  },
];

const CAR_SIZES = CARS.flatMap(({ tyres }) => tyres);

export const uuid = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const known = (...words: (string | null)[]) => words.filter((word) => word !== null).join(' ');

/**
 * Makes a small catalog of all sections, with equal prices, offers without stock and missing values. It has terms of
 * sale and delivery if `hasTerms`.
 */
/** Years and weeks of manufacture. */
const AGES: readonly Pick<TestOffer, 'dot_year' | 'dot_week'>[] = [
  { dot_year: null, dot_week: null },
  { dot_year: 2023, dot_week: null },
  { dot_year: 2024, dot_week: 10 },
  { dot_year: 2025, dot_week: 14 },
  { dot_year: 2025, dot_week: 20 },
  { dot_year: 2025, dot_week: null },
  { dot_year: 2026, dot_week: 30 },
];

export function randomCatalog(
  seed: number,
  { products = 40, offers = 7, hasTerms = false } = {},
): TestCatalog {
  const random = luck(seed);
  const pickBy =
    (by: () => number) =>
    <T>(items: readonly T[]): T =>
      items[Math.floor(by() * items.length)] as T;
  const pick = pickBy(random);
  const pickTerms = pickBy(luck(seed + 1));
  const termsOf = () =>
    hasTerms
      ? {
          vat_rate: pickTerms<VatRate>([22, 22, 10, null]),
          vat_included: pickTerms([true, true, false]),
          min_order: pickTerms([1, 1, 3, 8]),
          multiple: pickTerms([1, 1, 2, 4, 3]),
        }
      : { vat_rate: null, vat_included: true, min_order: 1, multiple: 1 };
  const suppliers = Array.from({ length: 6 }, (_, at) => ({
    id: uuid(at + 1),
    name: `Поставщик ${at + 1}`,
  }));
  const warehouses = Array.from({ length: 9 }, (_, at) => ({
    warehouse_id: at + 1,
    supplier_id: uuid((at % suppliers.length) + 1),
    city: pick(CITIES),
    delivery_days_min: at % 3,
    delivery_days_max: (at % 3) + (at % 4),
  }));

  const product = ({ code, attributes }: SectionDescription, id: number): TestProduct => {
    const { name, aliases, models } = pick(BRANDS);
    const named = pick(models);
    const brand = id % 29 === 11 ? null : name;
    const model = brand === null || id % 19 === 7 ? null : named;
    const values = attributes.flatMap((name) => (VALUES[name] ? [[name, pick(VALUES[name])]] : []));
    const [width, profile, diameter] = pick(CAR_SIZES);
    return {
      id,
      section: code,
      brand,
      model,
      attributes: {
        ...Object.fromEntries(values),
        // sizes of the known car, so that it has sets
        ...(code === 'tyres' && random() < 0.6 && { width, profile, diameter }),
      },
      sort_name: known(brand, model).toLowerCase(),
      search_text: known(brand, ...(brand === null ? [] : aliases), model, `2${id} r1${id}c`)
        .toLowerCase()
        .replaceAll('ё', 'е'),
    };
  };
  // a supplier may offer a product only once from one warehouse
  const offersOf = (product_id: number): Omit<TestOffer, 'id'>[] =>
    [...new Set(Array.from({ length: Math.floor(random() * offers) }, () => pick(warehouses)))].map(
      (warehouse) => ({
        product_id,
        ...warehouse,
        bulk_price: 100_000 + 50_000 * Math.floor(random() * 6),
        quantity: Math.floor(random() * 12),
        condition: pick(['new', 'new', 'discounted', 'used']),
        ...pick(AGES),
        ...termsOf(),
      }),
    );

  const all = Object.values(SECTIONS).flatMap((section, nth) =>
    Array.from({ length: products }, (_, at) => product(section, nth * products + at + 1)),
  );
  return {
    products: all,
    offers: all.flatMap(({ id }) => offersOf(id)).map((offer, at) => ({ id: at + 1, ...offer })),
    suppliers,
    cities: CITIES,
    brands: BRANDS,
    values: VALUES,
    cars: CARS,
    deliveries: (hasTerms ? warehouses.slice(1) : []).map(({ warehouse_id }, at) => ({
      warehouse_id: String(warehouse_id),
      days_min: 0,
      days_max: at % 4,
      cutoff: 1440,
      workdays: [1, 2, 3, 4, 5, 6, 7],
      basis: BASES[at % BASES.length]!,
      price: pickTerms([0, 1500, 7777, 90_001]),
      disk_price: pickTerms([null, 3333]),
      min_cost: pickTerms([0, 40_000]),
      free_from: pickTerms([null, 500_000, 1_000_000]),
    })),
  };
}

/** The catalog of most tests. */
export const testCatalog = ({ hasTerms = false } = {}) => randomCatalog(20261121, { hasTerms });
