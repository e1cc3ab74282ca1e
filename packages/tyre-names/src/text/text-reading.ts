import type { components } from '../trade/contract.generated.ts';

type Schemas = components['schemas'];
export type Section = Schemas['Section'];
export type Filter = Schemas['UnderstoodFilter'];
export type Token = Schemas['UnderstoodToken'];
export type Field = Token['field'];

/** Returns the first of a filter's values, or null if it has none. */
export const first = <Item>(items: readonly Item[] | undefined): Item | null => items?.[0] ?? null;

/** What a piece of the text means. */
export interface Reading {
  field: Field;
  /** fit to show */
  value: string;
  filter: Filter;
  /** True if a typing error, a wrong layout or look-alike letters were corrected. */
  corrected?: boolean;
  alternatives?: { value: string; filter: Filter }[];
}

/** A piece of a text and where it stands. */
export interface Span {
  start: number;
  end: number;
}

/** A reading of the text that begins at a known place, and how much of the text it takes. */
export interface TextMatch {
  length: number;
  /** Absent for words that mean nothing to a search: «шины», «купить». */
  reading?: Reading;
}

const LABELS: Record<Field, string> = {
  size: 'Размер',
  index: 'Индексы',
  brand: 'Бренд',
  model: 'Модель',
  article: 'Артикул',
  season: 'Сезон',
  studded: 'Исполнение',
  run_flat: 'RunFlat',
  xl: 'Усиленная',
  axle: 'Ось',
  ply_rating: 'Слойность',
  application: 'Применение',
  pattern: 'Рисунок',
  position: 'Положение',
  moto_type: 'Назначение',
  fastening: 'Крепёж',
  et: 'Вылет',
  dia: 'Ступица',
  rim_type: 'Тип',
  colour: 'Цвет',
  city: 'Город',
  supplier: 'Поставщик',
  quantity: 'Количество',
  condition: 'Состояние',
  dot_year: 'Год выпуска',
  price: 'Цена',
  country: 'Страна',
  car: 'Автомобиль',
  delivery: 'Доставка',
  tube: 'Камера',
  construction: 'Конструкция',
  vehicle: 'Для чего',
  terrain: 'Покрытие',
  homologation: 'Омологация',
};

export const token = (
  q: string,
  start: number,
  end: number,
  { field, value, filter, corrected = false, alternatives = [] }: Reading,
): Token => ({
  text: q.slice(start, end),
  start,
  end,
  field,
  value,
  label: LABELS[field],
  filter,
  corrected,
  alternatives,
});
