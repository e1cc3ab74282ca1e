import { CONDITIONS } from '@org/trade/conditions';
import { BADGES, FILTER_FIELDS, type FilterField, SECTION_FIELDS } from '@org/trade/filters';
import type { SectionCode } from '../../../shared/sections.ts';

/** A filter field of the contract: the kind of its value, and its label. */
export interface Field extends FilterField {
  /** Labels of its values, if they are known beforehand. */
  words?: Readonly<Record<string, string>>;
}

const OF_OFFERS: Record<string, Field> = {
  supplier_id: { kind: 'texts', label: 'Поставщик' },
  city: { kind: 'texts', label: 'Город' },
  favorite: { kind: 'flag', label: 'Только избранные' },
  price_min: { kind: 'number', label: 'Цена от', unit: '₽' },
  price_max: { kind: 'number', label: 'Цена до', unit: '₽' },
  landed_min: { kind: 'number', label: 'С доставкой от', unit: '₽' },
  landed_max: { kind: 'number', label: 'С доставкой до', unit: '₽' },
  quantity_min: { kind: 'number', label: 'Остаток от', unit: 'шт.' },
  condition: { kind: 'texts', label: 'Состояние', words: CONDITIONS },
  dot_year_min: { kind: 'number', label: 'Год не старше' },
  delivery_days_max: { kind: 'number', label: 'Отгрузка до', unit: 'дн.' },
};

/** Fields of the search itself: what is excluded, and whether every word must be found. */
const OF_SEARCH: Record<string, Field> = {
  brand_not: { kind: 'texts', label: 'Бренд кроме' },
  model_not: { kind: 'texts', label: 'Модель кроме' },
  country_not: { kind: 'texts', label: 'Страна кроме' },
  every_word: { kind: 'flag', label: 'Все слова обязательны' },
};
const OF_TYRES: Record<string, Field> = {
  season_own: { kind: 'flag', label: 'Только своего сезона' },
};
const OF_DISKS: Record<string, Field> = { rim_type_not: { kind: 'texts', label: 'Тип кроме' } };

const WORDS: Readonly<Record<string, string | Readonly<Record<string, string>>>> = BADGES;

/** A field of an attribute, with what its values are called. */
function named([name, field]: [string, FilterField]): [string, Field] {
  const words = WORDS[name];
  return [name, typeof words === 'object' ? { ...field, words } : field];
}

/** Every filter field that a section's call takes: of products by the table of attributes, and of their offers. */
export const fieldsOf = (section: SectionCode): Record<string, Field> => ({
  ...Object.fromEntries(
    Object.entries(FILTER_FIELDS)
      .filter((_, at) => SECTION_FIELDS[section][at] === '1')
      .map(named),
  ),
  ...OF_SEARCH,
  ...(section === 'tyres' && OF_TYRES),
  ...(section.endsWith('disks') && OF_DISKS),
  ...OF_OFFERS,
});
