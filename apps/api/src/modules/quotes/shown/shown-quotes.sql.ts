import type {
  ListOffer,
  ProductBrief,
  Quote,
  RequestConditions,
  SupplierName,
} from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';
import { allRows, firstRow } from '../../../db/db-rows.ts';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import { landedSql } from '../../../delivery/landed-sql.ts';
import { CONDITIONS } from '../../../requests/open-requests.sql.ts';
import { statement } from '../../../sql/clause.ts';

/** How goods leave; null of an offer that is gone. */
export interface Leaving {
  warehouse_id: number | null;
  delivery_days_min: number | null;
  delivery_days_max: number | null;
}

/** A quote as it is stored, with how its goods leave. */
export interface QuoteRow extends Leaving, Omit<Quote, 'day_max' | 'landed_price' | 'holds_until'> {
  inquiry_line_id: string;
  holds_until: Date;
}

/** How many prices a buyer can wish of a quote. */
export const MAX_WISHES = 3;

/** The quotes of these lines of inquiries, of one supplier or of all. */
export const selectQuotes = (
  db: Db,
  lineIds: readonly string[],
  supplierId: string | null = null,
): Promise<QuoteRow[]> =>
  allRows<QuoteRow>(
    db,
    `select q.id, q.version, quote_state(q) state, jsonb_build_object('id', c.id, 'name', c.name) supplier, q.offer_id::text offer_id,
       product_brief(q.product_id) product, q.price, q.quantity, coalesce(o.quantity, 0) available, q.day::text "day", q.holds_until,
       o.bulk_price list_price, (select jsonb_build_object('price', h.price, 'state', coalesce(h.answer, 'waiting')) from quote_wish h
         where h.quote_id = q.id and (h.answer is not null or quote_state(q) = 'given') order by h.wished_at desc, h.price limit 1) wish,
       ${MAX_WISHES} - (select count(*)::int from quote_wish h where h.quote_id = q.id) wishes_left, q.inquiry_line_id, o.warehouse_id, (t ->> 'delivery_days_min')::int delivery_days_min,
       (t ->> 'delivery_days_max')::int delivery_days_max
     from quote q join company c on c.id = q.supplier_id left join offer o on o.id = q.offer_id left join lateral offer_terms(o) t on true
     where q.inquiry_line_id = any($1::uuid[]) and ($2::uuid is null or q.supplier_id = $2) order by q.id`,
    [lineIds, supplierId],
  );

/** An offer at a price, or at its own. */
export interface PricedOffer {
  offer_id: string;
  price: number | null;
}

/** The landed prices of as many pieces of offers as `landed` says, whatever their lots and stock; by the offer and its price. */
export async function selectLandedPrices(
  db: Db,
  priced: readonly PricedOffer[],
  landed: LandedTerms,
): Promise<Map<string, number | null>> {
  const { text, params } = statement(
    (add) => `select w.offer_id::text || ' ' || coalesce(w.price::text, '') "key", d.gross_price
     from jsonb_to_recordset(${add(JSON.stringify(priced))}) w (offer_id bigint, price int) join offer f on f.id = w.offer_id
       cross join lateral (select (jsonb_populate_record(f, jsonb_build_object('bulk_price', coalesce(w.price, f.bulk_price),
         'quantity', ${add(landed.pieces)}::int, 'min_order', 1, 'multiple', 1))).*) o ${landedSql(landed, add)}`,
  );
  const rows = await allRows<{ key: string; gross_price: number | null }>(db, text, params);
  return new Map(rows.map(({ key, gross_price }) => [key, gross_price]));
}

/** An offer of a price list, with how its goods leave. */
export interface ListedRow extends Leaving {
  offer: NonNullable<ListOffer>;
}

/**
 * The offers of products in the price lists that have all the pieces and fulfil the conditions of a request, apart from
 * its day; by the product, the best first.
 */
export async function selectListed(
  db: Db,
  productIds: readonly string[],
  landed: LandedTerms,
  { dot_year_min, with_vat }: RequestConditions,
): Promise<Map<string, ListedRow[]>> {
  const { text, params } = statement(
    (
      add,
    ) => `select o.product_id::text product_id, o.warehouse_id, (said ->> 'delivery_days_min')::int delivery_days_min,
       (said ->> 'delivery_days_max')::int delivery_days_max, jsonb_build_object('offer_id', o.id::text,
       'supplier', jsonb_build_object('id', f.id, 'name', f.name), 'bulk_price', o.bulk_price, 'landed_price', d.gross_price,
       'available', o.quantity) offer
     from offer o join company f on f.id = o.supplier_id cross join lateral offer_terms(o) said ${landedSql(landed, add)}
     where o.product_id = any(${add(productIds)}::int[]) and d.pieces >= ${add(landed.pieces)}::int
       and (${add(dot_year_min)}::int is null or o.section in (2, 4) or o.dot_year >= ${add(dot_year_min)}::int)
       and (not ${add(with_vat)}::boolean or o.vat_rate is not null)
     order by o.product_id, d.gross_rank, o.bulk_price, o.id`,
  );
  const rows = await allRows<ListedRow & { product_id: string }>(db, text, params);
  return Map.groupBy(rows, ({ product_id }) => product_id);
}

/** An inquiry, as the buyer sees it. */
export interface InquiryRow {
  id: string;
  until: Date;
  city: string;
  is_open: boolean;
  created_at: Date;
  suppliers: (SupplierName & { answered_at: string | null; lines_count: number })[];
}

/** Condition that the inquiry `i` of the request `r` can still be answered: now, and not when the transaction began. */
export const IS_OPEN = '(i.until > clock_timestamp() and not r.is_closed)';

export const selectInquiries = (db: Db, requestId: string): Promise<InquiryRow[]> =>
  allRows<InquiryRow>(
    db,
    `select i.id, i.until, y.name city, ${IS_OPEN} is_open, i.created_at,
       (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'answered_at', s.answered_at, 'lines_count',
          (select count(*)::int from quote q join inquiry_line l on l.id = q.inquiry_line_id
           where l.inquiry_id = i.id and q.supplier_id = c.id and quote_state(q) in ('given', 'taken')))
          order by s.answered_at, c.name, c.id), '[]')
        from inquiry_supplier s join company c on c.id = s.supplier_id where s.inquiry_id = i.id) suppliers
     from inquiry i join goods_request r on r.id = i.request_id join city y on y.id = i.city_id
     where i.request_id = $1 order by i.created_at desc, i.id desc`,
    [requestId],
  );

/** A line that was asked for, as the buyer sees it. */
export interface AskedRow {
  id: string;
  line_id: string;
  inquiry_id: string;
  city: string;
  text: string;
  product_id: string | null;
  product: ProductBrief | null;
  quantity: number;
  is_open: boolean;
}

/** The lines of a request in their order, as often as they were asked for, the latest first. */
export const selectAsked = (db: Db, requestId: string): Promise<AskedRow[]> =>
  allRows<AskedRow>(
    db,
    `select x.id, x.line_id, x.inquiry_id, y.name city, l.text, x.product_id::text product_id, product_brief(x.product_id) product,
       x.quantity, d.pieces = 0 or coalesce(l.quantity > d.pieces, false) is_open
     from inquiry_line x join inquiry i on i.id = x.inquiry_id join city y on y.id = i.city_id
       join goods_request_line l on l.id = x.line_id cross join lateral (
         select coalesce(sum(quantity), 0)::int pieces from request_piece where line_id = l.id) d
     where i.request_id = $1 order by l.position, l.id, i.created_at desc, i.id desc`,
    [requestId],
  );

/** The number of a request, and what the offers of its lines must fulfil. */
export const selectNamed = (
  db: Db,
  requestId: string,
): Promise<{ number: number; conditions: RequestConditions } | undefined> =>
  firstRow(db, `select r.number, ${CONDITIONS} conditions from goods_request r where r.id = $1`, [
    requestId,
  ]);
