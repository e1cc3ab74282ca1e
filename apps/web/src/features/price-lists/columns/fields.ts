import type { ColumnField } from '../atoms.ts';

/** What a column may hold, the usual ones first. */
const FIELDS: Record<ColumnField, string> = {
  name: 'Наименование',
  bulk_price: 'Цена',
  quantity: 'Остаток',
  brand: 'Бренд',
  model: 'Модель',
  size: 'Размер',
  article: 'Артикул производителя',
  supplier_article: 'Ваш код',
  barcode: 'Штрихкод',
  warehouse: 'Склад',
  city: 'Город',
  section: 'Раздел',
  season: 'Сезон',
  studded: 'Шипы',
  width: 'Ширина',
  profile: 'Профиль',
  diameter: 'Диаметр',
  load_index: 'Индекс нагрузки',
  speed_index: 'Индекс скорости',
  run_flat: 'Run Flat',
  xl: 'XL',
  dot: 'Год выпуска',
  country: 'Страна',
  vat_rate: 'НДС',
  min_order: 'Минимальный заказ',
  multiple: 'Кратность',
  delivery_days: 'Срок поставки',
  rim_width: 'Ширина диска',
  bolts: 'Крепёжных отверстий',
  pcd: 'PCD',
  et: 'Вылет ET',
  dia: 'Ступица DIA',
  rim_type: 'Тип диска',
  colour: 'Цвет',
  axle: 'Ось',
  ply_rating: 'Слойность',
  application: 'Применение',
  pattern: 'Рисунок',
  position: 'Положение',
  moto_type: 'Тип мотошины',
};

/** The choice that leaves a column out. */
export const NO_FIELD = 'none';

/** The choices for a column. */
export const FIELD_OPTIONS = [
  { value: NO_FIELD, label: 'Не загружаем' },
  ...Object.entries(FIELDS).map(([value, label]) => ({ value, label })),
];

export const fieldName = (field: string | null) =>
  field === null ? 'Не загружаем' : (FIELDS[field as ColumnField] ?? field);
