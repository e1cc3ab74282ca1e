import { type LayerName, withoutLayers } from '../name/homologation.ts';
import type { ParsedName } from '../name/parsed-name.ts';
import { asLatin, asSounded, fold, keeping } from '../text/spelling.ts';
import { isWheelSection, LAYERS } from '../trade/rules.generated.ts';
import { finishOfCode } from '../trade/wheel-finishes.ts';
import { gtin } from './gtin.ts';

/** The facts that distinguish products: the parsed name, corrected by the columns. */
export type ProductFacts = Pick<
  ParsedName,
  | 'section'
  | 'brand'
  | 'model'
  | 'width'
  | 'profile'
  | 'diameter'
  | 'outer_diameter'
  | 'construction'
  | 'load_index'
  | 'speed_index'
  | 'studded'
  | 'run_flat'
  | 'xl'
  | LayerName
  | 'homologation'
  | 'light_truck'
  | 'tube'
  | 'ply_rating'
  | 'position'
  | 'rim_width'
  | 'bolts'
  | 'pcd'
  | 'et'
  | 'dia'
  | 'colour'
  | 'remarks'
> & {
  /** The maker's, not the supplier's. */
  article?: string | null;
  barcode?: string | null;
};

/** A key by which two rows are recognised as one product. */
export interface ProductKey {
  kind: 'barcode' | 'article' | 'description';
  /** Equal for the same product, whatever the spelling. */
  key: string;
  /** In Russian, for the supplier to see. */
  evidence: string;
}

/** Returns a name by its sound, without punctuation: `Би-522` is `BI522`, `РIRELLI` is `PIRELLI`. */
export const soundKey = keeping((name) =>
  fold(name)
    .split(/[^0-9a-zа-яё+]+/)
    // a word in two alphabets has letters that only look like those of its own
    .map((word) => asSounded(/[a-z]/.test(word) && /[а-яё]/.test(word) ? asLatin(word) : word))
    .join('')
    .replace(/[^0-9a-zа-я+]/g, ''),
);

/** Words of wheels' finishes in both languages, as beginnings of words: «Алмаз чёрный» is `Almaz_black`. */
const FINISH_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ч[её]рн|блэк|black)/, 'black'],
  [/^(?:бел|white)/, 'white'],
  [/^(?:сереб|сильвер|silver)/, 'silver'],
  [/^(?:сер(?:ый|ая|ое)|gr[ae]y)/, 'grey'],
  [/^(?:графит|graphit|grafit)/, 'graphite'],
  [/^(?:антрацит|ant(?:h)?racit)/, 'anthracite'],
  [/^(?:алмаз|almaz|diamond)/, 'diamond'],
  [/^(?:платин|platin)/, 'platinum'],
  [/^(?:бронз|bronz)/, 'bronze'],
  [/^(?:золот|gold)/, 'gold'],
  [/^(?:красн|red)/, 'red'],
  [/^(?:син|blue)/, 'blue'],
  [/^(?:дарк|т[её]мн|dark)/, 'dark'],
  [/^(?:мат|matt?e?$)/, 'matt'],
  [/^(?:глян|gloss)/, 'gloss'],
  [/^(?:полир|polish|machin|fp$)/, 'polished'],
  [/^(?:обод|lip$)/, 'lip'],
  [/^(?:лицев|част|face$|front$)/, ''],
  [/^(?:гипер|hyper)/, 'hyper'],
  [/^(?:хром|chrom)/, 'chrome'],
  [/^(?:джек|jack)/, 'jack'],
];

/**
 * Returns a finish of wheels by its meaning, in the language of none: equal for «Дарк платинум» and `Dark_platinum`, and
 * for a maker's code and its words.
 */
export const finishKey = (finish: string, brand: string | null): string =>
  fold(brand === null ? finish : (finishOfCode(brand, finish) ?? finish))
    // an article behind the finish, and the kind of the seat
    .replace(/(?<![0-9a-zа-я])(?:\d{4,}|конус)(?![0-9a-zа-я])/g, ' ')
    .split(/[^0-9a-zа-яё]+/)
    .map((word) => FINISH_WORDS.find(([begins]) => begins.test(word))?.[1] ?? soundKey(word))
    .filter((word) => word !== '')
    .sort()
    .join('');

/**
 * Returns the key of a model without its brand's name, «Кама-505» of Кама is `505`, and for a wheel without its rim:
 * «Хинган 17» of 17 inches.
 */
function modelKey(product: ProductFacts, brand: string, model: string): string {
  const rim = isWheel(product) ? ` ${product.diameter}` : '';
  const named = rim !== '' && model.endsWith(rim) ? model.slice(0, -rim.length) : model;
  // a former name stands in brackets: «Character Ice 7 (Nordman 7)»
  const bare = named.replace(/\s*\(\p{L}{4,}[^)]*\)|\s*\(ex\.[^)]*\)/giu, '') || named;
  const [brandKey, key] = [soundKey(brand), soundKey(withoutLayers(fold(bare)))];
  return key.startsWith(brandKey) && key.length > brandKey.length
    ? key.slice(brandKey.length)
    : key;
}

/** Returns a maker's article, or undefined if the cell cannot be one: too short, without a digit, or `2.10303E+13`. */
function articleKey(article: string): string | undefined {
  if (/^\d+[.,]\d+e\+?\d+$/i.test(article.trim())) return undefined;
  const key = asLatin(fold(article)).replace(/[^0-9a-zа-я]/g, '');
  return key.length >= 4 && /\d/.test(key) ? key : undefined;
}

export const isWheel = ({ section }: ProductFacts) => isWheelSection(section);

/** Returns a marking that is equal for equal tyres or wheels, or undefined if the facts are incomplete. */
function markingOf(product: ProductFacts): string | undefined {
  const { width, profile, diameter, outer_diameter, rim_width, bolts, pcd, et, dia } = product;
  if (isWheel(product))
    return diameter !== null && rim_width !== null && bolts !== null && pcd.length > 0
      ? `${rim_width}x${diameter} ${bolts}x${pcd.join('/')} et${et ?? '?'} d${dia ?? '?'}`
      : undefined;
  if (diameter === null || width === null) return undefined;
  // on cars and trucks R is implied
  const isSaid = ['special_tyres', 'moto_tyres', 'quadro_tyres'].includes(product.section ?? '');
  const joint = isSaid && product.construction === 'D' ? '-' : 'r';
  return `${outer_diameter ?? ''}x${width}/${profile || ''}${joint}${diameter}`;
}

/**
 * Returns the flags that distinguish products. The mark of a van is left out if the load index implies it, since many
 * don't write it.
 */
const flagsOf = (product: ProductFacts): string[] =>
  [
    product.studded && 'шип',
    product.run_flat && 'RunFlat',
    product.xl && 'XL',
    product.homologation,
    ...Object.entries(LAYERS).map(([layer, { mark }]) => product[layer as LayerName] && mark),
    product.light_truck && !product.load_index?.includes('/') && 'C',
    product.tube === 'TT' && 'TT',
    // on machines one index comes with several numbers of plies
    product.ply_rating !== null &&
      (!product.load_index || product.section === 'special_tyres') &&
      `${product.ply_rating}PR`,
    // one model has a tread of its own for each wheel of a motorcycle
    (product.position === 'front' || product.position === 'rear') && product.position,
    isWheel(product) && product.colour,
    ...product.remarks,
  ].filter((flag) => typeof flag === 'string');

const indexOf = ({ load_index, speed_index }: ProductFacts) =>
  `${load_index ?? ''}${speed_index ?? ''}`;

/**
 * Returns all keys by which a product can be recognised, the most certain first: barcode, maker's article, description.
 * Empty if the facts do not distinguish it from others: such a row becomes a product of its own.
 */
export function productKeys(product: ProductFacts): ProductKey[] {
  const keys: ProductKey[] = [];
  const { section, brand, model, article, barcode } = product;
  const code = barcode ? gtin(barcode) : undefined;
  if (code)
    keys.push({ kind: 'barcode', key: `barcode ${code}`, evidence: `Совпал штрихкод ${barcode}` });
  if (brand === null || section === null) return keys;
  const maker = soundKey(brand);
  const maked = article ? articleKey(article) : undefined;
  if (maked)
    keys.push({
      kind: 'article',
      key: `article ${maker} ${maked}`,
      evidence: `Совпали бренд ${brand} и артикул производителя ${article?.trim()}`,
    });
  const marking = markingOf(product);
  const ownKey = model === null ? '' : modelKey(product, brand, model);
  if (!marking || ownKey === '') return keys;
  const [index, flags] = [indexOf(product), flagsOf(product)];
  keys.push({
    kind: 'description',
    key: [
      section,
      maker,
      ownKey,
      marking,
      index.toLowerCase(),
      ...flags
        .map((flag) => (flag === product.colour ? finishKey(flag, brand) : soundKey(flag)))
        .sort(),
    ].join(' '),
    evidence: `Совпали бренд ${brand}, модель ${model}, размер${index ? `, индексы ${index}` : ''}${flags.length > 0 ? `, ${flags.join(', ')}` : ''}`,
  });
  return keys;
}
