import type { FacetCount, FacetCounts } from '../../facets/facets.ts';
import type { PriceStep } from '../../facets/price-facet.ts';
import { OFFER_FACETS, type OfferFacet } from '../../filter/offer-conditions.ts';
import { ATTRIBUTES, type AttributeName } from '../../filter/sections.ts';
import { countCommon } from '../columns/bitset.ts';
import { CONDITION_NUMBERS, type OffersData } from '../columns/column-offers.ts';
import { countOffers, countValues } from './counting.ts';
import { listed } from './list.ts';
import { ANY_OFFER } from './offer-test.ts';
import type { ProductSet } from './searching-listed.ts';
import {
  allowed,
  matching,
  type Question,
  testOf,
  UnanswerableError,
} from './searching-question.ts';

/** How many steps the histogram of prices has at most. The same as in facet-sql.ts. */
const PRICE_STEPS = 24;

/** Suppliers by the database's number. */
type Suppliers = ReadonlyMap<number, { id: string; name: string }>;

function countAttribute(question: Question, name: AttributeName, found: ProductSet): FacetCount[] {
  const { section, attributes, seasons, lookups } = question;
  // its own filter is left out
  const { products, set } = attributes.has(name)
    ? listed(question, allowed(question, name), testOf(question))
    : found;
  if (name === 'season' && seasons.size > 0)
    return [...seasons]
      .map(([value, demand]) => ({
        value,
        count: countCommon(set, matching(section, demand, lookups)),
      }))
      .filter(({ count }) => count > 0);
  const counts = section.columns.get(name)?.count(products) ?? [];
  return ATTRIBUTES[name].kind === 'flag'
    ? counts.map(({ value, count }) => ({ value: value === 1, count }))
    : counts;
}

const COLUMN_OF = {
  supplier_id: 'supplier',
  city: 'city',
  condition: 'condition',
  dot_year: 'year',
} as const;

function countOfferFacet(
  question: Question,
  facet: OfferFacet,
  suppliers: Suppliers,
): FacetCount[] {
  const { section } = question;
  const test = testOf(question, facet);
  const { products } = listed(question, allowed(question), test);
  if (facet === 'favorite') {
    const favorite = { of: 'favorite', accountId: undefined } as const;
    const offerTest = testOf({ ...question, offers: [...question.offers, favorite] }) ?? ANY_OFFER;
    return [
      { value: true, count: countOffers(section.offers, products, offerTest).products.length },
    ];
  }
  const counts = countValues(section.offers, products, test ?? ANY_OFFER, COLUMN_OF[facet]);
  return Array.from(counts, ([value, count]) => {
    if (facet === 'condition') return { value: CONDITION_NUMBERS[value]!, count };
    if (facet !== 'supplier_id') return { value, count };
    const supplier = suppliers.get(value);
    if (!supplier) throw new UnanswerableError(`supplier ${value}`);
    return { value: supplier.id, label: supplier.name, count };
  });
}

/** Returns the lowest and highest prices of products whose offers all count: offers are sorted by price. */
function priceEnds({ from, count, columns: { price } }: OffersData, products: Uint32Array) {
  const least = new Int32Array(products.length);
  const most = new Int32Array(products.length);
  for (let at = 0; at < products.length; at++) {
    const first = from[products[at]!]!;
    least[at] = price[first]!;
    most[at] = price[first + count[products[at]!]! - 1]!;
  }
  return { least, most };
}

/** Counts products by the lowest price of their counted offers, in equal steps from the least to the greatest price. */
function countPrices(question: Question): PriceStep[] {
  const test = testOf(question, 'price');
  const { products, counted } = listed(question, allowed(question), test);
  const { least, most } = counted ?? priceEnds(question.section.offers, products);
  if (least.length === 0) return [];
  let min = least[0]!;
  let max = most[0]!;
  for (let at = 1; at < least.length; at++) {
    if (least[at]! < min) min = least[at]!;
    if (most[at]! > max) max = most[at]!;
  }
  const step = Math.max(1, Math.ceil((max - min + 1) / PRICE_STEPS));
  const counts = new Uint32Array(PRICE_STEPS);
  for (const price of least) counts[Math.floor((price - min) / step)]!++;
  return Array.from(counts, (count, value) => ({ min, max, step, value, count })).filter(
    ({ count }) => count > 0,
  );
}

interface FacetQuestion {
  /** attributes of the section */
  names: readonly AttributeName[];
  asked: readonly string[];
  suppliers: Suppliers;
  hasFavorites: boolean;
}

/** Counts everything asked for by value, each without its own filter. */
export function countFacets(
  question: Question,
  found: ProductSet,
  { names, asked, suppliers, hasFavorites }: FacetQuestion,
): FacetCounts {
  const attributes = names.filter((name) => asked.includes(name));
  return {
    attributes: attributes.map((name) => [name, countAttribute(question, name, found)] as const),
    offers: OFFER_FACETS.filter((name) => asked.includes(name)).map(
      (name) =>
        [
          name,
          name === 'favorite' && !hasFavorites ? [] : countOfferFacet(question, name, suppliers),
        ] as const,
    ),
    price: asked.includes('price') ? countPrices(question) : undefined,
  };
}
