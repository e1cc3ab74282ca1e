import { plainTitle } from '../../../../tables/cells/plain-title.ts';
import type { Row, Table } from '../../../../tables/cells/table.ts';
import { findHeader, type Header } from '../../../../tables/titles/header.ts';
import { priceTitle } from '../../../../tables/titles/title-prices.ts';
import { isQuantityTitle, titleField } from '../../../../tables/titles/titles.ts';

/** The columns of an order list. Columns that are not named here say nothing about the products. */
export interface OrderColumns {
  /** index of the first row beneath the titles */
  from: number;
  quantity: number | undefined;
  /** true if a column asks what to order, as «Заказ»: then an empty row is not ordered */
  isForm: boolean;
  price: number | undefined;
  /** column indexes by what the title names: `name`, `size`, `brand`, `article` and so on */
  fields: ReadonlyMap<string, number>;
}

const NO_ORDER =
  /номер|дата|мин|остат|налич|своб|доступн|резерв|отверст|сло|в пути|осталось|сумм|№/i;
const WANTED = /^(?:ваш |мой |наш )?(?:заказ|нужн|потребн|заявк|надо|хочу|к заказу|order)/;
const COUNTED =
  /^(?:кол-?во|к-?во|кво|кол|количество|колич|qty|quantity|amount|count|сколько)(?:\s|$)/;

const isWanted = (title: string) => !NO_ORDER.test(title) && WANTED.test(plainTitle(title));
const isCounted = (title: string) =>
  !NO_ORDER.test(title) &&
  (COUNTED.test(plainTitle(title)) || /^\s*(?:шт|штук)\.?\s*$/i.test(title));
const isTitleOfQuantity = (title: string) => isWanted(title) || isCounted(title);

const DEEPEST = 60;

/** True for the titles of an order: words, one of which titles the quantity, whatever the others are. */
const isTitles = ({ cells }: Row) => {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length > 1 &&
    filled.length === new Set(filled).size &&
    filled.some(isTitleOfQuantity) &&
    filled.every((cell) => cell.length < 60 && !/^\d/.test(cell))
  );
};

function headerOf(table: Table): Header {
  const at = table.rows.slice(0, DEEPEST).findIndex(isTitles);
  return at < 0 ? findHeader(table) : { titles: table.rows[at]?.cells ?? [], from: at + 1 };
}

const indexOf = (titles: readonly string[], test: (title: string) => boolean) => {
  const index = titles.findIndex(test);
  return index < 0 ? undefined : index;
};

/** Reads the columns of a table from its titles; undefined if it has none. */
export function orderColumns(table: Table): OrderColumns | undefined {
  const { titles, from } = headerOf(table);
  if (from === 0 || titles.every((title) => title === '')) return undefined;
  const wanted = indexOf(titles, isWanted);
  const quantity = wanted ?? indexOf(titles, isCounted);
  const price = indexOf(titles, (title) => priceTitle(title) !== undefined);
  const fields = new Map<string, number>();
  for (const [column, title] of titles.entries()) {
    if (column === quantity || column === price || isQuantityTitle(title)) continue;
    const field = titleField(title);
    if (field && !fields.has(field)) fields.set(field, column);
  }
  if (quantity === undefined && fields.size === 0) return undefined;
  return { from, quantity, isForm: wanted !== undefined, price, fields };
}
