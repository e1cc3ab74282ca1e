import type { components } from '@org/api-client/schema';

export type Field = components['schemas']['ColumnField'];
export type Choice = components['schemas']['ColumnChoice'];
export type HeaderChoice = components['schemas']['HeaderChoice'];
/** What the user has put right in a file: meanings of columns, and rows of titles. */
export type Correction = Choice | HeaderChoice;

type ImportColumn = components['schemas']['ImportColumn'];

/** A column as it is kept; those of older lists have less. */
export interface Column extends Omit<ImportColumn, 'top'> {
  top?: ImportColumn['top'];
  /** what the corrections of its sheet are remembered by */
  layout?: string;
  /** the row of titles is one that the user has named, now or for an earlier file */
  isMoved?: boolean;
}

export const isHeader = (correction: Correction): correction is HeaderChoice =>
  'header_row' in correction;
export const isColumn = (correction: Correction): correction is Choice => !isHeader(correction);

/** What users call the fields, in reasons and in files. */
export const FIELD_NAMES: Record<Field, string> = {
  name: 'Наименование',
  section: 'Раздел',
  brand: 'Бренд',
  model: 'Модель',
  size: 'Размер',
  width: 'Ширина',
  profile: 'Профиль',
  diameter: 'Диаметр',
  load_index: 'Индекс нагрузки',
  speed_index: 'Индекс скорости',
  season: 'Сезон',
  studded: 'Шипы',
  run_flat: 'Run Flat',
  xl: 'XL',
  axle: 'Ось',
  ply_rating: 'Слойность',
  application: 'Применение',
  pattern: 'Рисунок',
  position: 'Положение',
  moto_type: 'Тип мотошины',
  rim_width: 'Ширина диска',
  bolts: 'Крепёжных отверстий',
  pcd: 'PCD',
  et: 'Вылет ET',
  dia: 'Ступица DIA',
  rim_type: 'Тип диска',
  colour: 'Цвет',
  article: 'Артикул производителя',
  supplier_article: 'Код поставщика',
  barcode: 'Штрихкод',
  bulk_price: 'Цена',
  vat_rate: 'НДС',
  quantity: 'Остаток',
  min_order: 'Минимальный заказ',
  multiple: 'Кратность',
  dot: 'Год выпуска',
  country: 'Страна',
  city: 'Город',
  warehouse: 'Склад',
  delivery_days: 'Срок поставки',
};
