import { NUMBER_WORD, numberOf } from '../../../../names/query/query-amounts.ts';
import { fold } from '../../../../names/text/spelling.ts';

/** The quantity and the price that a row asks for, and the row with blanks in place of these words. */
export interface Amounts {
  rest: string;
  /** null if the row does not say it, or not clearly */
  pieces: number | null;
  /** why the quantity is not clear, in words for the buyer */
  doubt: string | null;
  /** true for «по 4 каждой»: the quantity of this row and of those beside it */
  isForEach: boolean;
  /** kopecks for a piece */
  price: number | null;
}

export const MOST_PIECES = 1_000_000;
/** Fewer roubles than this are not the price of a tyre or a wheel. A larger number of pieces may be a price. */
export const LEAST_PRICE = 500;
const PIECES_OF_SET = 4;

const BEFORE = String.raw`(?<![\d.,/a-zа-я])`;
const COUNT = String.raw`${BEFORE}(\d{1,3}(?: 000){1,2}|\d{1,6}(?:\.0{1,3})?|(?:${NUMBER_WORD})(?![а-я]))`;
const UNIT = String.raw`(?:шт(?:\.|ук[а-я]*|-к[а-я]*)?|pcs|ед(?:\.|иниц[а-я]*)?)(?![а-я])\.?`;
const SET = String.raw`(?:комп\.|компл(?:\.|-т[а-я]*|ект(?:а|ы|у|ом|ами|ов)?)?|к-т[а-я]?|к\/т)(?![а-я])\.?`;
/** «16 комплект» is a diameter and one set. */
const COUNT_OF_SETS = String.raw`(?!(?:1[2-9]|2[0-4])\s?(?:комплект(?![а-я])|компл|к-т|к\/т))${COUNT}`;
const MONEY = String.raw`(\d{1,3} \d{3}(?!\d)|\d{1,6}(?:\.\d{1,3})?)`;
const THOUSANDS = String.raw`(тыс[а-я]*\.?|т\.?\s?р(?:уб[а-я]*)?\.?|тр)(?![а-я0-9])`;
const ROUBLES = String.raw`(?:руб[а-я]*\.?|р\.?(?!\s?\d)|₽|rub)(?![а-яa-z0-9])`;
const PRICED = String.raw`${MONEY}\s?(?:${THOUSANDS}|${ROUBLES})?(?![0-9a-zа-я/%]|\.\d)`;

/** «цена за шт.», «5200 р/шт» */
const PER_PIECE = new RegExp(String.raw`(?:\/|за|на)\s?(?:1\s?|одн[уо]\s)?(?:${UNIT}|колесо)`, 'g');
const PER_SET = new RegExp(String.raw`\s*(?:\/|за)\s?(?:весь\s)?(?:${SET}|4\s?${UNIT})`, 'y');

interface Found {
  start: number;
  end: number;
  pieces?: number;
  price?: number;
  doubt?: string;
  isForEach?: boolean;
  /** counted in sets or pairs: a row may say the same quantity in pieces too */
  isSet?: boolean;
}

type Read = (match: RegExpExecArray) => Omit<Found, 'start' | 'end'> | undefined;

const piecesOf = (text: string | undefined, times = 1): number | undefined => {
  const count = text === undefined ? 1 : numberOf(text.replace(/\.0+$/, ''));
  const pieces = (count ?? 0) * times;
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MOST_PIECES ? pieces : undefined;
};
const roublesOf = (money: string, thousands: string | undefined): number | undefined => {
  const roubles = Number(money.replaceAll(' ', '')) * (thousands ? 1000 : 1);
  return roubles >= LEAST_PRICE && roubles < 10_000_000 ? Math.round(roubles * 100) : undefined;
};
const some = (found: Omit<Found, 'start' | 'end'>, value: number | undefined) =>
  value === undefined ? undefined : found;

const priced: Read = ([, money = '', thousands]) => {
  const price = roublesOf(money, thousands);
  return price === undefined ? undefined : { price };
};
const pieces =
  (times: number): Read =>
  (match) => {
    const count = piecesOf(match[1], times);
    if (match[1] !== undefined && /^0/.test(match[1]))
      return { doubt: `«${match[0].trim()}»: сколько именно?` };
    const isForEach = /^по\s/.test(match[0]) || /кажд|всех|позици/.test(match[0]);
    return count === undefined ? undefined : { pieces: count, isForEach, isSet: times > 1 };
  };

const EACH = String.raw`(?:\s?(?:на\s)?(?:кажд[а-я]*|всех|все|вс[её]го кажд[а-я]*|позици[а-я]*|вид[а-я]*))?`;
/** The most specific rules come first: a rule does not see the words that an earlier one has taken. */
const RULES: readonly (readonly [RegExp, Read])[] = [
  // «16 (шестнадцать) шт», as contracts say it
  [
    String.raw`${BEFORE}(\d{1,6})\s?\((${NUMBER_WORD})\)(?:\s?${UNIT})?`,
    (([whole, digits, words = '']) =>
      Number(digits) === numberOf(words)
        ? some({ pieces: Number(digits) }, piecesOf(digits))
        : { doubt: `«${whole.trim()}»: сколько именно?` }) satisfies Read,
  ],
  // «4 по 5200», «4 шт x 5200 = 20800»; in «Комфорт 2 по 5200 - 4 шт» the first number belongs to the model
  [
    String.raw`${COUNT}\s?(?:${UNIT}\s?|(?!.*\d\s?${UNIT}\s*$))(?:x|х|по(?: цене)?|@)\s?${PRICED}(?:\s?=\s?[\d ]+(?:\.\d+)?(?:\s?${ROUBLES})?)?`,
    (([, count, money = '', thousands]) => {
      const price = roublesOf(money, thousands);
      const wanted = piecesOf(count);
      return price !== undefined && wanted !== undefined ? { price, pieces: wanted } : undefined;
    }) satisfies Read,
  ],
  // «5200 ₽ x 4»
  [
    String.raw`${BEFORE}${MONEY}\s?(?:${THOUSANDS}|${ROUBLES})\s?[xх]\s?(\d{1,4})(?:\s?${UNIT})?(?=\s*$)`,
    (([, money = '', thousands, count]) => {
      const price = roublesOf(money, thousands);
      const wanted = piecesOf(count);
      return price !== undefined && wanted !== undefined ? { price, pieces: wanted } : undefined;
    }) satisfies Read,
  ],
  // «= 27 560,00»: the sum of the row
  [
    String.raw`=\s?${MONEY}(?:\s?${ROUBLES})?`,
    (([, money = '']) => some({}, roublesOf(money, undefined))) satisfies Read,
  ],
  [
    String.raw`(?<![а-яa-z])(?:по цене|ценой|цен[ауые]|ц\.|стоимость|прайс|по|за|до|от|не дороже|макс[а-я]*|дешевле|@)\s?(?:до\s|за\s|по\s)?[:=~-]?\s?${PRICED}`,
    priced,
  ],
  [String.raw`${BEFORE}${MONEY}\s?(?:${THOUSANDS}|${ROUBLES})`, priced],
  [
    String.raw`(?<![rрz/x.]\s?|\d)(\d{1,4})(?:-|\s?(?:или|либо|до)\s)(\d{1,4})\s?(?:${UNIT}|${SET})`,
    (([whole, least, most]) =>
      Number(least) < Number(most)
        ? { doubt: `«${whole.trim()}»: сколько именно?` }
        : undefined) satisfies Read,
  ],
  [
    String.raw`(?:около|примерно|порядка|~|где-то|штук)\s?${COUNT}(?:\s?${UNIT})?(?![\d./xх])`,
    (([whole, count]) =>
      some({ doubt: `«${whole.trim()}»: сколько именно?` }, piecesOf(count))) satisfies Read,
  ],
  // «полкомплекта», «1,5 комплекта»
  [String.raw`(?<![а-я])пол(?:у|-)?\s?${SET}`, (() => ({ pieces: 2 })) satisfies Read],
  [
    String.raw`${BEFORE}(?:(\d{1,3})\.5|полтора)\s?${SET}`,
    (([, sets]) => ({ pieces: (Number(sets ?? 1) + 0.5) * PIECES_OF_SET })) satisfies Read,
  ],
  // after a whole size a number is not a rim
  [String.raw`(?<=\d{3}[\s/]\d{2}\s?[rр/\s-]{1,2}\d{2}.*\s)(1[2-9]|2[0-4])\s?${SET}`, pieces(4)],
  [
    String.raw`(?<![а-я]|\d\.\d{1,3}\s?)(?:по\s)?(?:${COUNT_OF_SETS}\s?)?${SET}(?:\s?(?:из|по)\s4(?:\s?${UNIT})?)?${EACH}`,
    pieces(4),
  ],
  [String.raw`(?:по\s)?(?:${COUNT}\s?)?пар(?:а|у|ы|е|очк[ауи])(?![а-я])${EACH}`, pieces(2)],
  [
    String.raw`(?<![а-яa-z])(?:кол(?:-?во|ичество|\.|(?=\s\d))|шт(?:ук)?|qty)\.?\s?[:=-]?\s?(\d{1,6})(?![\d./xх,-]|\s?[rрxх/]\s?\d)(?:\s?${UNIT})?`,
    pieces(1),
  ],
  [String.raw`(?:по\s)?${COUNT}\s?${UNIT}${EACH}`, pieces(1)],
  [
    String.raw`(?:по\s)?${BEFORE}([1-9]|1[01]|2[5-9]|[3-9]\d|\d{3}|(?:${NUMBER_WORD})(?![а-я]))\s?(?:кол\.?|колес[а-я]*|скат[а-я]*|шин[а-я]?|покрыш[а-я]*|баллон[а-я]*|диск[а-я]*)(?![а-я])`,
    pieces(1),
  ],
  [
    String.raw`(?<![а-яa-z])(?:нужно|надо|требуется|заказ(?:ать|ываю)?|возьм(?:у|[её]м)|бер(?:у|[её]м)|хочу|хотим|закажу|закажем|давайте|отложите)\s?[:=-]?\s?(\d{1,3}|(?:${NUMBER_WORD})(?![а-я]))(?![\d./xх,-]|\s?(?:[rрxх/]\s?\d|рад|дюйм|"|\d{2}\s))`,
    pieces(1),
  ],
  [
    String.raw`(?<![а-яa-z])по\s(\d{1,3}|(?:${NUMBER_WORD})(?![а-я]))(?![\d./])${EACH}`,
    ((match) => {
      const count = piecesOf(match[1]);
      return count === undefined ? undefined : { pieces: count, isForEach: true };
    }) satisfies Read,
  ],
  [String.raw`(?:[-:,]|(?<=\d[a-zа-я]?))\s*(?<![а-я])(${NUMBER_WORD})[\s,;.]*$`, pieces(1)],
  // «20000177 (4)», «205/55 R16 Tigar Winter [4]»
  [String.raw`(?<=\d\s*|\d{3}[\s/]\d{2}.*)[([](\d{1,3})[)\]]\s*$`, pieces(1)],
  [String.raw`(?<=\s)[xх]\s?(\d{1,4})\s?${UNIT}`, pieces(1)],
  // «205/55 R16 x4», «4x205/55 R16»; «7 x 17» is a size
  [
    String.raw`(?<=\S\s*)(?<!(?:^|\s)[\d.,]+\s*)(?<=\s)[xх]\s?(\d{1,3})(?=\s*(?:\([^)]*\)\s*)?$)`,
    pieces(1),
  ],
  // «205/55/16 - 4 (не старше 24 г)»
  [
    String.raw`(?<=(?:\d[a-zа-я]?|зима|лето|шип[а-я]*|лип[а-я]*)\s+[-–—]\s*)(\d{1,3})(?=\s*\([^)]*\)\s*$)`,
    pieces(1),
  ],
  [String.raw`(?<=(?:^|[\s.])[a-zа-я]{0,4}\d{5,})\s?[xх/]\s?(\d{1,3})(?=\s*$)`, pieces(1)],
  [String.raw`(?<=^\s*)(\d{1,3})\s?[xх]\s?(?=\d{3}\s?\/|\d{5,}|[a-zа-я]{3})`, pieces(1)],
].map(([source, read]) => [new RegExp(source as string, 'g'), read as Read] as const);

const blank = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** Divides a price «за комплект» by the four pieces of a set. */
function ofPiece(found: Found, folded: string): Found {
  PER_SET.lastIndex = found.end;
  const set = found.price === undefined ? null : PER_SET.exec(folded);
  return set && found.price !== undefined
    ? { ...found, end: found.end + set[0].length, price: Math.round(found.price / PIECES_OF_SET) }
    : found;
}

/** True if several statements tell one quantity: «1 комплект (4 шт)». */
const isSame = (all: readonly Found[]) =>
  all.every(({ pieces: count }) => count === all[0]?.pieces) &&
  all.filter(({ isSet }) => !isSet).length < 2;

/** Takes the quantity and the price out of a row. */
export function takeAmounts(text: string): Amounts {
  let folded = fold(text);
  let rest = text;
  const remove = (span: { start: number; end: number }) => {
    folded = blank(folded, span);
    rest = blank(rest, span);
  };
  for (const { index, 0: unit } of folded.matchAll(PER_PIECE))
    remove({ start: index, end: index + unit.length });
  const found: Found[] = [];
  for (const [pattern, read] of RULES)
    for (const match of folded.matchAll(pattern)) {
      const meaning = read(match);
      if (!meaning) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      const whole = ofPiece({ ...span, ...meaning }, folded);
      found.push(whole);
      remove(whole);
    }
  const counts = found.filter(({ pieces: count }) => count !== undefined);
  const isOne = isSame(counts);
  const numbers = counts.map(({ pieces: count }) => count).join(', и ');
  const doubt =
    found.find((one) => one.doubt)?.doubt ??
    (isOne ? null : `Названо и ${numbers}: сколько именно?`);
  return {
    rest,
    pieces: doubt === null ? (counts[0]?.pieces ?? null) : null,
    doubt,
    isForEach: counts.some(({ isForEach }) => isForEach),
    price: found.find(({ price }) => price !== undefined)?.price ?? null,
  };
}
