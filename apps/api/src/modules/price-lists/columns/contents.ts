import { parsePrice, parseQuantity } from '../../../names/amounts.ts';
import { parseMeasure, parseNumber } from '../numbers.ts';
import type { Field } from './fields.ts';

const SIZE =
  /\d{3}[/\\*xх ]\d{2}.{0,3}[rрzд-]\s?\d{2}|\d{1,2}(?:[.,]\d+)?\s?[*xх]\s?\d{2}|\d+[.,]?\d*\s?-\s?\d{2}|\d[rр]\d{2}/i;
const SEASON = /зим|лет|всесез|summer|winter|^[wsл з]$|demi|всп/i;
const RIM = /лит|штамп|кован|сталь|alloy|steel|forged|cast|колесн/i;
const SECTION = /шин|диск|мото|груз|легк|квадро|atv|спец|сельх|с\/х|индустр|tyre|tire|disk|wheel/i;
const FLAG =
  /^(?:да|нет|y|n|\+|-|1|0|true|false|ш\.?|н\/ш\.?|шип.*|не ?шип.*|без шип.*|run.?flat|rft|xl|лип.*|фрикц.*)$/i;

const between = (text: string, least: number, most: number) => {
  const value = parseMeasure(text);
  return value !== undefined && value >= least && value <= most;
};
const isGtin = (text: string) => text.split(/[,;\s]+/).every((code) => /^\d{8,14}$/.test(code));

/** What the values of a field look like; fields that hold any text have no rule. */
const LOOKS: Partial<Record<Field, (text: string) => boolean>> = {
  name: (text) => text.length > 7 && /\d/.test(text),
  size: (text) => SIZE.test(text) || /\d.*[rр/-].*\d/i.test(text),
  brand: (text) => text.length < 40 && /\p{L}/u.test(text),
  width: (text) => between(text, 2, 1500),
  profile: (text) => between(text, 0, 110),
  diameter: (text) => between(text, 4, 64),
  rim_width: (text) => between(text, 2, 30),
  load_index: (text) => /^\D{0,2}\d{2,3}(?:\s*[/(]\s*\d{2,3}\)?)?[A-ZА-Я]?\d?$/i.test(text),
  speed_index: (text) => /^\(?[A-ZА-Я]\d?(?:\/[A-ZА-Я]\d?)?\)?$|^ZR$/i.test(text),
  season: (text) => SEASON.test(text),
  studded: (text) => FLAG.test(text),
  run_flat: (text) => FLAG.test(text),
  xl: (text) => FLAG.test(text),
  rim_type: (text) => RIM.test(text),
  section: (text) => SECTION.test(text),
  bolts: (text) => between(text, 3, 12),
  pcd: (text) => between(text, 3, 600),
  et: (text) => /^-?\d{1,3}(?:[.,]\d+)?$/.test(text),
  dia: (text) => between(text, 30, 400),
  barcode: isGtin,
  bulk_price: (text) => parsePrice(text) !== undefined,
  quantity: (text) => parseQuantity(text) !== undefined,
  vat_rate: (text) => /^(?:0|5|7|10|20|22) ?%?$|без ндс/i.test(text),
  dot: (text) => /^(?:\d{4}|\d{2}(?:0[1-9]|[1-4]\d|5[0-3]))$|20\d\d/.test(text),
  ply_rating: (text) => between(text, 2, 60),
  min_order: (text) => between(text, 1, 10_000),
  multiple: (text) => between(text, 1, 10_000),
};

/** How many of the values look like those of the field, of 1; 1 where any text will do. */
export function likeness(field: Field, values: readonly string[]): number {
  const looks = LOOKS[field];
  if (!looks || values.length === 0) return 1;
  return values.filter(looks).length / values.length;
}

const share = (values: readonly string[], holds: (text: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(holds).length / values.length;

/** What a column without a telling title holds, going by its values alone. */
export function guessField(values: readonly string[]): Field | undefined {
  if (values.length < 2) return undefined;
  const distinct = new Set(values).size / values.length;
  if (share(values, (text) => text.length > 11 && SIZE.test(text)) > 0.6) return 'name';
  if (share(values, (text) => SIZE.test(text)) > 0.8) return 'size';
  if (share(values, (text) => /^\d{12,14}$/.test(text)) > 0.8) return 'barcode';
  if (share(values, (text) => SEASON.test(text) && text.length < 15) > 0.8) return 'season';
  if (share(values, (text) => (parseNumber(text) ?? 0) >= 500) > 0.8) return 'bulk_price';
  const isCount = (text: string) => (parseQuantity(text)?.quantity ?? 1000) < 1000;
  if (distinct > 0.05 && share(values, isCount) > 0.9) return 'quantity';
  return undefined;
}
