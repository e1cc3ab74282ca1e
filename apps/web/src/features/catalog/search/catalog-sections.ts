import type { SectionCode } from '../../../shared/sections.ts';
import { type Field, fieldsOf } from './catalog-fields.ts';

/** A group of the filter rail: which control draws which fields. */
export type RailGroup =
  | { control: 'marking'; title: string; parts: MarkingPart[]; picks?: string }
  | { control: 'seasons'; title: string }
  | { control: 'build'; title: string; studs: boolean; flags: string[] }
  | { control: 'values'; title: string; field: string; search?: string }
  /** Rarer values: folded, and counted only once they are looked at. */
  | { control: 'rare'; title: string; fields: string[]; search?: string }
  | { control: 'range'; title: string; min: string; max: string; unit?: string }
  | { control: 'price' | 'quantity' | 'age' | 'supplier'; title: string }
  /** Folded too. */
  | { control: 'indices' | 'delivery' | 'car' | 'rear'; title: string };

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
/** Begins with the outer diameter: 25x8-12. */
const allTerrain = size(
  { field: 'outer_diameter', label: 'Наружный' },
  { field: 'width', label: 'Ширина', before: '×' },
  { field: 'diameter', label: 'Диаметр', before: '-' },
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
const withPicks = (group: RailGroup, picks: string): RailGroup =>
  group.control === 'marking' ? { ...group, picks } : group;
const values = (title: string, name: string, search?: string): RailGroup => ({
  control: 'values',
  title,
  field: name,
  search,
});
const brand = values('Бренд', 'brand', 'Найти бренд');
const rare = (title: string, fields: string[], search?: string): RailGroup => ({
  control: 'rare',
  title,
  fields,
  search,
});
const model = rare('Модель', ['model'], 'Найти модель');
const country = rare('Страна', ['country'], 'Найти страну');
const carcassKind = rare('Конструкция', ['construction', 'tube']);
const indices: RailGroup = { control: 'indices', title: 'Индексы нагрузки и скорости' };
const condition = rare('Состояние', ['condition']);
const delivery: RailGroup = { control: 'delivery', title: 'Срок отгрузки' };
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
    fields: fieldsOf('tyres'),
    rail: [
      withPicks(metric, 'car'),
      car,
      { control: 'seasons', title: 'Сезон' },
      {
        control: 'build',
        title: 'Исполнение',
        studs: true,
        flags: ['run_flat', 'xl', 'light_truck'],
      },
      brand,
      ...offers,
      age,
      { control: 'rear', title: 'Разноширокая ось' },
      model,
      indices,
      rare('Тип автомобиля', ['vehicle', 'terrain']),
      rare('Омологация', ['homologation']),
      carcassKind,
      country,
      condition,
      delivery,
    ],
    glyph: 'car',
    offerAge: true,
    placeholder: '205/55 R16 нокиан зима',
  },
  disks: {
    code: 'disks',
    fields: fieldsOf('disks'),
    rail: [
      rim,
      withPicks(bolts, 'bolts'),
      offset,
      bore,
      car,
      ...rimKind,
      brand,
      ...offers,
      model,
      country,
      condition,
      delivery,
    ],
    glyph: 'wheel',
    offerAge: false,
    placeholder: '7x16 5x114,3 ET45 D67,1',
  },
  truck_tyres: {
    code: 'truck_tyres',
    fields: fieldsOf('truck_tyres'),
    rail: [
      withPicks(metric, 'truck'),
      values('Ось', 'axle'),
      { control: 'build', title: 'Исполнение', studs: false, flags: ['three_peak'] },
      values('Слойность', 'ply_rating'),
      brand,
      ...offers,
      age,
      model,
      indices,
      carcassKind,
      country,
      condition,
      delivery,
    ],
    glyph: 'truck',
    offerAge: true,
    placeholder: '315/80 R22,5 рулевая',
  },
  truck_disks: {
    code: 'truck_disks',
    fields: fieldsOf('truck_disks'),
    rail: [
      rim,
      bolts,
      offset,
      bore,
      values('Тип', 'rim_type'),
      brand,
      ...offers,
      model,
      country,
      condition,
      delivery,
    ],
    glyph: 'wheel',
    offerAge: false,
    placeholder: '22,5x11,75 10x335 ET0 D281',
  },
  special_tyres: {
    code: 'special_tyres',
    fields: fieldsOf('special_tyres'),
    rail: [
      metric,
      values('Применение', 'application'),
      values('Рисунок', 'pattern', 'Найти рисунок'),
      values('Слойность', 'ply_rating'),
      brand,
      ...offers,
      age,
      model,
      carcassKind,
      country,
      condition,
      delivery,
    ],
    glyph: 'special',
    offerAge: true,
    placeholder: '18.4R38 R-1W',
  },
  moto_tyres: {
    code: 'moto_tyres',
    fields: fieldsOf('moto_tyres'),
    rail: [
      metric,
      values('Положение', 'position'),
      values('Назначение', 'moto_type'),
      brand,
      ...offers,
      age,
      model,
      indices,
      carcassKind,
      country,
      condition,
      delivery,
    ],
    glyph: 'moto',
    offerAge: true,
    placeholder: '120/70 ZR17 передняя',
  },
  quadro_tyres: {
    code: 'quadro_tyres',
    fields: fieldsOf('quadro_tyres'),
    rail: [
      allTerrain,
      values('Положение', 'position'),
      values('Слойность', 'ply_rating'),
      brand,
      ...offers,
      age,
      rare('Местность', ['terrain']),
      model,
      carcassKind,
      country,
      condition,
      delivery,
    ],
    glyph: 'quad',
    offerAge: true,
    placeholder: '25x8-12',
  },
};
