import type { ColumnField } from '@org/api-client/schema';
import { ATTRIBUTES, type AttributeName } from './attributes.ts';

/** Everything about a column of price lists that can be written as data, if it is no attribute of products. */
export interface ListField {
  /** Name for users, in reasons and in files. */
  label: string;
  /**
   * Matches titles that are none of an attribute: in lower case, without units and punctuation marks. Titles that look
   * like those of an attribute are in the server's `titles.ts`.
   */
  header?: RegExp;
  /** Smallest and largest whole number in its cells. Offers store and show the number under the name of the field. */
  range?: readonly [least: number, most: number];
  /** The number of offers whose list says none. @default null */
  otherwise?: number;
}

/** If the headers of several fields match a title, the first one counts. */
export const FIELDS = {
  name: { label: 'Наименование' },
  section: {
    label: 'Раздел',
    header:
      /(?:тип шины|тип товара|категори|раздел|^вид$|вид товара|товарн\S* групп|price_list_type|^product_?type$|^section$|^categor(?:y|ies)$|^ic_group\d*$)/,
  },
  size: { label: 'Размер' },
  article: { label: 'Артикул производителя' },
  supplier_article: { label: 'Код поставщика' },
  barcode: { label: 'Штрихкод' },
  bulk_price: { label: 'Цена' },
  vat_rate: { label: 'НДС', header: /(?:ндс|^vat|ставка налога)/ },
  quantity: { label: 'Остаток' },
  min_order: {
    label: 'Минимальный заказ',
    header: /(?:мин(?:имальн\S*)? (?:заказ|парти|кол)|min_?order)/,
    range: [1, 10_000],
    otherwise: 1,
  },
  multiple: {
    label: 'Кратность',
    header: /(?:кратност|multiple)/,
    range: [1, 10_000],
    otherwise: 1,
  },
  dot: {
    label: 'Год выпуска',
    header: /(?:^год|^year$|год выпуска|^dot|дата (?:произв|изг|вып))/,
  },
  customs_declaration: {
    label: 'Номер ГТД',
    header:
      /(?:(?<![а-я])гтд|^(?:№|n|номер|рег\S*(?: номер| №)?)? ?дт$|таможен\S* деклар|деклар\S* (?:на товар|таможен)|(?<![a-z])gtd|customs)/,
  },
  city: { label: 'Город', header: /(?:город|^city$)/ },
  warehouse: { label: 'Склад', header: /(?:^wrh$|склад|территори|warehouse|местонахожд)/ },
  delivery_days: { label: 'Срок поставки', header: /(?:срок|доставк|delivery)/ },
} as const satisfies Record<Exclude<ColumnField, AttributeName>, ListField>;

type FieldName = keyof typeof FIELDS;

/** Name of a number that offers store as its column says it. */
export type OfferNumber = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends { range: unknown } ? Name : never;
}[FieldName];

export const OFFER_NUMBERS = (Object.keys(FIELDS) as FieldName[]).filter(
  (name): name is OfferNumber => 'range' in FIELDS[name],
);

/** Names of all columns for users. */
export const FIELD_NAMES = Object.fromEntries(
  Object.entries({ ...ATTRIBUTES, ...FIELDS }).map(([name, { label }]) => [name, label]),
) as Record<ColumnField, string>;
