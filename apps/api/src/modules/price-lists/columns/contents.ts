import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/trade/attributes';
import { FIELDS, OFFER_NUMBERS } from '@org/trade/fields';
import { isCar } from '@org/tyre-names/name/brand-in-name';
import { isCountry } from '@org/tyre-names/trade/countries';
import { isTradeBrand, isTradeModel } from '@org/tyre-names/trade/dictionary';
import { flagOf, readCell } from '../../../product/cells.ts';
import { currencyOf, withoutCurrency } from '../../../tables/cells/currencies.ts';
import { parseMeasure, parseNumber } from '../../../tables/cells/numbers.ts';
import type { Field } from '../../../tables/cells/table-fields.ts';
import { isOnSale, saleTitle } from '../../../tables/titles/sale.ts';
import { titleField } from '../../../tables/titles/titles.ts';
import { isPriceOfSet, readMoney } from '../goods/money.ts';
import { areSets, readPieces } from '../goods/stock-pieces.ts';

const SIZE =
  /\d{3}[/\\*xх ]\d{2}.{0,3}[rрzд-]\s?\d{2}|^\s*\d{3}([ /\\*xх-])\d{2}\1\d{2}(?:[.,]5)?\s*$|\d{1,2}(?:[.,]\d+)?\s?[*xх]\s?\d{2}|\d+[.,]?\d*\s?-\s?\d{2}|\d[rр]\d{2}/i;
/** A size of a wheel: `R17x7`, `6.5Jx16`. */
const RIM_SIZE =
  /^\s*[rр]?\d{1,2}(?:[.,]\d+)?\s?j{0,2}\s?[*xх×]\s?[rр]?\d{1,2}(?:[.,]\d+)?\s?j?(?!\d)/i;
/** A size of a wheel with the diameter before the width, or with a slash: `R18 9.5J`, `18/8.5`. */
const RIM_TURNED =
  /^\s*(?:[rр]\s?\d{2}(?:[.,]5)?\s+\d{1,2}(?:[.,]\d+)?\s?j?|\d{1,2}(?:[.,]\d+)?\s?[/\\]\s?\d{1,2}(?:[.,]\d+)?)\s*$/i;
const SEASON = /зим|лет|всесез|summer|winter|^[wsaлзв а]$|demi|всп/i;
const RIM = /лит|штамп|кован|сталь|alloy|steel|forged|cast|колесн/i;
const SECTION =
  /шин|зим|лет|всесез|шип|диск|мото|груз|легк|квадро|atv|спец|сельх|с\/х|индустр|tyre|tire|disk|wheel/i;
const FLAG =
  /^(?:да|нет|y|n|\+|-|1|0|true|false|ш\.?|н\/ш\.?|шип.*|не ?шип.*|без шип.*|run.?flat|rft|xl|лип.*|фрикц.*)$/i;

const between = (text: string, least: number, most: number) => {
  const value = parseMeasure(text);
  return value !== undefined && value >= least && value <= most;
};
/** True for a code: `AP849H1`, `1019020`, `72918`. It has more digits than a name. */
const isCode = (text: string) => {
  const digits = text.replace(/\D/g, '').length;
  return /^[\wА-Яа-я./-]+$/.test(text) && digits >= 3 && digits * 2 >= text.length;
};
/** True if the text may be a load index. A load in kilograms is a larger number. */
const isLoadIndex = (text: string) => {
  const load = parseMeasure(text) ?? 0;
  const isIndex =
    /^\D{0,2}\d{2,3}(?:\s*[/(]\s*\d{2,3}\)?)?\s*\/?\s*[A-ZА-Я]?\d?\)?(?:\s*xl)?(?:\s\p{L}{1,4}\.?){0,2}$/iu.test(
      text,
    );
  return isIndex && load >= 20 && load < 230;
};
const isSeason = (text: string) => SEASON.test(text) || readCell('season', text) !== undefined;
const isGtin = (text: string) => text.split(/[,;\s]+/).every((code) => /^\d{8,14}$/.test(code));

/** Returns a test for values of an attribute, from its row in `ATTRIBUTES`; an empty array if any text will do. */
function looksOf(name: AttributeName): ((text: string) => boolean)[] {
  const { kind, range, isOpen }: Attribute = ATTRIBUTES[name];
  if (range) return [(text) => between(text, ...range)];
  if (kind === 'flag') return [(text) => FLAG.test(text) || flagOf(text) !== undefined];
  return kind === 'word' && !isOpen ? [(text) => readCell(name, text) !== undefined] : [];
}

/** «=C2*1.25», `#N/A`: what stands in a cell without the value that Excel shows or would show. */
const isLost = (text: string) => /^=|^#(?:[A-ZА-Я/0-9]+[!?]?)$/.test(text);

/** Tests for the values of fields. Fields that hold any text have no test. */
const LOOKS: Partial<Record<Field, (text: string) => boolean>> = {
  ...Object.fromEntries(
    (Object.keys(ATTRIBUTES) as AttributeName[]).flatMap((name) =>
      looksOf(name).map((looks) => [name, looks]),
    ),
  ),
  ...Object.fromEntries(
    OFFER_NUMBERS.map((name) => {
      const [least, most] = FIELDS[name].range;
      return [name, (text) => between(text, least, most)];
    }),
  ),
  name: (text) => text.length > 7 && /\d/.test(text),
  size: (text) =>
    SIZE.test(text) || RIM_SIZE.test(text) || RIM_TURNED.test(text) || /\d.*[rр/-].*\d/i.test(text),
  brand: (text) => text.length < 40 && /\p{L}/u.test(text) && !isCode(text),
  pattern: (text) => /^[a-z]{1,5}-?\d{0,2}[a-z]?(?:\/[a-z]{1,3}-?\d{0,2}[a-z]?)*$/i.test(text),
  load_index: isLoadIndex,
  speed_index: (text) => /^\(?[A-ZА-Я]\d?(?:\/[A-ZА-Я]\d?)?\)?$|^ZR$/i.test(text),
  season: isSeason,
  rim_type: (text) => RIM.test(text),
  section: (text) => SECTION.test(text),
  et: (text) => /^(?:et|ет)?\s?[-+]?\d{1,3}(?:[.,]\d+)?$/i.test(text),
  barcode: isGtin,
  // under the title of a price a formula without a value and an error of Excel are prices that the file has lost
  bulk_price: (text) => readMoney(text) !== undefined || isLost(text),
  quantity: (text) => readPieces(text) !== undefined || areSets(text),
  vat_rate: (text) => /^(?:0|5|7|10|20|22) ?%?$|без ндс/i.test(text),
  dot: (text) => /^(?:\d{4}|\d{2}(?:0[1-9]|[1-4]\d|5[0-3]))$|20\d\d/.test(text),
};

/** Returns the share of values, from 0 to 1, that look like values of the field; 1 if any text will do. Decision 94. */
export function likeness(field: Field, values: readonly string[]): number {
  const looks = LOOKS[field];
  if (!looks || values.length === 0) return 1;
  return values.filter(looks).length / values.length;
}

const share = (values: readonly string[], holds: (text: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(holds).length / values.length;

/** True for a sum that a tyre or a wheel may cost. */
const isAmount = (text: string) =>
  (parseNumber(text) ?? 0) >= 500 || (readMoney(text)?.kopecks ?? 0) >= 50_000;

const isLabelledCode = (text: string) =>
  isCode(text.replace(/^(?:код|арт(?:икул)?)\.?\s*:?\s*/i, ''));

/** True if the values of a column of makes are cars: then it says what wheels are for, not who makes them. */
export const areCars = (values: readonly string[]): boolean =>
  values.length > 0 && share(values, isCar) > 0.6;

/** True if the values are countries: a «Производитель» column of countries says where products come from. */
export const areCountries = (values: readonly string[]): boolean =>
  values.length > 0 && share(values, isCountry) > 0.6;

/** A value that is only about studs, such as «ш» and «нш». */
const STUDS = /^(?:ш|н[\\/]?ш|не ?шип\S*|шип\S*|лип\S*|фрикц\S*)\.?$/i;

const SEASON_WORD =
  /^(?:зима|зимн\S*|лето|летн\S*|в\/с|всесез\S*|summer|winter|all.?season|[wslзл])\.?(?:\s*\(?(?:не\s?)?(?:шип\S*|лип\S*)\)?)?$/i;

const isForeignSeason = (text: string) =>
  text.length > 1 && !SEASON.test(text) && readCell('season', text) !== undefined;

/** True if most of the values have a size in them. */
export const areSized = (values: readonly string[]): boolean =>
  share(values, (text) => SIZE.test(text)) > 0.5;

/** The load and the speed of a tyre together, «91T», and the speed alone. */
const INDICES = /^\(?\d{2,3}(?:\/\d{2,3})?\s?[A-Z]\)?$/;
const SPEED = /^[JKLMNPQRSTUHVWY]$/;
const BOLTS = /^\d{1,2}\s?[xх*×/]\s?\d{2,3}(?:[.,]\d{1,2})?$/i;
const RIM_DIAMETER = /^[rр]?\s?(?:1[0-9]|2[0-6])(?:[.,]5)?\s?[cс]?$/i;
/** What most tyres of cars are between, in steps of five: their widths, and the shares of these that they are high. */
const WIDTHS = [125, 395] as const;
const PROFILES = [25, 95] as const;
const LIKELY = 0.9;

/** Returns the part of a size that a column holds by its values, where columns for the others say what goods they are. */
export function partIn(
  values: readonly string[],
  has: (field: Field) => boolean,
): Field | undefined {
  if (values.length < 2) return undefined;
  const areAll = (pattern: RegExp) => share(values, (text) => pattern.test(text)) >= LIKELY;
  if (!has('load_index') && areAll(INDICES)) return 'load_index';
  if (has('load_index') && !has('speed_index') && areAll(SPEED)) return 'speed_index';
  if (!has('pcd') && (has('et') || has('dia')) && areAll(BOLTS)) return 'pcd';
  if (has('size')) return undefined;
  const areSteps = (least: number, most: number) =>
    share(values, (text) => /^\d{2,3}$/.test(text) && between(text, least, most)) >= LIKELY &&
    share(values, (text) => Number(text) % 5 === 0) >= LIKELY;
  if (!has('width') && areSteps(...WIDTHS)) return 'width';
  if (has('width') && !has('profile') && areSteps(...PROFILES)) return 'profile';
  const isPartial = has('width') && has('profile') && !has('diameter');
  return isPartial && areAll(RIM_DIAMETER) ? 'diameter' : undefined;
}

/** Returns what a column holds by its values, if its title says something else or is unknown. */
export function namesIn(values: readonly string[]): 'brand' | 'model' | 'season' | undefined {
  if (values.length < 2) return undefined;
  if (share(values, (text) => SEASON_WORD.test(text.trim()) || isForeignSeason(text)) > 0.9)
    return 'season';
  if (share(values, isTradeBrand) > 0.6) return 'brand';
  return share(values, (text) => /\p{L}/u.test(text) && isTradeModel(text)) > 0.4
    ? 'model'
    : undefined;
}

/** True if the values are names of products: several words, mostly different in each row. */
export const areNames = (values: readonly string[]): boolean =>
  values.length > 1 &&
  new Set(values).size > values.length * 0.3 &&
  share(
    values,
    (text) => /\p{L}{2}/u.test(text) && /\S+\s+\S/.test(text) && !/https?:/.test(text),
  ) > 0.8;

/** The least share of prices that end with 0 or 5. One code in five does. */
const ROUND = 0.4;

/**
 * True if numbers without a title are codes and no prices: written alike and as long as each other, a different one in
 * each row, and no rounder than chance makes them.
 */
export function areCodeNumbers(values: readonly string[]): boolean {
  const [first = ''] = values;
  const isOrdered = values.every((value, at) => at === 0 || Number(value) > Number(values[at - 1]));
  return (
    values.length > 4 &&
    share(values, (text) => /^\d{4,}$/.test(text)) > 0.95 &&
    share(values, (text) => text.length === first.length) > 0.9 &&
    new Set(values).size > values.length * 0.95 &&
    (share(values, (text) => /[05]$/.test(text)) < ROUND || (isOrdered && first.length > 5))
  );
}

/** True if the values of a column are codes, a different one in almost each row. */
export const areCodes = (values: readonly string[]): boolean =>
  values.length > 4 &&
  new Set(values).size > values.length * 0.9 &&
  share(values, isLabelledCode) > 0.9;

const REMARK =
  /(?:^|[^\d])(?<!\d[./]\d{1,2}[./])(?:19|20)\d\d(?:\s*г|$|[^\d])|dot|уцен|б\/?у|брак|дефект|ремонт|пот[её]рт|порез|грыж|наварк|восстановл|акци|(?<![a-z])used(?![a-z])|gebraucht|u[żz]ywan|вживан|usad[oa]|usat[oa]|occasion|ikinci el|pou[zž]it|second.?hand|қолданылған|二手/i;

/** True if a column without a known title holds remarks: short texts, among them years and defects. */
export const areRemarks = (values: readonly string[]): boolean =>
  values.length > 1 &&
  values.every((value) => value.length < 60) &&
  values.filter((value) => REMARK.test(value)).length >= Math.max(2, values.length * 0.1) &&
  share(values, (value) => parseNumber(value) !== undefined && !REMARK.test(value)) < 0.5;

/** True if most values are sums of money, and so not pieces. */
export const areAmounts = (values: readonly string[]): boolean => share(values, isAmount) > 0.5;

/** True if the values are names of currencies and nothing else. */
export const areCurrencies = (values: readonly string[]): boolean =>
  share(
    values,
    (text) => currencyOf(text) !== undefined && !/[\p{L}\p{N}]/u.test(withoutCurrency(text)),
  ) > 0.9;

const BINARY = /^[01](?:[.,]0+)?$/;

/** True if the column under a title holds a flag or a state that says whether products are on sale. */
export function areSaleFlags(title: string, values: readonly string[]): boolean {
  const kind = saleTitle(title);
  // «Наличие шипов» says whether there are studs
  if (!kind || values.length === 0 || titleField(title)) return false;
  if (kind === 'state') return values.some((text) => isOnSale(kind, text) !== undefined);
  // 0 and 1 under «Доступно» may be pieces
  if (/доступно|свободн/i.test(title) && values.every((text) => BINARY.test(text))) return false;
  return share(values, (text) => isOnSale(kind, text) !== undefined) > 0.9;
}

const LETTER_FLAG = /^(?:true|false|t|f|y|n|д|н)$/i;
const isCount = (text: string) =>
  !LETTER_FLAG.test(text) && (readPieces(text)?.quantity ?? 1000) < 1000;

/** True if the values of a column are only pieces in stock. */
export const arePieces = (values: readonly string[]): boolean =>
  values.length > 1 && share(values, isCount) > 0.95 && !areRowNumbers(values);

export const areRowNumbers = (values: readonly string[]): boolean =>
  values.length > 4 &&
  values.every(
    (value, at) => /^\d+$/.test(value) && (at === 0 || Number(value) > Number(values[at - 1])),
  ) &&
  Number(values.at(-1)) - Number(values[0]) < values.length * 1.5;

/** True if most values have words, and so are no numbers. */
export const areWorded = (values: readonly string[]): boolean =>
  share(values, (text) => /\p{L}{3}/u.test(text)) > 0.5;

/** A size and what stands behind it, and no word of a name: «285/45 R21 113T XL». */
const isBareSize = (text: string) => SIZE.test(text) && !/\p{L}{3}/u.test(text);

/** True for an address of a page or a picture, with `https:` or without. */
export const isLink = (text: string): boolean =>
  /^(?:https?:|www\.|\/)\S*$|^\S*\p{L}\.\p{L}{2,}\/\S*$|^\S+\.(?:jpe?g|png|gif|webp|html?)$/iu.test(
    text,
  );

/** «более 20 шт.», «в наличии»: pieces that say so themselves. */
const isWordedCount = (text: string) => isCount(text) && /\p{L}{2}/u.test(text);

/** Guesses the field of a column without a useful title, by its values alone. */
export function guessField(values: readonly string[]): Field | undefined {
  if (values.length < 2 || areRowNumbers(values) || share(values, isLink) > 0.8) return undefined;
  const distinct = new Set(values).size / values.length;
  if (share(values, isBareSize) > 0.8) return 'size';
  if (share(values, (text) => text.length > 11 && SIZE.test(text)) > 0.6) return 'name';
  if (share(values, (text) => SIZE.test(text)) > 0.8) return 'size';
  if (share(values, (text) => /^\d{12,14}$/.test(text)) > 0.8) return 'barcode';
  if (share(values, (text) => SEASON.test(text) && text.length < 15) > 0.8) return 'season';
  if (share(values, (text) => STUDS.test(text)) > 0.8) return 'studded';
  if (areCodeNumbers(values)) return undefined;
  // rows with the price of a set are refused, each with this reason
  if (share(values, (text) => isAmount(text) || isPriceOfSet(text)) > 0.8) return 'bulk_price';
  if (share(values, isWordedCount) > 0.9) return 'quantity';
  if (distinct > 0.05 && share(values, isCount) > 0.9) return 'quantity';
  return undefined;
}
