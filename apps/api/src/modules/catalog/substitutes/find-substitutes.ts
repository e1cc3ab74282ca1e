import type { GoodsOption, Section, UnderstoodFilter } from '@org/api-client/schema';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import { GROUP, groupOf, landedPriceOf, STANDINGS } from '../../../trade/standing.ts';
import { conditionsOf } from '../filter/filter-conditions.ts';
import { conditionDemands, type OfferConditions } from '../filter/offer-conditions.ts';
import type { Reference } from '../filter/reference.ts';
import { SECTIONS } from '../filter/sections.ts';
import { differencesOf, distanceOf, type Original, originalByWords, toOption } from './likeness.ts';
import {
  type BriefGoods,
  type ModelTraits,
  type RankedProduct,
  selectBriefs,
  selectRanked,
  selectTraits,
} from './substitutes.sql.ts';

type Db = Parameters<typeof selectRanked>[0];

/** How many of the best products are compared with the one that is missed. */
const MAX_COMPARED = 100;
const MAX_SUBSTITUTES = 5;

const NOTHING = { offers: {}, words: [], car: undefined, rear: undefined, ids: undefined };

const [, , , SHORT] = STANDINGS.keys();

/** What was understood of words, in one section. */
export interface SaidWords {
  section: Section;
  filter: UnderstoodFilter;
}

const NO_TRAITS: ModelTraits = {};

/** What substitutes must be like, for each of the texts; undefined for a text that names no size. */
export async function originalsOf(
  db: Db,
  saidWords: readonly SaidWords[],
  reference: Reference,
): Promise<(Original | undefined)[]> {
  const open = saidWords.flatMap(({ section, filter }, at) => {
    const [model] = filter.model ?? [];
    const isOpen = filter.season === undefined || filter.studded === undefined;
    return model && isOpen ? [{ section, model, at }] : [];
  });
  const found = open.length > 0 ? await selectTraits(db, open, reference) : [];
  const traits = new Map(open.map(({ at }, n) => [at, found[n]]));
  return saidWords.map(({ section, filter }, at) =>
    originalByWords(section, filter, traits.get(at) ?? NO_TRAITS),
  );
}

/** Returns the nearest products, the best offers first among equally near ones. */
function nearestOf(
  original: Original,
  ranked: readonly RankedProduct[],
  briefs: ReadonlyMap<string, BriefGoods>,
  hasCity: boolean,
): GoodsOption[] {
  return ranked
    .flatMap(({ id, rank }) => {
      const brief = briefs.get(id);
      return brief && id !== original.id ? [{ brief, rank }] : [];
    })
    .filter(({ rank }) => !hasCity || rank < SHORT! * GROUP)
    .map((one) => ({ ...one, distance: distanceOf(original, one.brief) }))
    .sort((a, b) => groupOf(a.rank) - groupOf(b.rank) || a.distance - b.distance || a.rank - b.rank)
    .slice(0, MAX_SUBSTITUTES)
    .map(({ brief, rank }) =>
      toOption(brief, differencesOf(original, brief), hasCity ? landedPriceOf(rank) : null),
    );
}

/** What substitutes are looked for in. */
interface SubstituteMarket {
  reference: Reference;
  landed: LandedTerms | undefined;
  conditions: OfferConditions;
}

/**
 * Finds what replaces products that nobody sells now: of the same section, size, season, studs, run flat and load. Those
 * that are nearest come first, and among them the best offers.
 */
export async function findSubstitutes(
  db: Db,
  originals: readonly Original[],
  { reference, landed, conditions }: SubstituteMarket,
): Promise<GoodsOption[][]> {
  if (originals.length === 0) return [];
  const questions = originals.map(({ section, must }) => {
    const question = conditionsOf(
      SECTIONS[section],
      { ...NOTHING, attributes: { ...must, season_own: true } },
      reference,
      undefined,
      landed,
    );
    return { ...question, offers: [...question.offers, ...conditionDemands(conditions, section)] };
  });
  const ranked = await selectRanked(db, questions, MAX_COMPARED);
  const ids = [...new Set(ranked.flat().map(({ id }) => id))];
  const briefs = new Map(
    (await selectBriefs(db, ids)).map((brief) => [brief.product.id, brief] as const),
  );
  return originals.map((original, at) =>
    nearestOf(original, ranked[at] ?? [], briefs, landed !== undefined),
  );
}
