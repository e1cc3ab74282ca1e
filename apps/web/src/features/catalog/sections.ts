import type { SectionCode } from '../../shared/sections.ts';

/** How a filter's value looks in the query string and in the call's body. */
type FieldKind = 'texts' | 'text' | 'numbers' | 'number' | 'flag';

/** A filter field of the contract: what kind of value it takes and what people call it. */
export interface Field {
  kind: FieldKind;
  label: string;
  unit?: string;
}

const texts = (label: string): Field => ({ kind: 'texts', label });
const text = (label: string): Field => ({ kind: 'text', label });
const numbers = (label: string, unit?: string): Field => ({ kind: 'numbers', label, unit });
const number = (label: string, unit?: string): Field => ({ kind: 'number', label, unit });
const flag = (label: string): Field => ({ kind: 'flag', label });

/** Filters that every section has: of the product and of its offers. */
const common = {
  brand: texts('Бренд'),
  model: texts('Модель'),
  supplier_id: texts('Поставщик'),
  city: texts('Город'),
  favorite: flag('Только избранные'),
  price_min: number('Цена от', '₽'),
  price_max: number('Цена до', '₽'),
  quantity_min: number('Остаток от', 'шт.'),
  dot_year_min: number('Год не старше'),
  delivery_days_max: number('Доставка до', 'дн.'),
};

const tyre = {
  width: numbers('Ширина'),
  profile: numbers('Профиль'),
  diameter: numbers('Диаметр'),
  load_index_min: number('Индекс нагрузки от'),
  speed_index_min: text('Индекс скорости от'),
};

const winter = { season: texts('Сезон'), studded: flag('Шип') };
const carcass = { run_flat: flag('RunFlat'), xl: flag('XL, усиленная') };

const disk = {
  rim_width: numbers('Ширина', 'J'),
  diameter: numbers('Диаметр'),
  bolts: numbers('Отверстия'),
  pcd: numbers('PCD'),
  et_min: number('Вылет от'),
  et_max: number('Вылет до'),
  dia_min: number('DIA от'),
  dia_max: number('DIA до'),
  rim_type: texts('Тип'),
  colour: texts('Цвет'),
};

/** A group of the filter rail: which control draws which fields. */
export type RailGroup =
  | { control: 'marking'; title: string; parts: MarkingPart[] }
  | { control: 'seasons'; title: string }
  | { control: 'build'; title: string; studs: boolean; flags: string[] }
  | { control: 'values'; title: string; field: string; search?: string }
  | { control: 'range'; title: string; min: string; max: string; unit?: string }
  | { control: 'price' | 'quantity' | 'age' | 'supplier' | 'car'; title: string };

/** One select of the size control; `before` is drawn between it and the previous one. */
export interface MarkingPart {
  field: string;
  label: string;
  before?: string;
}

export interface SectionDescription {
  code: SectionCode;
  /** Every filter field that the section's call takes. */
  fields: Record<string, Field>;
  rail: RailGroup[];
  /** What is drawn: a tyre of this kind, or a wheel. */
  glyph: 'car' | 'truck' | 'moto' | 'quad' | 'special' | 'wheel';
  /** Offers of tyres show their DOT, those of wheels the lot they are sold by. */
  offerAge: boolean;
  /** An example for the search field. */
  placeholder: string;
}

const size = (...parts: MarkingPart[]): RailGroup => ({
  control: 'marking',
  title: 'Размер',
  parts,
});
const metric = size(
  { field: 'width', label: 'Ширина' },
  { field: 'profile', label: 'Профиль', before: '/' },
  { field: 'diameter', label: 'Диаметр', before: 'R' },
);
const rim = size(
  { field: 'rim_width', label: 'Ширина' },
  { field: 'diameter', label: 'Диаметр', before: '×' },
);
const bolts: RailGroup = {
  control: 'marking',
  title: 'Крепёж',
  parts: [
    { field: 'bolts', label: 'Отверстия' },
    { field: 'pcd', label: 'PCD', before: '×' },
  ],
};
const values = (title: string, name: string, search?: string): RailGroup => ({
  control: 'values',
  title,
  field: name,
  search,
});
const brand = values('Бренд', 'brand', 'Найти бренд');
const offers: RailGroup[] = [
  { control: 'price', title: 'Цена за штуку' },
  { control: 'quantity', title: 'Остаток от' },
  values('Город', 'city', 'Город'),
  { control: 'supplier', title: 'Поставщик' },
];
const age: RailGroup = { control: 'age', title: 'Год выпуска' };
const car: RailGroup = { control: 'car', title: 'По автомобилю' };
const offset: RailGroup = {
  control: 'range',
  title: 'Вылет ET',
  min: 'et_min',
  max: 'et_max',
  unit: 'мм',
};
const bore: RailGroup = {
  control: 'range',
  title: 'Ступица DIA',
  min: 'dia_min',
  max: 'dia_max',
  unit: 'мм',
};
const rimKind: RailGroup[] = [values('Тип', 'rim_type'), values('Цвет', 'colour', 'Найти цвет')];

/** What distinguishes the sections: everything else is one implementation. */
export const descriptions: Record<SectionCode, SectionDescription> = {
  tyres: {
    code: 'tyres',
    fields: { ...tyre, ...winter, ...carcass, ...common },
    rail: [
      metric,
      { control: 'seasons', title: 'Сезон' },
      { control: 'build', title: 'Исполнение', studs: true, flags: ['run_flat', 'xl'] },
      brand,
      ...offers,
      age,
      car,
    ],
    glyph: 'car',
    offerAge: true,
    placeholder: '205/55 R16 нокиан зима',
  },
  disks: {
    code: 'disks',
    fields: { ...disk, ...common },
    rail: [rim, bolts, offset, bore, ...rimKind, brand, ...offers, car],
    glyph: 'wheel',
    offerAge: false,
    placeholder: '7x16 5x114.3 ET45 D67.1',
  },
  truck_tyres: {
    code: 'truck_tyres',
    fields: { ...tyre, axle: texts('Ось'), ply_rating: numbers('Слойность', 'PR'), ...common },
    rail: [metric, values('Ось', 'axle'), values('Слойность', 'ply_rating'), brand, ...offers, age],
    glyph: 'truck',
    offerAge: true,
    placeholder: '315/80 R22.5 рулевая',
  },
  truck_disks: {
    code: 'truck_disks',
    fields: { ...disk, ...common },
    rail: [rim, bolts, offset, bore, values('Тип', 'rim_type'), brand, ...offers],
    glyph: 'wheel',
    offerAge: false,
    placeholder: '22.5x11.75 10x335 ET0 D281',
  },
  special_tyres: {
    code: 'special_tyres',
    fields: {
      ...tyre,
      application: texts('Применение'),
      pattern: texts('Рисунок'),
      ply_rating: numbers('Слойность', 'PR'),
      ...common,
    },
    rail: [
      metric,
      values('Применение', 'application'),
      values('Рисунок', 'pattern', 'Найти рисунок'),
      values('Слойность', 'ply_rating'),
      brand,
      ...offers,
      age,
    ],
    glyph: 'special',
    offerAge: true,
    placeholder: '18.4R38 R-1W',
  },
  moto_tyres: {
    code: 'moto_tyres',
    fields: { ...tyre, position: texts('Положение'), moto_type: texts('Назначение'), ...common },
    rail: [
      metric,
      values('Положение', 'position'),
      values('Назначение', 'moto_type'),
      brand,
      ...offers,
      age,
    ],
    glyph: 'moto',
    offerAge: true,
    placeholder: '120/70 ZR17 передняя',
  },
  quadro_tyres: {
    code: 'quadro_tyres',
    fields: {
      ...tyre,
      position: texts('Положение'),
      ply_rating: numbers('Слойность', 'PR'),
      ...common,
    },
    rail: [
      metric,
      values('Положение', 'position'),
      values('Слойность', 'ply_rating'),
      brand,
      ...offers,
      age,
    ],
    glyph: 'quad',
    offerAge: true,
    placeholder: '25x8-12',
  },
};
