/** How a filter's value looks in the query string and in the call's body. */
type FieldKind = 'texts' | 'text' | 'numbers' | 'number' | 'flag';

/** A filter field of the contract: what kind of value it takes and what people call it. */
export interface Field {
  kind: FieldKind;
  label: string;
  unit?: string;
}

export const texts = (label: string): Field => ({ kind: 'texts', label });
const text = (label: string): Field => ({ kind: 'text', label });
export const numbers = (label: string, unit?: string): Field => ({ kind: 'numbers', label, unit });
const number = (label: string, unit?: string): Field => ({ kind: 'number', label, unit });
export const flag = (label: string): Field => ({ kind: 'flag', label });

/** Filters that every section has: of the product and of its offers. */
export const common = {
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

export const tyre = {
  outer_diameter: numbers('Наружный диаметр'),
  width: numbers('Ширина'),
  profile: numbers('Профиль'),
  diameter: numbers('Диаметр'),
  load_index_min: number('Индекс нагрузки от'),
  speed_index_min: text('Индекс скорости от'),
  light_truck: flag('C, LT'),
  tube: texts('Камера'),
  construction: texts('Конструкция'),
  country: texts('Страна'),
};

export const winter = { season: texts('Сезон'), studded: flag('Шип') };
export const carcass = { run_flat: flag('RunFlat'), xl: flag('XL, усиленная') };

export const disk = {
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
  country: texts('Страна'),
};
