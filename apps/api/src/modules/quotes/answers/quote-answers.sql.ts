import type {
  InquiryAnswer,
  InquirySummary,
  ProductBrief,
  QuoteState,
} from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { allRows, firstRow } from '../../../db/db-rows.ts';
import { type NewEvent, noteEvent } from '../../../requests/request-history.sql.ts';
import { IS_OF_SIZE } from '../quotes.sql.ts';
import { IS_OPEN } from '../shown/shown-quotes.sql.ts';

/** How many that ended are listed. */
const MAX_ENDED = 100;
/** How many own offers are shown for a line. */
const MAX_OFFERS = 5;

/** Who of the supplier's people has answered. */
const ANSWERED_BY = `(select coalesce(e.full_name, a.full_name, a.email, a.phone) from account a left join employee e
  on e.account_id = a.id and e.company_id = s.supplier_id where a.id = s.answered_by limit 1) answered_by`;

type SummaryRow = Omit<InquirySummary, 'until' | 'answered_at' | 'created_at'> & {
  until: Date;
  answered_at: Date | null;
  created_at: Date;
};

/** What a supplier is asked: first what can be answered, the soonest end first, then the last that ended. */
export async function selectSummaries(db: Db, supplierId: string): Promise<InquirySummary[]> {
  const rows = await allRows<SummaryRow>(
    db,
    `select i.id, y.name city, i.until, s.answered_at, ${ANSWERED_BY}, i.created_at, l.lines_count, l.quantity, l.beginning, h.wishes_count,
       case when exists (select from quote q join inquiry_line x on x.id = q.inquiry_line_id
           where x.inquiry_id = i.id and q.supplier_id = $1 and quote_state(q) = 'taken') then 'taken'
         when s.answered_at is not null then 'answered' when ${IS_OPEN} then 'waiting' else 'ended' end state
     from inquiry_supplier s join inquiry i on i.id = s.inquiry_id join goods_request r on r.id = i.request_id
       join city y on y.id = i.city_id cross join lateral (
         select count(*)::int lines_count, coalesce(sum(x.quantity), 0)::int quantity,
           coalesce(jsonb_agg(x.text order by x.position) filter (where x.at <= 3), '[]') beginning
         from (select x.*, row_number() over (order by x.position) "at" from inquiry_line x where x.inquiry_id = i.id) x) l
       cross join lateral (select count(*)::int wishes_count from quote_wish h join quote q on q.id = h.quote_id
         join inquiry_line x on x.id = q.inquiry_line_id
         where x.inquiry_id = i.id and q.supplier_id = $1 and h.answer is null and quote_state(q) = 'given') h
     where s.supplier_id = $1 and l.lines_count > 0
     order by h.wishes_count = 0, ${IS_OPEN} desc, case when ${IS_OPEN} then i.until end, i.until desc, i.id limit ${MAX_ENDED}`,
    [supplierId],
  );
  return rows.map((row) => ({
    ...row,
    until: row.until.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}

/** An inquiry that a supplier was sent. */
export interface Head {
  id: string;
  city: string;
  until: Date;
  is_open: boolean;
  version: number;
  answered_by: string | null;
}

/**
 * Resolves to an inquiry that a supplier was sent; with `lock` nobody else answers it for him, and its end stays as it is,
 * until the transaction ends.
 */
export async function selectHead(
  db: Db,
  supplierId: string,
  id: string,
  lock = false,
): Promise<Head | undefined> {
  if (lock) {
    await db.query(
      'select from inquiry_supplier where inquiry_id = $2 and supplier_id = $1 for update',
      [supplierId, id],
    );
    await db.query('select from inquiry where id = $1 for share', [id]);
  }
  return firstRow<Head>(
    db,
    `select i.id, y.name city, i.until, ${IS_OPEN} is_open, s.version, ${ANSWERED_BY}
     from inquiry_supplier s join inquiry i on i.id = s.inquiry_id join goods_request r on r.id = i.request_id
       join city y on y.id = i.city_id where s.supplier_id = $1 and i.id = $2`,
    [supplierId, id],
  );
}

/** An own offer for a line. */
interface OwnOffer {
  offer_id: string;
  product: ProductBrief;
  is_asked: boolean;
  city: string;
  bulk_price: number;
  available: number;
}

export interface LineRow {
  id: string;
  text: string;
  product: ProductBrief | null;
  quantity: number;
  section: number;
  offers: OwnOffer[];
}

/** The lines of an inquiry with a supplier's own offers for them: of the product first, then what has enough pieces. */
export const selectLines = (db: Db, supplierId: string, id: string): Promise<LineRow[]> =>
  allRows<LineRow>(
    db,
    `select x.id, x.text, product_brief(x.product_id) product, x.quantity, x.section,
       coalesce((select jsonb_agg(jsonb_build_object('offer_id', b.id::text, 'product', product_brief(b.product_id),
           'is_asked', b.is_asked, 'city', y.name, 'bulk_price', b.bulk_price, 'available', b.quantity) order by b.n)
         from (select o.*, coalesce(o.product_id = x.product_id, false) is_asked, row_number() over (
             order by o.product_id = x.product_id desc nulls last, o.quantity >= x.quantity desc, o.bulk_price, o.id) n
           from listing l join offer o on o.product_id = l.product_id and o.supplier_id = $1
           where ${IS_OF_SIZE} and o.quantity > 0 order by n limit ${MAX_OFFERS}) b join city y on y.id = b.city_id), '[]') offers
     from inquiry_line x where x.inquiry_id = $2 order by x.position`,
    [supplierId, id],
  );

/** Locks offers of a supplier against deletion until the transaction ends; resolves to their products and sections. */
export const lockOwnOffers = (db: Db, supplierId: string, offerIds: readonly string[]) =>
  allRows<{ id: string; product_id: string; section: number }>(
    db,
    `select id::text id, product_id::text product_id, section from offer
     where id = any($2::bigint[]) and supplier_id = $1 order by offer.id for key share`,
    [supplierId, offerIds],
  );

/** A quote as it stands. */
export interface StoredQuote {
  line_id: string;
  state: QuoteState;
  offer_id: string | null;
  price: number;
  quantity: number;
  day: string | null;
  holds_until: Date;
}

/** Locks a supplier's quotes of an inquiry until the transaction ends, and reads them. */
export async function lockQuotes(db: Db, supplierId: string, id: string): Promise<StoredQuote[]> {
  await db.query(
    `select from quote q where q.supplier_id = $1 and q.inquiry_line_id in (
       select x.id from inquiry_line x where x.inquiry_id = $2) order by q.id for update`,
    [supplierId, id],
  );
  return allRows<StoredQuote>(
    db,
    `select q.inquiry_line_id line_id, quote_state(q) state, q.offer_id::text offer_id, q.price, q.quantity, q.day::text "day", q.holds_until
     from quote q join inquiry_line x on x.id = q.inquiry_line_id where q.supplier_id = $1 and x.inquiry_id = $2 order by x.position`,
    [supplierId, id],
  );
}

type NewQuote = InquiryAnswer['lines'][number] & { product_id: string };

/** Sets a supplier's quotes of an inquiry, but not those that are kept: others are withdrawn. */
export async function storeQuotes(
  db: Db,
  { supplierId, inquiryId, kept }: { supplierId: string; inquiryId: string; kept: string[] },
  quotes: readonly NewQuote[],
  holdsUntil: string,
): Promise<void> {
  const named = [...kept, ...quotes.map((one) => one.id)];
  await db.query(
    `update quote q set is_withdrawn = true, version = q.version + 1 from inquiry_line x
     where x.id = q.inquiry_line_id and x.inquiry_id = $2 and q.supplier_id = $1 and not q.is_withdrawn and x.id <> all($3::uuid[])`,
    [supplierId, inquiryId, named],
  );
  const rows = quotes.map(({ id, ...quote }) => ({ ...quote, id: uuidv7(), line_id: id }));
  await db.query(
    `insert into quote (id, inquiry_line_id, supplier_id, offer_id, product_id, price, quantity, day, holds_until)
     select x.id, x.line_id, $1, x.offer_id, x.product_id, x.price, x.quantity, x.day, $3
     from jsonb_to_recordset($2) x (id uuid, line_id uuid, offer_id bigint, product_id int, price int, quantity int, day date)
     on conflict (inquiry_line_id, supplier_id) do update set offer_id = excluded.offer_id, product_id = excluded.product_id,
       price = excluded.price, quantity = excluded.quantity, day = excluded.day, holds_until = excluded.holds_until,
       is_withdrawn = false, version = quote.version + 1
     where (quote.offer_id, quote.price, quote.quantity, quote.day, quote.holds_until, quote.is_withdrawn)
       is distinct from (excluded.offer_id, excluded.price, excluded.quantity, excluded.day, excluded.holds_until, false)`,
    [supplierId, JSON.stringify(rows), holdsUntil],
  );
}

/** Answers the wished prices that wait for a supplier's quotes of lines of an inquiry, by what the quotes are now. */
export const answerWishes = (
  db: Db,
  { supplierId, version }: { supplierId: string; version: number },
  lineIds: readonly string[],
) =>
  db.query(
    `update quote_wish h set answer = case when quote_state(q) <> 'withdrawn' and q.price <= h.price then 'agreed' else 'declined' end,
       answer_version = $2
     from quote q where q.id = h.quote_id and h.answer is null and q.supplier_id = $1 and q.inquiry_line_id = any($3::uuid[])`,
    [supplierId, version, lineIds],
  );

/** Marks an inquiry as answered, and tells the buyer's programs what it is, if anything; resolves to the answer's version. */
export async function noteAnswer(
  db: Db,
  { supplierId, inquiryId, accountId }: Record<'supplierId' | 'inquiryId' | 'accountId', string>,
  event: 'quote.given' | 'quote.declined' | null,
): Promise<number> {
  const row = await firstRow<{ version: number }>(
    db,
    `update inquiry_supplier set version = version + 1, answered_at = now(), answered_by = $3
     where supplier_id = $1 and inquiry_id = $2 returning version`,
    [supplierId, inquiryId, accountId],
  );
  if (event !== null)
    await db.query(
      `select add_event(r.company_id, $2, r.id::text, jsonb_build_object('status', split_part($2, '.', 2)))
       from inquiry i join goods_request r on r.id = i.request_id where i.id = $1`,
      [inquiryId, event],
    );
  return row?.version ?? 0;
}

/** Writes down in the history of a request what a supplier does about its inquiry. The supplier never learns which request. */
export async function noteOfSupplier(
  db: Db,
  inquiryId: string,
  event: NewEvent & { supplierId: string },
): Promise<void> {
  const row = await firstRow<{ request_id: string }>(
    db,
    'select request_id from inquiry where id = $1',
    [inquiryId],
  );
  if (row) await noteEvent(db, row.request_id, event);
}
