import { viatti } from '../../../shared/testing/viatti.ts';
import type { Facets } from '../filters/filter-values.ts';
import type { Offer } from '../offers/offer-words.ts';
import type { Product } from '../search/product-words.ts';
import type { Suggestions } from '../smart-search/options.ts';

export const tyre: Product = {
  id: '1',
  section: 'tyres',
  brand: 'Ikon Tyres',
  model: 'Autograph Ice 9 SUV',
  title: 'Ikon Tyres Autograph Ice 9 SUV 225/65 R17 106T',
  size: '225/65 R17',
  image: null,
  article: '2000000000017',
  country: 'Россия',
  load_index: '106',
  speed_index: 'T',
  season: 'winter',
  studded: true,
  run_flat: false,
  xl: true,
  specs: { width: 225, profile: 65, diameter: 17 },
  min_bulk_price: 1428000,
  max_bulk_price: 1590000,
  quantity: 1248,
  offers_count: 21,
  suppliers_count: 9,
  landed: null,
  prices: [1428000, 1435000, 1449000, 1456000, 1489000, 1590000],
  updated_at: '2026-11-21T11:42:00+03:00',
  axle: null,
  step: null,
};

export const summerTyre: Product = { ...tyre, ...viatti, id: '2', xl: false };

export const truckTyre: Product = {
  ...tyre,
  id: '3',
  section: 'truck_tyres',
  brand: 'Кама',
  model: 'NF 202',
  title: 'Кама NF 202 315/80 R22,5 156/150L',
  size: '315/80 R22,5',
  load_index: '156/150',
  speed_index: 'L',
  season: null,
  studded: null,
  xl: null,
  specs: { width: 315, profile: 80, diameter: 22.5, axle: 'steer', ply_rating: 20 },
};

export const wheel: Product = {
  ...tyre,
  id: '4',
  section: 'disks',
  brand: 'СКАД',
  model: 'Мальта',
  title: 'СКАД Мальта 7×17 5×114,3 ET45 DIA 67,1',
  size: '7×17',
  load_index: null,
  speed_index: null,
  season: null,
  studded: null,
  run_flat: null,
  xl: null,
  specs: {
    rim_width: 7,
    diameter: 17,
    bolts: 5,
    pcd: 114.3,
    et: 45,
    dia: 67.1,
    rim_type: 'cast',
    colour: 'Алмаз',
  },
};

const offer = (id: string, name: string, changes: Partial<Offer>): Offer => ({
  id,
  supplier: {
    id,
    name,
    reliability: { orders: 214, confirmed: 97, answer_minutes: 120 },
    city: 'Екатеринбург',
    favorite: false,
  },
  city: 'Екатеринбург',
  warehouse: 'Основной склад',
  delivery_days_min: 1,
  delivery_days_max: 2,
  bulk_price: 1428000,
  vat_rate: 22,
  vat_included: true,
  quantity: 212,
  quantity_is_minimum: false,
  min_order: 4,
  multiple: 4,
  dot_year: 2026,
  dot_week: 34,
  condition: 'new',
  country: 'Россия',
  delivery: null,
  updated_at: '2026-11-21T11:42:00+03:00',
  ...changes,
});

export const offers: Offer[] = [
  offer('1', 'Шинторг Урал', { delivery_days_max: 1 }),
  offer('2', 'Колесо-Опт', {
    bulk_price: 1435000,
    quantity: 20,
    quantity_is_minimum: true,
    city: 'Челябинск',
  }),
  offer('3', 'Северная шина', {
    bulk_price: 1449000,
    vat_rate: null,
    delivery_days_min: 3,
    delivery_days_max: 4,
  }),
  offer('4', 'Дом шин', {
    bulk_price: 1489000,
    delivery_days_min: 0,
    delivery_days_max: 0,
    dot_year: null,
    quantity: 3,
    min_order: 1,
    multiple: 1,
  }),
];

/** A fact that nobody disputes. */
export const fact = (attribute: string, label: string, value: string | boolean) => ({
  attribute,
  label,
  value,
  value_label: String(value),
  is_disputed: false,
  votes: [],
  choices: [],
});

const words = (...entries: [label: string, count: number][]) =>
  entries.map(([label, count]) => ({ value: label, label, count }));
const numbers = (...entries: [value: number, count: number][]) =>
  entries.map(([value, count]) => ({ value, label: String(value), count }));

export const facets: Facets = {
  brand: words(
    ['Cordiant', 214],
    ['Continental', 131],
    ['Gislaved', 96],
    ['Goodyear', 88],
    ['Hankook', 172],
    ['Ikon Tyres', 246],
    ['Кама', 164],
    ['Viatti', 120],
    ['Yokohama', 88],
  ),
  city: words(['Екатеринбург', 1204], ['Челябинск', 986], ['Тюмень', 702], ['Казань', 655]),
  supplier_id: words(['Авторезерв', 411], ['Дом шин', 380]),
  season: [
    { value: 'winter', label: 'Зима', count: 914 },
    { value: 'summer', label: 'Лето', count: 1122 },
    { value: 'all_season', label: 'Всесезон', count: 382 },
  ],
  width: numbers([195, 210], [205, 214], [225, 180]),
  profile: numbers([55, 214], [65, 190]),
  diameter: numbers([16, 300], [17, 240]),
  run_flat: [{ value: true, label: 'RunFlat', count: 186 }],
  xl: [{ value: true, label: 'XL', count: 842 }],
  dot_year: numbers([2023, 40], [2024, 120], [2025, 400], [2026, 900]),
  price: {
    min: 250000,
    max: 4500000,
    histogram: [8, 20, 32, 30, 24, 16, 10, 6, 4, 2].map((count, index) => ({
      from: 250000 + index * 425000,
      to: 250000 + (index + 1) * 425000,
      count,
    })),
  },
};

export const suggestions: Suggestions = {
  understood: {
    section: 'tyres',
    filter: {
      width: [205],
      profile: [55],
      diameter: [16],
      brand: ['Nokian Tyres'],
      season: ['winter'],
    },
    tokens: [
      {
        text: '205/55 R16',
        start: 0,
        end: 10,
        field: 'size',
        value: '205/55 R16',
        label: 'Размер',
        filter: {},
        corrected: false,
        alternatives: [],
      },
      {
        text: 'нокиан',
        start: 11,
        end: 17,
        field: 'brand',
        value: 'Nokian Tyres',
        label: 'Бренд',
        filter: { brand: ['Nokian Tyres'] },
        corrected: false,
        alternatives: [{ value: 'Ikon Tyres', filter: { brand: ['Ikon Tyres'] } }],
      },
      {
        text: 'зима',
        start: 18,
        end: 22,
        field: 'season',
        value: 'Зима',
        label: 'Сезон',
        filter: {},
        corrected: false,
        alternatives: [],
      },
    ],
    unknown: [],
  },
  left_out: [],
  total: 2,
  sections: [{ section: 'tyres', total: 2 }],
  models: [
    {
      product_id: '1',
      section: 'tyres',
      brand: 'Nokian Tyres',
      model: 'WR Snowproof P',
      size: '205/55 R16',
      load_index: '91',
      speed_index: 'V',
      offers_count: 11,
      min_bulk_price: 987000,
    },
    {
      product_id: '2',
      section: 'tyres',
      brand: 'Nokian Tyres',
      model: 'WR D4',
      size: '205/55 R16',
      load_index: '91',
      speed_index: 'V',
      offers_count: 3,
      min_bulk_price: 896000,
    },
  ],
  brands: [
    { section: 'tyres', brand: 'Nokian Tyres', products: 41 },
    { section: 'tyres', brand: 'Nordman', products: 22 },
  ],
  suppliers: [{ id: 's1', name: 'Нокиан Склад', city: 'Москва' }],
};
