import type { OfferedGoods } from '@org/api-client/schema';
import type { Queryable } from '../../../db/db.ts';
import { allRows } from '../../../db/db-rows.ts';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import { landedSql, NO_LANDED } from '../../../delivery/landed-sql.ts';
import { type Add, all, statement } from '../../../sql/clause.ts';
import { STANDINGS } from '../../../trade/standing.ts';
import type { OfferDemand } from '../filter/demand.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import { offerClauseOf } from '../sql/demand-sql.ts';
import { countsStatement } from '../sql/page-sql.ts';

/** A product that has a code: its article or its barcode. */
export interface CodedProduct {
  id: string;
  code: string;
  kind: 'article' | 'barcode';
}

/** Selects products by articles, which several makers may share, and by barcodes. */
export const selectCoded = (db: Queryable, codes: readonly string[]): Promise<CodedProduct[]> =>
  allRows<CodedProduct>(
    db,
    `select id::text id, regexp_replace(lower(article), '[^0-9a-zа-я]', '', 'g') code, 'article' kind from product
       where article is not null and regexp_replace(lower(article), '[^0-9a-zа-я]', '', 'g') = any($1)
     union select id::text, barcode, 'barcode' from product where barcode = any($1)`,
    [codes],
  );

/** A product whose offers are asked for. */
export interface AskedGoods {
  id: string;
  /** how many pieces landed prices are calculated for */
  pieces?: number;
  /** what its offers must fulfil */
  demands?: readonly OfferDemand[];
  /** an offer that was chosen by hand, which stays whatever is demanded */
  kept?: string | undefined;
}

/** Whether the offer `o` can be ordered: there are as many pieces as it is sold by. */
const IS_SOLD =
  'o.quantity / o.multiple * o.multiple >= (o.min_order + o.multiple - 1) / o.multiple * o.multiple';

/** A condition for each list of demands, which a row of `w` has by its number; 0 demands nothing. */
function demandsClause(lists: readonly (readonly OfferDemand[])[], add: Add): string {
  const cases = lists.map(
    (demands, at) => `when ${at + 1} then ${all(demands.map(offerClauseOf))(add)}`,
  );
  return cases.length === 0
    ? ''
    : ` and (o.id = w.kept or case w.demands ${cases.join(' ')} else true end)`;
}

/** Each of these products with its offers that can be ordered, the best first; undefined for one that is gone. */
export async function selectGoods(
  db: Queryable,
  asked: readonly AskedGoods[],
  landed?: LandedTerms,
): Promise<(OfferedGoods | undefined)[]> {
  const lists = new Map<string, { n: number; demands: readonly OfferDemand[] }>();
  const numberOf = (demands: readonly OfferDemand[]): number => {
    if (demands.length === 0) return 0;
    const key = JSON.stringify(demands);
    const known = lists.get(key) ?? { n: lists.size + 1, demands };
    lists.set(key, known);
    return known.n;
  };
  const wanted = asked.map(
    ({ id, pieces = landed?.pieces ?? null, demands = [], kept = null }, n) => ({
      ...{ n, id, pieces, demands: numberOf(demands), kept },
    }),
  );
  const by = landed?.by ?? 'gross';
  const { text, params } = statement(
    (
      add,
    ) => `select w.n, product_brief(p.id) product, coalesce(l.quantity, 0) quantity, coalesce(b.offers, '[]') offers,
       (select count(*)::int from offer o where o.product_id = p.id and ${IS_SOLD}) sold
     from jsonb_to_recordset(${add(JSON.stringify(wanted))}) w(n int, id int, pieces int, demands int, kept bigint)
       join product p on p.id = w.id left join listing l on l.product_id = p.id
     left join lateral (
       select jsonb_agg(jsonb_build_object('offer_id', o.id::text, 'supplier', f.name, 'city', y.name,
         'delivery_days_min', coalesce(o.delivery_days_min, h.delivery_days_min),
         'delivery_days_max', coalesce(o.delivery_days_max, h.delivery_days_max), 'bulk_price', o.bulk_price,
         'vat_rate', o.vat_rate, 'vat_included', o.vat_included, 'available', o.quantity, 'min_order', o.min_order, 'multiple', o.multiple,
         'dot_year', o.dot_year, 'dot_week', o.dot_week, 'landed_price', d.${by}_price,
         'standing', (array[${STANDINGS.map((name) => `'${name}'`).join(', ')}])[d.standing + 1])
         order by d.${by}_rank, o.bulk_price, o.id) offers
       from offer o join company f on f.id = o.supplier_id join warehouse h on h.id = o.warehouse_id
         join city y on y.id = o.city_id ${landed ? landedSql(landed, add, 'w.pieces') : NO_LANDED}
       where o.product_id = p.id and ${IS_SOLD}${demandsClause(
         [...lists.values()].map(({ demands }) => demands),
         add,
       )}
     ) b on true`,
  );
  const found = new Map(
    (await allRows<OfferedGoods & { n: number }>(db, text, params)).map(({ n, ...goods }) => [
      n,
      goods,
    ]),
  );
  return asked.map((_, n) => found.get(n));
}

/** Products that a search finds: how many there are, and the ids of a few. */
export interface FoundIds {
  total: number;
  ids: string[];
}

/** The most searches in a statement. A longer one takes longer to plan than it saves in calls. */
const MAX_QUESTIONS = 50;

/** Runs many searches in as few statements as possible. Resolves to what each finds, in their order. */
export async function selectFoundIds(
  db: Queryable,
  questions: readonly Conditions[],
  limit: number,
): Promise<FoundIds[]> {
  const found: FoundIds[] = [];
  for (let from = 0; from < questions.length; from += MAX_QUESTIONS) {
    const { text, params } = countsStatement(questions.slice(from, from + MAX_QUESTIONS), limit);
    const { rows } = await db.query<FoundIds & { n: number }>(text, params);
    for (const { n, total, ids } of rows) found[from + n] = { total, ids };
  }
  return found;
}
