import { perDatabase } from '../../../cache/version-cache.ts';
import { type FacetCounts, toFacets } from '../facets/facets.ts';
import { type CountedFacets, createFacetCache, type Moment } from './facet-cache.ts';
import type { Reading } from './find-reading.ts';

/** Caches facets, since a list is asked for again and again: for the next page, in another order. */
const facetCache = perDatabase(() => createFacetCache(500));

/** Counts facets. All but those that depend on an account's favorites come from the cache. */
export async function facetsOf(
  { db, reference, filter, conditions, asked }: Reading,
  moment: Moment,
  least: number,
  count: (names: readonly string[]) => FacetCounts | Promise<FacetCounts>,
): Promise<CountedFacets> {
  const { order_by: _order, page: _page, per_page: _size, q: _q, ...named } = filter.attributes;
  const { to: _to, landed_by: _by, ...fields } = named;
  const isPersonal = (name: string) => name === 'favorite' || fields.favorite === true;
  const own = asked.filter(isPersonal);
  const shared = asked.filter((name) => !isPersonal(name));
  const chosen = { ...filter.attributes, ...filter.offers };
  const landed = conditions.offers.find((demand) => demand.of === 'landed');
  const key = JSON.stringify([
    conditions.section.id,
    { ...fields, facets: shared },
    filter.words,
    landed && [landed.by, landed.destination.fingerprint()],
  ]);
  const facets = async (names: readonly string[]) =>
    toFacets(await count(names), chosen, reference);
  const [common, personal] = await Promise.all([
    facetCache(db).get(moment, least, key, () => facets(shared)),
    own.length > 0 ? facets(own) : {},
  ]);
  return { ...common, facets: { ...common.facets, ...personal } };
}
