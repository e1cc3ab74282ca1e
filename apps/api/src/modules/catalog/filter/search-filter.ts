import type { LandedFilter, OfferFilter, Understanding } from '@org/api-client/schema';
import { fold } from '@org/tyre-names/text/spelling';
import type { SearchFilter } from './filter-conditions.ts';
import type { AttributeFilter } from './product-conditions.ts';

/** The body of any of the seven searches. */
export type SearchBody = OfferFilter &
  LandedFilter &
  Partial<Pick<SearchFilter, 'car' | 'rear'>> & {
    q?: string;
    every_word?: boolean;
    product_id?: readonly string[];
  };

/** `et_min` belongs to the attribute `et`. */
const attributeOf = (field: string) => field.replace(/_(?:min|max)$/, '');
const isGiven = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Joins what a body asks for with what its words mean. A field that is given wins over the words. */
export function searchFilter(body: SearchBody, { filter, unknown }: Understanding): SearchFilter {
  const explicit = Object.entries(body).filter(([, value]) => isGiven(value));
  const given = new Set(explicit.map(([field]) => attributeOf(field)));
  const meant = Object.entries(filter).filter(([field]) => !given.has(attributeOf(field)));
  const fields = Object.fromEntries([...meant, ...explicit]) as AttributeFilter &
    OfferFilter &
    LandedFilter &
    Pick<SearchFilter, 'car' | 'rear'> &
    Pick<SearchBody, 'product_id'>;
  return {
    attributes: fields,
    offers: fields,
    words: unknown.map(({ text }) => fold(text).trim()).filter((word) => word !== ''),
    ids: fields.product_id,
    car: fields.car,
    rear: fields.rear,
  };
}
