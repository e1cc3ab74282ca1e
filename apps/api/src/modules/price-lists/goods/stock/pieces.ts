import { parseQuantity, type Quantity } from '../../../../names/text/amounts.ts';
import { stateOf, yesOf } from '../../../../tables/titles/sale.ts';

const AT_LEAST = (quantity: number): Quantity => ({ quantity, isMinimum: true });
const NONE: Quantity = { quantity: 0, isMinimum: false };

const SOME =
  /^(?:в наличии|есть(?: в наличии)?|имеется|заканчивается|осталось мало|последн\S*|в сети|в магазинах?|на складах?|в продаже|мало|много|очень много|достаточно|средне|да|yes|available|in stock|\*+|\++|[✓✔☑●•▪■★]+)$/u;
const NOTHING =
  /^(?:нет|нет в наличии|отсутств\S*|под заказ|на заказ|в пути|ожида\S*|в резерве|резерв|снят\S*(?: с производства)?|no|out of stock|распродан\S*|[-–—]+|x|х)$/;
const RANGE = /^(\d+)\s*(?:-|–|—|\.\.+|…|до)\s*(\d+)(?:\s*шт\S*)?$/;
const LESS = /^(?:<|менее|меньше|до)\s*=?\s*(\d+)/;
/** «1 компл (4 шт)» states the number of pieces itself. */
const SETS = /^\d+\s*к(?:омп)?л\S*\s*\(\s*(\d+)\s*шт\.?\s*\)$/;
/** «Комплект 4 шт», «к-т из 4 шин»: price and stock are for sets of so many pieces. */
const SET = /(?<![а-яё])(?:комплект|компл\.|к-т)\s*(?:из\s*)?([2-8])\s*(?:шт|шин|колес|диск)/i;
const SET_UNIT = String.raw`(?:комплект\S*|компл\.?|кмп\.?|к-т[а-я]*\.?|набор\S*|пар[аыу]?|sets?|kits?|pairs?|zestaw\S*|komplet\S*)`;
/** «компл», «к-т», «комплект 4 шт» as the unit of the stock. */
const UNIT = new RegExp(String.raw`^${SET_UNIT}\s*(?:(?:из\s*)?\d\s*\S*)?$`, 'i');
/** «2 компл.» does not say how many pieces a set has. */
const IN_SETS = new RegExp(String.raw`^\D{0,3}\d+\s*${SET_UNIT}$`, 'i');
const BELOW_ZERO = /^[-–—]\s*\d+(?:[.,]\d+)?(?:\s*шт\S*)?$/;

/** Nobody has more, and the database does not count further. */
const MOST_PIECES = 1_000_000;

/** Reads pieces as price lists write them: what `parseQuantity` reads, ranges, words and stock below zero. */
export function readPieces(text: string): Quantity | undefined {
  const read = piecesIn(text);
  return read && read.quantity <= MOST_PIECES ? read : undefined;
}

function piecesIn(text: string): Quantity | undefined {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  if (BELOW_ZERO.test(plain) || NOTHING.test(plain)) return NONE;
  const range = RANGE.exec(plain.replace(/^от /, ''));
  if (range) return AT_LEAST(Math.min(Number(range[1]), Number(range[2])));
  if (LESS.test(plain)) return AT_LEAST(1);
  const ofSets = SETS.exec(plain);
  if (ofSets) return { quantity: Number(ofSets[1]), isMinimum: false };
  const parsed = parseQuantity(plain);
  if (parsed) return parsed;
  const isThere = SOME.test(plain) || (stateOf(plain) ?? yesOf(plain));
  if (isThere === undefined) return undefined;
  return isThere ? AT_LEAST(1) : NONE;
}

/** True if the unit is a set. */
export const isSet = (unit = ''): boolean => UNIT.test(unit.trim());

/** True if a stock is counted in sets and does not give the pieces. */
export const areSets = (stock: string): boolean => IN_SETS.test(stock.trim());

/** Returns how many pieces a name sells as one set; undefined if the name says nothing of it. */
export const piecesOfSet = (name: string): number | undefined => {
  const pieces = SET.exec(name)?.[1];
  return pieces ? Number(pieces) : undefined;
};
