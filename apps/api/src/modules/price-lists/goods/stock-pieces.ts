import { parseQuantity, type Quantity } from '@org/tyre-names/text/amounts';
import { cellInRussian } from '../../../product/foreign-cells.ts';
import { stateOf, yesOf } from '../../../tables/titles/sale.ts';

const AT_LEAST = (quantity: number): Quantity => ({ quantity, isMinimum: true });
const NONE: Quantity = { quantity: 0, isMinimum: false };

const AMOUNT_WORDS =
  /^(?:в наличии|есть(?: в наличии)?|имеется|заканчивается|осталось мало|последн\S*|в сети|в магазинах?|на складах?|в продаже|мало|много|очень много|достаточно|средне|да|yes|available|in stock|\*+|\++|[✓✔☑●•▪■★]+)$/u;
const NOTHING =
  /^(?:нет|нет в наличии|отсутств\S*|под заказ|на заказ|в пути|ожида\S*|в резерве|резерв|снят\S*(?: с производства)?|no|out of stock|распродан\S*|[-–—]+|x|х)$/;
const RANGE = /^(\d+)\s*(?:-|–|—|\.\.+|…|до)\s*(\d+)(?:\s*шт\S*)?$/;
const LESS = /^(?:<|менее|меньше|до)\s*=?\s*(\d+)/;
/** «1 компл (4 шт)» states the number of pieces itself. */
const SETS = /^\d+\s*к(?:омп)?л\S*\s*\(\s*(\d+)\s*шт\.?\s*\)$/;
const PIECES_WORD = String.raw`(?:шт|шин|колес|диск|pcs|pieces|st(?:ü|u)ck|stk|szt|ks|adet|ty?i?res|wheels)(?![a-zа-яё])`;
/** «Комплект 4 шт», «к-т из 4 шин», «Set of 4»: price and stock are for sets of so many pieces. */
const SETS_OF = [
  /(?<![а-яё])(?:комплект|компл\.|к-т)\s*(?:из\s*)?([2-8])\s*(?:шт|шин|колес|диск)/i,
  /(?<![a-z])(?:set|kit|pack|satz|juego|jeu|komplet|zestaw|sada|takım)\s*(?:of|de|à|z|po)?\s*([2-8])(?![\d/.,])/i,
  new RegExp(String.raw`(?<![\d/.,-])([48])\s*${PIECES_WORD}`, 'i'),
  /^\s*([2-8])\s?[xх×]\s+(?=\p{L}{3})/iu,
];
/** «осталось 4 шт» counts what is left. */
const LEFT = /остал|остат|налич|доступ|заказ|stock|кратн/i;
const SET_UNIT = String.raw`(?:комплект\S*|компл\.?|кмп\.?|к-т[а-я]*\.?|набор\S*|пар[аыу]?|sets?|kits?|pairs?|zestaw\S*|komplet\S*)`;
/** «компл», «к-т», «комплект 4 шт» as the unit of the stock. */
const UNIT = new RegExp(String.raw`^${SET_UNIT}\s*(?:(?:из\s*)?\d\s*\S*)?$`, 'i');
/** «2 компл.» does not say how many pieces a set has. */
const IN_SETS = new RegExp(String.raw`^\D{0,3}\d+\s*${SET_UNIT}$`, 'i');
const BELOW_ZERO = /^[-–—]\s*\d+(?:[.,]\d+)?(?:\s*шт\S*)?$/;

/** Nobody has more, and the database does not count further. */
const MAX_PIECES = 1_000_000;

/** Reads pieces as price lists write them: what `parseQuantity` reads, ranges, words and stock below zero. */
export function readPieces(text: string): Quantity | undefined {
  const read = piecesIn(text);
  return read && read.quantity <= MAX_PIECES ? read : undefined;
}

/** «mehr als 20», «20 or more». */
const MORE =
  /^(?:über|mehr als|ponad|powyżej|więcej niż|понад|більше|més de|más de|plus de|più di|more than|over|at least|více než|přes|en az)\s*(?=\d)/;
const OR_MORE = /(?<=\d)\s*(?:以上|-?[дт][ае]н көп|(?:or|and) more|oder mehr|lub więcej|o más)$/;

function piecesIn(text: string): Quantity | undefined {
  const written = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const plain = /^[\d\s.,>+-]*$/.test(written)
    ? written
    : cellInRussian(written).replace(MORE, '>').replace(OR_MORE, '+');
  if (BELOW_ZERO.test(plain) || NOTHING.test(plain)) return NONE;
  const range = RANGE.exec(plain.replace(/^от /, ''));
  if (range) return AT_LEAST(Math.min(Number(range[1]), Number(range[2])));
  if (LESS.test(plain)) return AT_LEAST(1);
  const ofSets = SETS.exec(plain);
  if (ofSets) return { quantity: Number(ofSets[1]), isMinimum: false };
  const parsed = parseQuantity(plain);
  if (parsed) return parsed;
  const isThere = AMOUNT_WORDS.test(plain) || (stateOf(plain) ?? yesOf(plain));
  if (isThere === undefined) return undefined;
  return isThere ? AT_LEAST(1) : NONE;
}

export const isSet = (unit = ''): boolean => UNIT.test(unit.trim());

/** True if a stock is counted in sets and does not give the pieces. */
export const areSets = (stock: string): boolean => IN_SETS.test(stock.trim());

/** Returns how many pieces a name sells as one set; undefined if the name says nothing of it. */
export const piecesOfSet = (name: string): number | undefined => {
  if (!/\d/.test(name) || LEFT.test(name)) return undefined;
  const pieces = SETS_OF.map((pattern) => pattern.exec(name)?.[1]).find(Boolean);
  return pieces ? Number(pieces) : undefined;
};
