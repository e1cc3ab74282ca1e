import type { Filter, Reading, TextMatch } from '../text/text-reading.ts';
import { PIECES_OF_SET } from '../trade/rules.generated.ts';
import { NUMBER, numberOf, ROUBLES, THOUSANDS } from './query-amounts.ts';

/** Roubles. A smaller number without a unit is not the price of a tyre or a wheel: «до 20» is a rim. */
const MIN_ROUBLES = 500;
const MAX_ROUBLES = 10_000_000;
/** Roubles. A smaller price cannot be for a set: «до 6000 комплект» is the price of a piece. */
const MIN_SET = 10_000;

const AMOUNT = String.raw`(${NUMBER})\s?(${THOUSANDS})?\s?(${ROUBLES})?(?![0-9a-zа-я/%])`;
const MORE = String.raw`от|с|дороже|выше|свыше|больше|более|не дешевле|не менее|не ниже|минимум|мин|min`;
const LESS = String.raw`до|дешевле(?: чем)?|ниже|меньше|менее|не дороже|не более|не больше|не выше|максимум|макс|max|в пределах|бюджет(?: до)?|по цене до|ценой до|цена до|<`;
/** Words before a range of prices: «бюджет 5000-6000» is not «до 5000». */
const BETWEEN = String.raw`(?:(?:по )?цен(?:а|ой|е|ник)|стоимость(?:ю)?|бюджет|(?:в )?(?:диапазон|предел|рамк)[а-я]*(?: цен[а-я]*)?)(?: от)?`;
/** Words after a number that is not a price. */
const OTHER = String.raw`(?!\s?(?:шт|штук|год|г(?![а-я])|кг|км|мм|дюйм|пар(?!у)|дн|колес|шин))`;

/** A set that is named before its price: «за все четыре до 32 тысяч», «за комплект не дороже 30к». */
const FOR_SET = String.raw`за\s(?:вс[её]\s)?(?:4|четыре|компл[а-я]*|к-т|вс[её])(?:\s?(?:шт|шин|колес|диск|балл?он)[а-я]*\.?)?\s`;

const pattern = (source: string) => new RegExp(`(?:${source})`, 'y');
const RANGE = pattern(
  // 260-508 is a lorry tyre in millimetres
  String.raw`(?!(?:2[0-9]0|3[0-7]0)\s?-\s?(?:381|406|457|508|533)(?!\d))(?:(?:${MORE}|по|${BETWEEN})\s+)?${AMOUNT}\s*(?:-|до|по)\s*${AMOUNT}${OTHER}`,
);
const LEFT_RANGE = pattern(String.raw`(?:между)\s+${AMOUNT}\s+и\s+${AMOUNT}${OTHER}`);
const AT_MOST = pattern(String.raw`(?:${LESS})\s*${AMOUNT}${OTHER}`);
const SET_AT_MOST = pattern(String.raw`${FOR_SET}(?:(?:${LESS})\s*)?${AMOUNT}${OTHER}`);
const AT_LEAST = pattern(String.raw`(?:${MORE}|>)\s*${AMOUNT}${OTHER}`);
/** «4000 и ниже», «8000 или дороже». */
const AND_LESS = pattern(String.raw`${AMOUNT}\s+(?:и|или)\s+(?:ниже|меньше|менее|дешевле)${OTHER}`);
const AND_MORE = pattern(String.raw`${AMOUNT}\s+(?:и|или)\s+(?:выше|больше|более|дороже)${OTHER}`);
const EXACT = pattern(String.raw`(?:за |по )?${AMOUNT}${OTHER}`);
/** «по 5000 штука» */
const EACH = pattern(String.raw`по ${AMOUNT}\s?(?:за\s)?шт(?:ук[а-я])?(?![а-я0-9])`);
const ABOUT = pattern(String.raw`(?:около|примерно|в районе|где-то|порядка|~)\s*${AMOUNT}${OTHER}`);
const PER_PIECE =
  /\s*(?:\/|за|на)?\s*(?:1\s?|одн[а-я]+\s)?(?:шт(?:ук[а-я]*)?\.?|каждую|колесо|баллон)(?![а-я0-9])/y;
const FOUR = /(?:^|\s)(?:4|четыре)\s?(?:шт|шин|колес|диск|покрыш|баллон)/;
const PER_SET =
  /\s*(?:\/|за|на)\s*(?:весь\s|полный\s)?(?:компл[а-я]*\.?|к-т|все|(?:4|четыре)(?:\s?(?:шт|кол|шин)[а-я]*)?)(?![0-9а-я/])/y;

const at = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

interface Amount {
  roubles: number;
  isMoney: boolean;
}

function amountOf(
  number: string | undefined,
  thousands: string | undefined,
  roubles: string | undefined,
  inherited?: string,
): Amount | undefined {
  const value = number === undefined ? undefined : numberOf(number);
  if (value === undefined) return undefined;
  const isMoney = Boolean(thousands || roubles || inherited);
  const inThousands = thousands || (inherited && value < 1000);
  const amount = { roubles: inThousands ? value * 1000 : value, isMoney };
  return amount.roubles >= (isMoney ? 100 : MIN_ROUBLES) && amount.roubles <= MAX_ROUBLES
    ? amount
    : undefined;
}

const shown = (roubles: number) =>
  Math.round(roubles)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '\u00a0');

function priceReading(least: number | undefined, most: number | undefined): Reading {
  const parts = [
    least !== undefined && `от ${shown(least)}`,
    most !== undefined && `до ${shown(most)}`,
  ].filter((part) => part !== false);
  const filter: Filter = {
    ...(least !== undefined && { price_min: Math.round(least * 100) }),
    ...(most !== undefined && { price_max: Math.round(most * 100) }),
  };
  return { field: 'price', value: `${parts.join(' ')}\u00a0₽`, filter };
}

/** Returns the number of pieces that an amount is for, and where the words about that end. */
function piecesAfter(text: string, end: number, before: string, roubles: number) {
  const piece = at(PER_PIECE, text, end);
  if (piece) return { pieces: 1, end: end + piece[0].length };
  // the words about the set are left to be read, because they state the quantity
  if (at(PER_SET, text, end)) return { pieces: PIECES_OF_SET, end };
  const isForSet =
    /компл[а-я]*\.?\s*за\s*$/.test(before) ||
    (roubles >= MIN_SET && /(?:^|\s)(?:компл|к-т)/.test(text)) ||
    // «4 шины за 24000»
    (roubles >= MIN_SET && /(?:^|\s)за\s*$/.test(before) && FOUR.test(before));
  return { pieces: isForSet ? PIECES_OF_SET : 1, end };
}

/** Reads a price at `from` of a folded text. The price of a set is divided by its four pieces. */
export function readPrice(text: string, from: number): TextMatch | undefined {
  const read = (
    match: RegExpExecArray,
    least: Amount | undefined,
    most: Amount | undefined,
  ): TextMatch => {
    const end = from + match[0].trimEnd().length;
    const larger = Math.max(least?.roubles ?? 0, most?.roubles ?? 0);
    const opening = text.slice(0, from) + (/^за /.exec(match[0])?.[0] ?? '');
    const { pieces, end: stop } = piecesAfter(text, end, opening, larger);
    const reading = priceReading(least && least.roubles / pieces, most && most.roubles / pieces);
    return { length: stop - from, reading };
  };
  const set = at(SET_AT_MOST, text, from);
  const sum = set && amountOf(set[1], set[2], set[3]);
  if (set && sum && sum.roubles >= MIN_SET) return ofSet(set[0], sum.roubles);
  const range = at(RANGE, text, from) ?? at(LEFT_RANGE, text, from);
  if (range) {
    const [, first, thousands, roubles, second, moreThousands, moreRoubles] = range;
    const unit = moreThousands ?? (moreRoubles && '');
    const least = amountOf(first, thousands, roubles ?? moreRoubles, unit || undefined);
    const most = amountOf(second, moreThousands, moreRoubles);
    const isPrice = most?.isMoney || /^\D/.test(range[0]) || isRound(first) === isRound(second);
    if (
      least &&
      most &&
      isPrice &&
      most.roubles >= least.roubles &&
      (most.isMoney || isRound(second))
    )
      return read(range, least, most);
  }
  const about = at(ABOUT, text, from);
  const near = about && amountOf(about[1], about[2], about[3]);
  if (about && near) return offered(about[0], near.roubles);
  const most = at(AT_MOST, text, from);
  const limit = most && amountOf(most[1], most[2], most[3]);
  if (most && limit) return read(most, undefined, limit);
  const least = at(AT_LEAST, text, from);
  const floor = least && amountOf(least[1], least[2], least[3]);
  if (least && floor) return read(least, floor, undefined);
  const below = at(AND_LESS, text, from);
  const top = below && amountOf(below[1], below[2], below[3]);
  if (below && top && (top.isMoney || isRound(below[1]))) return read(below, undefined, top);
  // «91т и выше» is a speed
  const isIndex =
    /^\d{2,3}т\s/.test(text.slice(from)) && /\d{3}[\s/]\d{2}/.test(text.slice(0, from));
  const above = isIndex ? null : at(AND_MORE, text, from);
  const bottom = above && amountOf(above[1], above[2], above[3]);
  if (above && bottom && (bottom.isMoney || isRound(above[1])))
    return read(above, bottom, undefined);
  const each = at(EACH, text, from);
  const apiece = each && amountOf(each[1], each[2], each[3]);
  if (each && apiece && (apiece.isMoney || apiece.roubles >= 1000))
    return read(each, undefined, apiece);
  const exact = at(EXACT, text, from);
  const price = exact && amountOf(exact[1], exact[2], exact[3]);
  if (!exact || !price) return undefined;
  const isTold =
    /^(?:за|по) /.test(exact[0]) && price.roubles >= 1000 && (price.isMoney || isRound(exact[1]));
  return isTold || (price.isMoney && isWritten(exact)) ? read(exact, undefined, price) : undefined;
}

/** Checks whether an amount is written as money: «5000 р» is a price, the «16к» of a wrong layout is not. */
const isWritten = ([, number = '', thousands, roubles]: RegExpExecArray) =>
  Boolean(roubles) || (thousands !== undefined && /^ты[сщр]/.test(thousands) && number !== '');
const isRound = (number: string | undefined) => /00$/.test(number ?? '');

/** Reads the price of a set. A buyer who states the price of four pieces wants four. */
function ofSet(text: string, roubles: number): TextMatch {
  const reading = priceReading(undefined, roubles / PIECES_OF_SET);
  const filter = { ...reading.filter, quantity_min: PIECES_OF_SET };
  return { length: text.trimEnd().length, reading: { ...reading, filter } };
}

/** Reads «около 5000», which does not say how far the price may differ. The possible meanings are the alternatives. */
function offered(text: string, roubles: number): TextMatch {
  const readings = [priceReading(undefined, roubles), priceReading(roubles * 0.8, roubles * 1.2)];
  return {
    length: text.trimEnd().length,
    reading: {
      field: 'price',
      value: `около ${shown(roubles)}\u00a0₽`,
      filter: {},
      alternatives: readings.map(({ value, filter }) => ({ value, filter })),
    },
  };
}
