import type { CarFilter, OfferFilter, RearFilter } from '@org/api-client/schema';
import type { Clause } from './clause.ts';
import { type OfferCondition, offerConditions } from './offer-conditions.ts';
import {
  type AttributeFilter,
  attributeConditions,
  carClause,
  rearClause,
  seasonClause,
  wordsClause,
} from './product-conditions.ts';
import type { Reference } from './reference.ts';
import type { AttributeName, SectionDescription } from './sections.ts';

/** What a search of any section narrows by; `words` are those that the text search could not read. */
export interface SearchFilter {
  attributes: AttributeFilter;
  offers: OfferFilter;
  words: readonly string[];
  car: CarFilter | undefined;
  rear: RearFilter | undefined;
}

/** What a search demands: of the listing `l` by attribute and always, of the offer `o`. */
export interface Conditions {
  section: SectionDescription;
  attributes: Map<AttributeName, Clause>;
  always: readonly Clause[];
  offers: readonly OfferCondition[];
  /** Whether a row is of the rear size of a staggered set. */
  isRear: Clause | undefined;
  /** Where a product may be found in several seasons: what each demands, by its id. */
  seasons: ReadonlyMap<number, Clause>;
}

const SIZE: readonly AttributeName[] = ['width', 'profile', 'diameter'];

const seasonsOf = (section: SectionDescription, reference: Reference) =>
  new Map(
    [...reference.words.values()]
      .filter(({ attribute }) => attribute === 'season')
      .map(({ id }) => [id, seasonClause(section, [id], reference)]),
  );

export function conditionsOf(
  section: SectionDescription,
  { attributes, offers, words, car, rear }: SearchFilter,
  reference: Reference,
  accountId: string | undefined,
): Conditions {
  const isRear = rear && rearClause(rear);
  const demanded = attributeConditions(section, attributes, reference);
  if (isRear)
    for (const name of SIZE) {
      const front = demanded.get(name);
      if (front) demanded.set(name, (add) => `(${front(add)} or ${isRear(add)})`);
    }
  return {
    section,
    attributes: demanded,
    always: [
      ...(car ? [carClause(section, car)] : []),
      ...(words.length > 0 ? [wordsClause(section, words)] : []),
    ],
    offers: offerConditions(offers, reference, accountId),
    isRear,
    seasons: section.attributes.includes('terrain') ? seasonsOf(section, reference) : new Map(),
  };
}
