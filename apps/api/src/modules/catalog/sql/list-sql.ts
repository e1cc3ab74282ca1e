import { landedRank } from '../../../delivery/landed-sql.ts';
import { type Add, and } from '../../../sql/clause.ts';
import type { Demand } from '../filter/demand.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import type { Order } from '../filter/filter-order.ts';
import { clauseOf, offerClauseOf } from './demand-sql.ts';

/** The offers that count: live ones of the section that fulfil the conditions. */
export const countedOffers = ({ section, offers }: Conditions, add: Add): string =>
  `o.section = ${add(section.id)} and o.quantity > 0${and(offers.map(offerClauseOf), add)}`;

/** The products on offer that fulfil all conditions but those on offers. */
export const demandedListings = (
  { section, attributes, always }: Pick<Conditions, 'section' | 'attributes' | 'always'>,
  add: Add,
): string =>
  `l.section = ${add(section.id)} and l.offers_count > 0${and(
    [...attributes.values(), ...always].map((demand) => clauseOf(section, demand)),
    add,
  )}`;

const isNarrowed = ({ attributes, always }: Conditions) => attributes.size > 0 || always.length > 0;

/** Whether every product of the section is in the list. */
export const isWhole = (conditions: Conditions): boolean =>
  !isNarrowed(conditions) && conditions.offers.length === 0 && !conditions.rear;

/** The counted offers of the products in the list, to stand after `from`. Decision 4. */
export function listedOffers(conditions: Conditions, add: Add): string {
  const { rear } = conditions;
  const offers = `offer o where ${countedOffers(conditions, add)}`;
  if (rear)
    return `${offers} and o.product_id in (select product_id from (${setsSql(conditions, rear, 'quantity', add)}) sets)`;
  return isNarrowed(conditions)
    ? `${offers} and o.product_id in (select l.product_id from listing l where ${demandedListings(conditions, add)})`
    : offers;
}

/** The ids of the products in the list. */
export const listedProducts = (conditions: Conditions, add: Add): string =>
  conditions.rear || conditions.offers.length > 0
    ? `select o.product_id from ${listedOffers(conditions, add)}`
    : `select l.product_id from listing l where ${demandedListings(conditions, add)}`;

/**
 * Selects these columns of the listings that fulfil the conditions. A season has two kinds of tyres, its own and those
 * for any terrain, which are apart in the indexes. So each is selected on its own, the second without what the first
 * has.
 */
export function listingsSql(columns: string, conditions: Conditions, add: Add): string {
  const select = (season: Demand | undefined) => {
    const attributes = new Map(conditions.attributes);
    if (season) attributes.set('season', season);
    return `select ${columns} from listing l where ${demandedListings({ ...conditions, attributes }, add)}`;
  };
  const season = conditions.attributes.get('season');
  if (!season || !('any' in season)) return select(season);
  const [ownSeason, ...others] = season.any;
  const isOwn = clauseOf(conditions.section, ownSeason!);
  return [select(ownSeason), `${select({ any: others })} and (${isOwn(add)}) is not true`].join(
    ' union all ',
  );
}

/**
 * Selects the products of the list with what it is sorted and summed by. Offer filters come first: prices, quantities
 * and counts are of the offers that fulfil them.
 */
export function productsSql(conditions: Conditions, key: Order['key'], add: Add): string {
  const name = key === 'sort_name' ? ', l.sort_name' : '';
  if (conditions.offers.length === 0 && key !== 'landed_price')
    return listingsSql(
      `l.product_id, l.min_bulk_price, l.quantity, l.offers_count${name}`,
      conditions,
      add,
    );
  const landed =
    key === 'landed_price' && conditions.landed
      ? `, min(${landedRank(conditions.landed, add)}) landed_price`
      : '';
  const offers = `select o.product_id, min(o.bulk_price) min_bulk_price, sum(o.quantity) quantity, count(*)::int offers_count${landed}
    from ${listedOffers({ ...conditions, rear: undefined }, add)} group by o.product_id`;
  return name ? `select c.*${name} from (${offers}) c join listing l using (product_id)` : offers;
}

/** Keys that keep a staggered set together: the price of both tyres, and the stock of the rarer one. */
const SET_KEYS: Record<Order['key'], string> = {
  min_bulk_price:
    'min(min_bulk_price) filter (where not rear) over m + min(min_bulk_price) filter (where rear) over m',
  quantity:
    'least(sum(quantity) filter (where not rear) over m, sum(quantity) filter (where rear) over m)',
  sort_name: 'min(sort_name) over m',
  landed_price:
    'min(landed_price) filter (where not rear) over m + min(landed_price) filter (where rear) over m',
};

/** The products of staggered sets: of the models that are in the list in both sizes. */
export function setsSql(conditions: Conditions, rear: Demand, key: Order['key'], add: Add): string {
  return `select * from (
    select *, ${SET_KEYS[key]} set_key, bool_or(rear) over m and bool_or(not rear) over m is_set
    from (select g.*, l.model_id, ${clauseOf(conditions.section, rear)(add)} rear
          from (${productsSql(conditions, key, add)}) g join listing l using (product_id) where l.model_id is not null) c
    window m as (partition by model_id)) w where is_set`;
}
