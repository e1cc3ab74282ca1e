import { NUMBER_WORD, numberOf } from '../query/query-amounts.ts';
import { PIECES_OF_SET } from '../trade/rules.generated.ts';

export const MAX_PIECES = 1_000_000;
/** Fewer roubles than this are not the price of a tyre or a wheel. A larger number of pieces may be a price. */
export const MIN_PRICE = 500;

const BEFORE = String.raw`(?<![\d.,/a-zа-я])`;
const COUNT = String.raw`${BEFORE}(\d{1,3}(?: 000){1,2}|\d{1,6}(?:\.0{1,3})?|(?:${NUMBER_WORD})(?![а-я]))`;
const UNIT = String.raw`(?:шт(?:\.|у[кч][а-я]*|-к[а-я]*)?|pcs|st[uü]ck|szt|ед(?:\.|иниц[а-я]*)?)(?![а-я])\.?`;
const SET = String.raw`(?:комп\.|к-?к?та?(?![а-я])|комп-та?(?![а-я])|компл(?:\.|-т[а-я]*|ект(?:а|ы|у|ом|ами|ов)?)?|к-т[а-я]?|к\/т)(?![а-я])\.?`;
/** «16 комплект» is a diameter and one set. */
const COUNT_OF_SETS = String.raw`(?!(?:1[2-9]|2[0-4])\s?(?:комплект(?![а-я])|компл(?![а-я])|к-т|к\/т))${COUNT}`;
const MONEY = String.raw`(\d{1,3} \d{3}(?!\d)|\d{1,6}(?:\.\d{1,3})?)`;
const THOUSANDS = String.raw`(тыс[а-я]*\.?|т\.?\s?р(?:уб[а-я]*)?\.?|тр)(?![а-я0-9])`;
const ROUBLES = String.raw`(?:руб[а-я]*\.?|р\.?(?!\s?\d)|₽|rub)(?![а-яa-z0-9])`;
const PRICED = String.raw`${MONEY}\s?(?:${THOUSANDS}|${ROUBLES})?(?![0-9a-zа-я/%]|\.\d)`;

/** «цена за шт.», «5200 р/шт» */
export const PER_PIECE = new RegExp(
  String.raw`(?:\/|за|на)\s?(?:1\s?|одн[уо]\s)?(?:${UNIT}|колесо)`,
  'g',
);
/** «за комплект», «/ 4 шт» */
export const PER_SET = new RegExp(
  String.raw`\s*(?:\/|за)\s?(?:весь\s)?(?:${SET}|4\s?${UNIT})`,
  'y',
);

export interface AmountReading {
  start: number;
  end: number;
  pieces?: number;
  price?: number;
  /** the price is a limit of what the buyer pays */
  limit?: 'price_min' | 'price_max';
  doubt?: string;
  isForEach?: boolean;
  /** counted in sets or pairs: a row may say the same quantity in pieces too */
  isSet?: boolean;
  /** how many sets, each of as many pieces as the section has */
  sets?: number;
}

type AmountReader = (match: RegExpExecArray) => Omit<AmountReading, 'start' | 'end'> | undefined;

const piecesOf = (text: string | undefined, times = 1): number | undefined => {
  const count = text === undefined ? 1 : numberOf(text.replace(/\.0+$/, ''));
  const pieces = (count ?? 0) * times;
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_PIECES ? pieces : undefined;
};
const roublesOf = (money: string, thousands: string | undefined): number | undefined => {
  const roubles = Number(money.replaceAll(' ', '')) * (thousands ? 1000 : 1);
  return roubles >= MIN_PRICE && roubles < 10_000_000 ? Math.round(roubles * 100) : undefined;
};
const bothOf = (count?: string, money = '', thousands?: string) => {
  const price = roublesOf(money, thousands);
  const wanted = piecesOf(count);
  return price !== undefined && wanted !== undefined ? { price, pieces: wanted } : undefined;
};
const amountOf = (found: Omit<AmountReading, 'start' | 'end'>, value: number | undefined) =>
  value === undefined ? undefined : found;

const priced: AmountReader = ([, money = '', thousands]) => {
  const price = roublesOf(money, thousands);
  return price === undefined ? undefined : { price };
};
const pieces =
  (times: number): AmountReader =>
  (match) => {
    const count = piecesOf(match[1], times);
    if (match[1] !== undefined && /^0/.test(match[1]))
      return { doubt: `«${match[0].trim()}»: сколько именно?` };
    const isForEach = /^по\s/.test(match[0]) || /кажд|всех|позици/.test(match[0]);
    return count === undefined
      ? undefined
      : {
          pieces: count,
          isForEach,
          isSet: times > 1,
          ...(times === PIECES_OF_SET && { sets: count / times }),
        };
  };

const EACH = String.raw`(?:\s?(?:на\s)?(?:кажд[а-я]*|всех|все|вс[её]го кажд[а-я]*|позици[а-я]*|вид[а-я]*))?`;
const rule = (source: string, read: AmountReader) => [new RegExp(source, 'g'), read] as const;
/** The most specific rules come first: a rule does not see the words that an earlier one has taken. */
export const RULES = [
  // «— -8 штук», «: -3»: one dash parts the words, the other is a minus; «20000177 -4 шт» has only the first
  rule(
    String.raw`(?<=(?:^|\s)[-:=]\s+)-\s?\d{1,6}(?:\s?(?:${UNIT}|${SET}))?(?![\d./xх-])`,
    ([whole]) => ({
      doubt: `«${whole.trim()}»: сколько именно?`,
    }),
  ),
  // «79161234567 шт»: nobody orders as many as that
  rule(String.raw`${BEFORE}\d{7,15}\s?(?:${UNIT}|${SET})`, ([whole]) => ({
    doubt: `«${whole.trim()}»: сколько именно?`,
  })),
  // «16 (шестнадцать) шт», as contracts say it
  rule(
    String.raw`${BEFORE}(\d{1,6})\s?\((${NUMBER_WORD})\)(?:\s?${UNIT})?`,
    ([whole, digits, words = '']) =>
      Number(digits) === numberOf(words)
        ? amountOf({ pieces: Number(digits) }, piecesOf(digits))
        : { doubt: `«${whole.trim()}»: сколько именно?` },
  ),
  // «12 - 205/55 R16»: a whole size has its rim already, so the number before it counts pieces
  rule(
    String.raw`(?<=^\s*)(\d{1,3})\s?[-–—:=]\s?(?=\d{3}\s?[/\\]\s?\d{2}[\s/\\-]*(?:z?[rр]\s?)?\d{2}(?!\d))(?!.*\d\s?(?:${UNIT}|${SET}))`,
    pieces(1),
  ),
  // «…94T;20;5 450», «…| 5 450 | 20»: cells of a table, the larger number is money
  rule(String.raw`[;|\t]\s?(\d{1,4})\s?[;|\t]\s?${PRICED}[\s;|]*$`, ([, count, money, thousands]) =>
    bothOf(count, money, thousands),
  ),
  rule(String.raw`[;|\t]\s?${PRICED}\s?[;|\t]\s?(\d{1,3})[\s;|]*$`, ([, money, thousands, count]) =>
    bothOf(count, money, thousands),
  ),
  // «185/65/15-8 зима»: the size has its rim already
  rule(
    String.raw`(?<=(?<!\d)\d{3}\s?[/\\ ]\s?\d{2}\s?[/\\ -]?\s?(?:z?[rр]\s?)?\d{2}[cс]?\s?[-–—]\s?)(\d{1,3})(?=\s+[a-zа-я]{3})(?!\s(?:шт|компл|к-т|дн|день|сл|индекс|нагруз))`,
    pieces(1),
  ),
  // «4 8900 35600»: pieces, price and sum, where one times another is the third
  rule(
    String.raw`(?<=\S\s+)(\d{1,4})\s+(\d{3,6}(?:\.\d\d)?)\s+(\d{4,8})(?:\.\d\d)?\s*$`,
    (match) => {
      const [, count = '', money = '', sum = ''] = match;
      return Math.round(Number(count) * Number(money)) === Number(sum)
        ? bothOf(count, money)
        : undefined;
    },
  ),
  // «R15 - 40 шип»
  rule(
    String.raw`(?<=(?:^|\s)[rр]\s?\d{2}\s?[-–—]\s?)(\d{1,3})(?=\s+[a-zа-я]{3})(?!\s(?:шт|компл|к-т|дн|день|сл|индекс|нагруз))`,
    pieces(1),
  ),
  // «205/55 R16 | 40 | шт»: the unit has a cell of its own
  rule(String.raw`[;|\t]\s?(\d{1,6})\s?[;|\t]\s?${UNIT}[\s;|]*$`, pieces(1)),
  // «1;205/55 R16;Sailun;8»: the last cell of a table
  rule(String.raw`(?<=[;|].*)[;|]\s?(\d{1,3})(?=[\s;|]*$)`, pieces(1)),
  // «4 по 5200», «4 шт x 5200 = 20800»; in «Комфорт 2 по 5200 - 4 шт» the first number belongs to the model
  rule(
    String.raw`${COUNT}\s?(?:${UNIT}\s?|(?!.*\d\s?${UNIT}\s*$))(?:x|х|по(?: цене)?|@)\s?${PRICED}(?:\s?=\s?[\d ]+(?:\.\d+)?(?:\s?${ROUBLES})?)?`,
    ([, count, money, thousands]) => bothOf(count, money, thousands),
  ),
  // «5200 ₽ x 4»
  rule(
    String.raw`${BEFORE}${MONEY}\s?(?:${THOUSANDS}|${ROUBLES})\s?[xх]\s?(\d{1,4})(?:\s?${UNIT})?(?=\s*$)`,
    ([, money, thousands, count]) => bothOf(count, money, thousands),
  ),
  // «= 27 560,00»: the sum of the row
  rule(String.raw`=\s?${MONEY}(?:\s?${ROUBLES})?`, ([, money = '']) =>
    amountOf({}, roublesOf(money, undefined)),
  ),
  // «до 6000», «не дороже 6 тыс»: a wish, not what was agreed
  rule(
    String.raw`(?<![а-яa-z])(?:(?:по цене|ценой|цен[ауые]|бюджет)\s)?(до|не (?:дороже|выше|более|больше)|в пределах|макс[а-я]*|дешевле|от|не (?:дешевле|ниже))\s?[:=~-]?\s?${PRICED}`,
    ([, word = '', money = '', thousands]) => {
      const price = roublesOf(money, thousands);
      if (price === undefined) return undefined;
      return { price, limit: /^(?:от|не дешевле|не ниже)$/.test(word) ? 'price_min' : 'price_max' };
    },
  ),
  rule(
    String.raw`(?<![а-яa-z])(?:по цене|ценой|цен[ауые]|ц\.|стоимость|прайс|по|за|до|от|не дороже|макс[а-я]*|дешевле|@)\s?(?:до\s|за\s|по\s)?[:=~-]?\s?${PRICED}`,
    priced,
  ),
  rule(String.raw`${BEFORE}${MONEY}\s?(?:${THOUSANDS}|${ROUBLES})`, priced),
  rule(
    String.raw`(?<![rрz/x.]\s?|\d)(\d{1,4})(?:-|\s?(?:или|либо|до)\s)(\d{1,4})\s?(?:${UNIT}|${SET})`,
    ([whole, least, most]) =>
      Number(least) < Number(most) ? { doubt: `«${whole.trim()}»: сколько именно?` } : undefined,
  ),
  // «4 шт (или 6?)»
  rule(
    String.raw`${BEFORE}\d{1,4}\s?(?:${UNIT}|${SET})\s?\(?(?:или|либо|а лучше|можно)\s\d{1,4}(?![\d/])[^)]{0,10}\)?`,
    ([whole]) => ({ doubt: `«${whole.trim()}»: сколько именно?` }),
  ),
  // «желательно 4 но можно и 2»
  rule(
    String.raw`${BEFORE}\d{1,3}(?:\s?${UNIT})?,?\s(?:но|а|хотя)?\s?(?:можно|хватит|пойд[её]т)(?:\s(?:бы|и))*\s\d{1,3}(?![\d/.xх])`,
    ([whole]) => ({ doubt: `«${whole.trim()}»: сколько именно?` }),
  ),
  rule(
    String.raw`(?:около|примерно|порядка|~|где-то|штук)\s?${COUNT}(?:\s?${UNIT})?(?![\d./xх])`,
    ([whole, count]) => amountOf({ doubt: `«${whole.trim()}»: сколько именно?` }, piecesOf(count)),
  ),
  // «полкомплекта», «1,5 комплекта»
  rule(String.raw`(?<![а-я])пол(?:у|-)?\s?${SET}`, () => ({ pieces: 2 })),
  rule(String.raw`${BEFORE}(?:(\d{1,3})\.5|полтора)\s?${SET}`, ([, sets]) => ({
    pieces: (Number(sets ?? 1) + 0.5) * PIECES_OF_SET,
  })),
  // after a whole size a number is not a rim
  rule(
    String.raw`(?<=\d{3}[\s/]\d{2}\s?[rр/\s-]{1,2}\d{2}.*\s)(1[2-9]|2[0-4])\s?${SET}`,
    pieces(PIECES_OF_SET),
  ),
  // «на камри 70 комплект»: not seventy of them, which would be «комплектов»
  rule(
    String.raw`(?<=[а-яa-z]\s(?:[1-9][02-9]|11|\d{3})\s)комплект(?![а-я])`,
    pieces(PIECES_OF_SET),
  ),
  // «195 65 комплект»: a profile after its width
  rule(String.raw`(?<=(?<![\d/])\d{3}[\s/][2-9][05]\s)комплект(?![а-я])`, pieces(PIECES_OF_SET)),
  rule(
    String.raw`(?<![а-я])(?:по\s)?(?:${COUNT_OF_SETS}\s?|(?<!\d\.\d{1,3}\s?))${SET}(?:\s?(?:из|по)\s4(?:\s?${UNIT})?)?${EACH}`,
    pieces(PIECES_OF_SET),
  ),
  rule(String.raw`(?:по\s)?(?:${COUNT}\s?)?пар(?:а|у|ы|е|очк[ауи])(?![а-я])${EACH}`, pieces(2)),
  rule(
    String.raw`(?<![а-яa-z])(?:кол(?:-?во|ичество|\.|(?=\s\d))|(?<!(?:^|[\s-])\d{1,3}\s?(?=шт[^\d]{0,5}\d{3}))шт(?:ук)?|qty)\.?\s?[:=-]?\s?(\d{1,6})(?![\d./xх,a-zа-я-]|\s?[rрxх/]\s?\d|\s\d{2}(?!\d))(?:\s?${UNIT})?`,
    pieces(1),
  ),
  // «4+4», «8 шт + 4 шт»
  rule(
    String.raw`(?<=\S\s+)${BEFORE}(\d{1,3}(?:\s?${UNIT})?(?:\s?\+\s?\d{1,3}(?:\s?${UNIT})?){1,5})(?=[\s.,;]*$)`,
    ([, sum = '']) => {
      const count = (sum.match(/\d+/g) ?? []).reduce((total, one) => total + Number(one), 0);
      return amountOf({ pieces: count }, piecesOf(String(count)));
    },
  ),
  rule(String.raw`(?:по\s)?${COUNT}\s?${UNIT}${EACH}`, pieces(1)),
  rule(
    String.raw`(?:по\s)?${BEFORE}([1-9]|1[01]|2[5-9]|[3-9]\d|\d{3}|(?:${NUMBER_WORD})(?![а-я]))\s?(?:кол\.?|колес[а-я]*|скат[а-я]*|шин[а-я]?|покрыш[а-я]*|баллон[а-я]*|диск[а-я]*)(?![а-я])`,
    pieces(1),
  ),
  rule(
    String.raw`(?<![а-яa-z])(?:нужно|надо|требуется|заказ(?:ать|ываю)?|возьм(?:у|[её]м)|бер(?:у|[её]м)|хочу|хотим|закажу|закажем|дай(?:те)?|давайте|добавь(?:те)?|отложите)(?:\sеще)?\s?[:=-]?\s?(\d{1,3}|(?:${NUMBER_WORD})(?![а-я]))(?![\d./xх,-]|\s?(?:[rрxх/]\s?\d|рад|дюйм|"|\d{2}\s))`,
    pieces(1),
  ),
  rule(
    String.raw`(?<![а-яa-z])по\s(\d{1,3}|(?:${NUMBER_WORD})(?![а-я]))(?![\d./]|\s\d{2}(?!\d))${EACH}`,
    (match) => {
      const count = piecesOf(match[1]);
      return count === undefined ? undefined : { pieces: count, isForEach: true };
    },
  ),
  rule(String.raw`(?:[-:,]|(?<=\d[a-zа-я]?))\s*(?<![а-я])(${NUMBER_WORD})[\s,;.]*$`, pieces(1)),
  // «275/45/20 летняя, 4, не старше 23 года»
  rule(
    String.raw`(?<=\d{3}[\s/]\d{2}[\s/]?[rр]?\d{2}[^,]*[а-я],\s)(\d{1,2})(?=,\s[а-я])(?!.*\d\s?(?:${UNIT}|${SET}))`,
    pieces(1),
  ),
  // «и 2 запаски», «ещё 4 на газель 185/75»: «16 на» is a rim
  rule(String.raw`${BEFORE}([1-9]|1[01])\s(?=запаск|докатк)`, pieces(1)),
  rule(
    String.raw`(?<=^\s*(?:(?:и|а|плюс|также)\s)?(?:еще\s)?)${BEFORE}([1-9]|1[01])\s(?=(?:на|для)\s[a-zа-я])`,
    pieces(1),
  ),
  // «дайте 4 225/75 16с и 2 185/75 16с»
  rule(
    String.raw`(?<=^\s*(?:и|а|плюс|также)\s(?:еще\s)?)(\d{1,2})\s(?=\d{3}\s?[/\\]\s?\d{2}[\s/\\-]*(?:z?[rр]\s?)?\d{2}(?!\d))`,
    pieces(1),
  ),
  // «как договаривались: 8 нокиан 195 65 15»
  rule(
    String.raw`(?<=^[^\d]*:\s*)(\d{1,3})\s(?=[a-zа-я]{3,}\s.*(?<!\d)\d{3}[\s/]\d{2}(?!\d))`,
    pieces(1),
  ),
  // «4 лета», «8 зимних»: of a model's number one says «Comfort 2 летняя»
  rule(
    String.raw`${BEFORE}([2-9]|1[01])\s(?=(?:лета|зимы|летних|зимних|шипованных|всесезонных|литых|кованых|штампованных)(?![а-я]))`,
    pieces(1),
  ),
  // «… шестьдесят пять пятнадцать четыре»: after a rim a word is the quantity
  rule(String.raw`(?<=надцать\s)(${NUMBER_WORD})[\s,;.]*$`, pieces(1)),
  // «20000177 (4)», «205/55 R16 Tigar Winter [4]»
  rule(String.raw`(?<=\d\s*|\d{3}[\s/]\d{2}.*)[([](\d{1,3})[)\]]\s*$`, pieces(1)),
  rule(String.raw`(?<=\s)[xх]\s?(\d{1,4})\s?${UNIT}`, pieces(1)),
  // «205/55 R16 x4», «4x205/55 R16»; «7 x 17» is a size
  rule(
    String.raw`(?<=\S\s*)(?<!(?:^|\s)(?:\d{1,2}|[\d.,]*[.,][\d.,]*)\s*)(?<=\s)[xх]\s?(\d{1,3})(?=\s*(?:\([^)]*\)\s*)?$)`,
    pieces(1),
  ),
  // «205/55/16 - 4 (не старше 24 г)»
  rule(
    String.raw`(?<=(?:(?:\d[a-zа-я]?|зима|лето|шип[а-я]*|лип[а-я]*)\s+[-–—]\s*)|(?:зима|лето|шип[а-я]*|лип[а-я]*)\s+)(\d{1,3})(?=\s*\([^)]*\)\s*$)`,
    pieces(1),
  ),
  rule(String.raw`(?<=(?:^|[\s.])[a-zа-я]{0,4}\d{5,})\s?[xх/]\s?(\d{1,3})(?=\s*$)`, pieces(1)),
  rule(
    String.raw`(?<=^\s*|:\s)(\d{1,3})\s?[xх]\s?(?=\d{3}\s?\/|\d{5,}|[a-zа-я]{3}|\d{2}\s?[xх]\s?\d{1,2}(?:\.\d+)?\s?[rр-])`,
    pieces(1),
  ),
  // «195/50 R15 82V x 4 tigar»
  rule(String.raw`(?<=\d{2,3}[a-z]\s)[xх]\s?(\d{1,3})(?=\s+[a-zа-я]{3})`, pieces(1)),
];
