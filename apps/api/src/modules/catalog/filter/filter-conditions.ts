import type { CarFilter, LandedFilter, OfferFilter, RearFilter } from '@org/api-client/schema';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import type { Demand, OfferDemand } from './demand.ts';
import { offerDemands } from './offer-conditions.ts';
import {
  type AttributeFilter,
  attributeDemands,
  rearDemand,
  seasonDemand,
} from './product-conditions.ts';
import type { Reference } from './reference.ts';
import type { AttributeName, SectionDescription } from './sections.ts';

/** What a search of any section filters by. `words` are those that could not be read as filters. */
export interface SearchFilter {
  attributes: AttributeFilter;
  offers: OfferFilter & LandedFilter;
  words: readonly string[];
  ids: readonly string[] | undefined;
  car: CarFilter | undefined;
  rear: RearFilter | undefined;
}

/** What a search demands of products, by attribute and in addition (`always`), and of offers. */
export interface Conditions {
  section: SectionDescription;
  attributes: Map<AttributeName, Demand>;
  always: readonly Demand[];
  offers: readonly OfferDemand[];
  /** Which landed prices are meant, if there is a city. */
  landed: LandedTerms | undefined;
  /** The id of the winter season. */
  winter: number | undefined;
  /** The demand for the rear size of a staggered set, if a set is asked for. */
  rear: Demand | undefined;
  /** What each season demands, by its id, if a product may be found in several seasons; else empty. */
  seasons: ReadonlyMap<number, Demand>;
}

const SIZE: readonly AttributeName[] = ['width', 'profile', 'diameter'];

const seasonsOf = (section: SectionDescription, reference: Reference) =>
  new Map(
    [...reference.words.values()]
      .filter(({ attribute }) => attribute === 'season')
      .map(({ id }) => [id, seasonDemand(section, [id], reference)]),
  );

export function conditionsOf(
  section: SectionDescription,
  { attributes, offers, words, ids, car, rear }: SearchFilter,
  reference: Reference,
  accountId: string | undefined,
  landed?: LandedTerms,
): Conditions {
  const rearSize = rear && rearDemand(rear);
  const demanded = attributeDemands(section, attributes, reference);
  const bought = landed && { ...landed, pieces: offers.quantity_min || landed.pieces };
  if (rearSize)
    for (const name of SIZE) {
      const front = demanded.get(name);
      if (front) demanded.set(name, { any: [front, rearSize] });
    }
  return {
    section,
    attributes: demanded,
    always: [
      ...(car ? [{ car }] : []),
      ...(words.length > 0 ? [{ words }] : []),
      ...(ids ? [{ ids }] : []),
    ],
    offers: offerDemands(offers, reference, accountId, bought),
    landed: bought,
    winter: reference.wordIds.get('season winter'),
    rear: rearSize,
    seasons:
      section.attributes.includes('terrain') && attributes.season_own !== true
        ? seasonsOf(section, reference)
        : new Map(),
  };
}
