import { countWords, LIKELY_MODEL, likenessOfModels, SAME_MODEL } from '../models/same-model.ts';
import type { LayerName } from '../name/homologation.ts';
import { parseName } from '../name/parse-name.ts';
import type { ParsedName } from '../name/parsed-name.ts';
import { contradiction } from '../product/contradiction.ts';
import { finishKey, type ProductFacts, productKeys, soundKey } from '../product/product-key.ts';
import type { Section } from '../text/text-reading.ts';
import type { Dictionary, KnownNames } from '../trade/dictionary.ts';
import { LAYERS } from '../trade/rules.generated.ts';
import { dictionaryOf } from './names-of.ts';

/** A product as a list describes it; columns count more than the name. */
export interface ListedProduct {
  name: string;
  brand?: string;
  model?: string;
  /** The maker's, not the supplier's. */
  article?: string;
  barcode?: string;
}

export interface SameOptions {
  section?: Section;
  names?: KnownNames;
}

export interface Sameness {
  /** Null: likely, but somebody should say so. */
  same: boolean | null;
  sureness: number;
  source: 'barcode' | 'article' | 'description' | 'model' | 'contradiction';
  /** Why, in Russian. */
  reason: string;
}

type Facts = ProductFacts & ParsedName;

function factsOf(
  product: string | ListedProduct,
  section: Section | undefined,
  dictionary: Dictionary,
): Facts {
  const { name, brand, model, article, barcode } =
    typeof product === 'string' ? ({ name: product } as ListedProduct) : product;
  const parsed = parseName(name, { section, dictionary });
  return {
    ...parsed,
    ...(brand !== undefined && { brand }),
    ...(model !== undefined && { model }),
    article: article ?? null,
    barcode: barcode ?? null,
  };
}

const LAYER_LABELS = Object.fromEntries(
  Object.entries(LAYERS).map(([layer, { label }]) => [layer, label]),
) as Record<LayerName, string>;

/** Values that both must have, or neither. */
const EQUAL = {
  width: 'ширина',
  profile: 'профиль',
  diameter: 'диаметр',
  outer_diameter: 'наружный диаметр',
  rim_width: 'ширина обода',
  bolts: 'число болтов',
  et: 'вылет',
  dia: 'центральное отверстие',
  colour: 'цвет',
  homologation: 'омологация',
  ...LAYER_LABELS,
  run_flat: 'RunFlat',
  light_truck: 'знак C',
} as const;
/** Values that must be equal if both say them. */
const AGREED = {
  section: 'раздел',
  season: 'сезон',
  studded: 'шипы',
  axle: 'ось',
  position: 'положение',
  ply_rating: 'слойность',
  tube: 'камера',
  load_index: 'индекс нагрузки',
  speed_index: 'индекс скорости',
  three_peak: 'снежинка',
} as const;

/** «Алмаз чёрный» and `Almaz_black` are one finish. */
const comparable = (name: keyof typeof EQUAL, { colour, ...facts }: Facts) =>
  name === 'colour' ? (colour ? finishKey(colour, facts.brand) : null) : facts[name] || null;

/** Returns the value in which two products differ, in Russian. */
function differenceOf(a: Facts, b: Facts): string | undefined {
  for (const [name, label] of Object.entries(EQUAL) as [keyof typeof EQUAL, string][])
    if (comparable(name, a) !== comparable(name, b)) return label;
  for (const [name, label] of Object.entries(AGREED) as [keyof typeof AGREED, string][])
    if (a[name] !== null && b[name] !== null && a[name] !== b[name]) return label;
  if (a.pcd.join() !== b.pcd.join()) return 'сверловка';
  // an index says whether the tyre is extra load
  const areRated = a.load_index !== null && b.load_index !== null;
  return !areRated && a.xl !== b.xl ? 'усиленная' : undefined;
}

const wordCounts = new WeakMap<Dictionary, ReadonlyMap<string, number>>();

function countsOf(dictionary: Dictionary): ReadonlyMap<string, number> {
  const counts =
    wordCounts.get(dictionary) ??
    countWords([...dictionary.models.values()].flatMap((models) => [...models.values()]));
  wordCounts.set(dictionary, counts);
  return counts;
}

const CERTAIN = 0.99;
const BY_DESCRIPTION = 0.98;
/** Models may be spelt alike and be two. */
const BY_MODEL = 0.95;

/** Compares two products as two suppliers describe them. */
export function sameProduct(
  one: string | ListedProduct,
  other: string | ListedProduct,
  { section, names }: SameOptions = {},
): Sameness {
  const dictionary = dictionaryOf(names);
  const [a, b] = [factsOf(one, section, dictionary), factsOf(other, section, dictionary)];
  const different = (reason: string, sureness = CERTAIN): Sameness => ({
    same: false,
    sureness,
    source: 'contradiction',
    reason,
  });
  const reason = contradiction(a, b);
  if (reason) return different(reason);
  const keys = new Set(productKeys(b).map(({ key }) => key));
  const common = productKeys(a).find(({ key }) => keys.has(key));
  if (common) {
    const { kind, evidence } = common;
    const sureness = kind === 'description' ? BY_DESCRIPTION : CERTAIN;
    return { same: true, sureness, source: kind, reason: evidence };
  }
  if (a.brand === null || b.brand === null || a.model === null || b.model === null)
    return { same: null, sureness: 0.5, source: 'model', reason: 'Не назван бренд или модель' };
  if (soundKey(a.brand) !== soundKey(b.brand))
    return different(`Различается бренд: ${a.brand} и ${b.brand}`);
  const difference = differenceOf(a, b);
  if (difference) return different(`Различается ${difference}`);
  const likeness = likenessOfModels(countsOf(dictionary), a.model, b.model, a.brand);
  const models = `${a.model} и ${b.model}`;
  if (likeness < LIKELY_MODEL) return different(`Разные модели: ${models}`, 1 - likeness);
  const same = likeness >= SAME_MODEL ? true : null;
  return {
    same,
    sureness: Math.min(likeness, BY_MODEL),
    source: 'model',
    reason: `Похожи модели: ${models}`,
  };
}
