import type { components } from '@org/api-client/schema';
import { parseName } from '@org/tyre-names/name/parse-name';
import { brandNamed, type Dictionary } from '@org/tyre-names/trade/dictionary';
import { brandMeant } from './brand.ts';
import { type Condition, conditionOf } from './condition.ts';
import { isOtherGoods } from './section-hint.ts';

type Section = components['schemas']['Section'];
type Season = 'summer' | 'winter' | 'all_season';

/** What a title says of the rows below it. */
export interface Saying {
  section?: Section | 'other';
  season?: Season;
  studded?: boolean;
  brand?: string;
  /** For a group: the words left over besides words of the trade. They may be an unknown brand. */
  unknown?: string;
  condition?: Condition;
  /** A brand and a model, the beginning of the names of rows that are only sizes: «Cordiant Snow Cross 2 (зима, шип)». */
  product?: string;
}

const SEASONS: [RegExp, Season][] = [
  [/^(?:всесез[а-я]*|всепогод[а-я]*|allseason|all-season|м\+s|m\+s)$/, 'all_season'],
  [/^(?:зим(?:а|н[а-я]*)?|winter)$/, 'winter'],
  [/^(?:лет(?:о|н[а-я]*)?|summer)$/, 'summer'],
];
const STUDS: [RegExp, boolean][] = [
  [/^(?:нешип[а-я]*|не-?шип[а-я]*|н\/ш(?:ип)?|нш|лип[а-я]*|фрикц[а-я]*|studless)$/, false],
  [/^(?:шип[а-я]*|ш|studded)$/, true],
];
const SECTIONS: [RegExp, Section][] = [
  [/^(?:квадро[а-я]*|atv|utv|quad)$/, 'quadro_tyres'],
  [/^(?:мото[а-я]*|скутер[а-я]*|moto)$/, 'moto_tyres'],
  [
    /^(?:спец[а-я]*|сельхоз[а-я]*|с\/х|с-х|агро[а-я]*|индустр[а-я]*|карьер[а-я]*|кгш|погруз[а-я]*|трактор[а-я]*|otr|agro|industrial)$/,
    'special_tyres',
  ],
  [/^(?:груз|грузов[а-я]*|цмк|truck|tbr)$/, 'truck_tyres'],
  [
    /^(?:легк|легков[а-я]*|легкогруз[а-я]*|л\/г|л\/груз[а-я]*|внедорож[а-я]*|passenger|pcr|ltr)$/,
    'tyres',
  ],
];
const TYRE = /^(?:авто|а\/)?(?:шин[аыу]?|покрыш[а-я]*|резин[аы]|tyres?|tires?)$/;
const WHEEL = /^(?:авто|мото)?(?:диск[а-я]*|disks?|discs?|wheels?|rims?)$/;
const WHEEL_KIND =
  /^(?:лит(?:ые|ой|ье)|штамп[а-я]*|кован[а-я]*|стальн[а-я]*|колес[а-я]*|легкосплав[а-я]*)$/;
/** Words that a title may have and that say nothing of the products below it. */
const NEUTRAL =
  /^(?:и|или|для|на|с|со|без|к|по|в|от|до|из|под|автомобил[а-я]*|авто|машин[а-я]*|товар[а-я]*|прайс|прайс-лист|остат[а-я]*|склад[а-я]*|наличи[а-я]*|ассортимент|новые|новая|новинк[а-я]*|распродажа|акция|производств[а-я]*|росси[а-я]*|импорт[а-я]*|отечеств[а-я]*|кита[йяю][а-я]*|европ[а-я]*|япон[а-я]*|коре[йяи][а-я]*|герман[а-я]*|белорус[а-я]*|бренд|марка|группа|категория|раздел|r\d{1,2}(?:\.5)?|радиус|диаметр|сезон[а-я]*|зап|сорт|новы[а-я]*|tm|тм|[-–—/+&,.:()]|\d+(?:\.\d+)*\.?|\d{4}(?:[/-]\d{2,4})?)$/;

const found = <Value>(list: readonly [RegExp, Value][], token: string) =>
  list.find(([pattern]) => pattern.test(token))?.[1];

const distinct = <Value>(values: readonly (Value | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** Splits a title into words: `ШиныЗимниеAplus`, `21.1 Автошина зима (шип, лип)`. */
const tokensOf = (title: string) =>
  title
    .replaceAll('ё', 'е')
    .replace(/([а-яa-z])(?=[А-Я][а-я])|([а-я])(?=[A-Z])/g, '$1$2 ')
    .split(/[\s,;:()"«»]+|(?<=[а-яА-Я])\.(?=\s|$)/)
    .filter((token) => token !== '' && token !== undefined);

/** Returns the brand at the beginning of joined words: `YamatoSamurai`. */
function firstBrand(rest: string, dictionary: Dictionary): string | undefined {
  const words = rest.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const brand = brandNamed(dictionary, words.slice(0, count).join(' '));
    if (brand) return brand;
  }
  return undefined;
}

/**
 * Reads a title. It counts only as a whole: a season, a section or a brand inside a longer text, or inside another
 * word, says nothing of other rows. Two different values of a kind count as none. Returns undefined for a title that is
 * not understood.
 */
export const readTitle = (title: string, dictionary: Dictionary): Saying | undefined => {
  const saying = readWords(title, dictionary);
  return saying?.unknown === undefined ? saying : undefined;
};

/** Sizes that complete the name of a tyre or a wheel. */
const ANY_SIZES = ['205/55 R16', '6.5x16 5x112 ET40'];

/** Reads a title that is the whole name of a product but for its size. */
export const readProductTitle = (title: string, dictionary: Dictionary): Saying | undefined =>
  ANY_SIZES.some((size) => {
    const name = parseName(`${title} ${size}`, { dictionary });
    // a name with a number is a model, known or not
    const hasModel = name.isModelKnown || /\d/.test(name.model ?? '');
    return name.isBrandKnown && hasModel && name.unread.length === 0;
  })
    ? { product: title }
    : undefined;

/**
 * Reads the group of a row like a title. Beside words for tyres, wheels or a section, it may also name an unknown
 * brand.
 */
export function readWords(title: string, dictionary: Dictionary): Saying | undefined {
  const whole = brandNamed(dictionary, title.replace(/^бренд:?\s+/i, ''));
  if (whole) return { brand: whole };
  if (isOtherGoods(title)) return { section: 'other' };
  const tokens = tokensOf(title);
  const left: string[] = [];
  const titleFacts = { season: [] as Season[], studded: [] as boolean[], section: [] as Section[] };
  let [isTyre, isWheel, isWheelKind] = [false, false, false];
  for (const token of tokens) {
    const plain = token.toLowerCase();
    const season = found(SEASONS, plain);
    const studded = found(STUDS, plain);
    const section = found(SECTIONS, plain);
    if (season) titleFacts.season.push(season);
    else if (studded !== undefined) titleFacts.studded.push(studded);
    else if (section) titleFacts.section.push(section);
    else if (TYRE.test(plain)) isTyre = true;
    else if (WHEEL.test(plain)) isWheel = true;
    else if (WHEEL_KIND.test(plain)) isWheelKind = true;
    else if (!NEUTRAL.test(plain) && !conditionOf(plain)) left.push(token);
    if (/^мотошин/.test(plain)) isTyre = true;
    if (/^мотодиск/.test(plain)) isWheel = true;
  }
  const rest = left.join(' ');
  const isOfTrade = isTyre || isWheel || titleFacts.section.length > 0;
  const brand = rest
    ? (brandMeant(dictionary, rest)?.brand ??
      (isOfTrade ? firstBrand(rest, dictionary) : undefined))
    : undefined;
  if (rest && !brand && !isOfTrade) return undefined;
  const [season, otherSeason] = distinct(titleFacts.season);
  const [studded, otherStudded] = distinct(titleFacts.studded);
  const [kind, otherKind] = distinct(titleFacts.section);
  const saying: Saying = {};
  if (season && !otherSeason) saying.season = season;
  if (studded !== undefined && otherStudded === undefined) saying.studded = studded;
  // «Липучка» by itself: tyres with studs and studless tyres are both for winter
  if (titleFacts.season.length === 0 && titleFacts.studded.length > 0) saying.season = 'winter';
  const wheels = kind === 'truck_tyres' || kind === 'special_tyres' ? 'truck_disks' : 'disks';
  if ((isWheel || (isWheelKind && !isTyre)) && !isTyre) saying.section = wheels;
  else if (kind && !otherKind && !isWheel) saying.section = kind;
  if (brand) saying.brand = brand;
  if (rest && !brandMeant(dictionary, rest)) saying.unknown = rest;
  const condition = conditionOf(title);
  if (condition) saying.condition = condition;
  const isKnown =
    Object.keys(saying).length > 0 ||
    isTyre ||
    isWheel ||
    titleFacts.season.length > 0 ||
    titleFacts.section.length > 0;
  return isKnown ? saying : undefined;
}
