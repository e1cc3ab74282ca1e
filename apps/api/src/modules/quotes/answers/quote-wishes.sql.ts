import type { QuoteState, QuoteWish } from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';
import { allRows, firstRow } from '../../../db/db-rows.ts';
import type { NotedLine } from '../../../requests/request-history.sql.ts';

/** The line of the request that the line `x` of an inquiry asks for, as the history of the request tells it. */
const NOTED_LINE = `(select jsonb_build_object('id', l.id, 'text', l.text, 'change', null, 'product_id', x.product_id::text,
  'quantity', x.quantity) from goods_request_line l where l.id = x.line_id) line`;

type Answer = Exclude<NonNullable<QuoteWish>['state'], 'waiting'>;

/** A quote of a request, as its buyer may wish it cheaper. */
export interface WishedQuote {
  id: string;
  inquiry_id: string;
  supplier_id: string;
  /** of the supplier's answer */
  answered: number;
  version: number;
  price: number;
  state: QuoteState;
  /** pieces of its line are still to be ordered */
  is_open: boolean;
  line: NotedLine;
}

/** Locks a quote of a request until the transaction ends, and reads it. */
export async function lockQuote(
  db: Db,
  requestId: string,
  id: string,
): Promise<WishedQuote | undefined> {
  await db.query('select from quote where id = $1 for update', [id]);
  return firstRow<WishedQuote>(
    db,
    `select q.id, i.id inquiry_id, q.supplier_id, s.version answered, q.version, q.price, quote_state(q) state, ${NOTED_LINE},
       d.pieces = 0 or coalesce(l.quantity > d.pieces, false) is_open
     from quote q join inquiry_line x on x.id = q.inquiry_line_id join inquiry i on i.id = x.inquiry_id
       join inquiry_supplier s on s.inquiry_id = i.id and s.supplier_id = q.supplier_id
       join goods_request_line l on l.id = x.line_id cross join lateral (
         select coalesce(sum(quantity), 0)::int pieces from request_piece where line_id = l.id) d
     where q.id = $2 and i.request_id = $1`,
    [requestId, id],
  );
}

/** A price that was wished of a quote; no answer: it waits. */
export interface Wish {
  price: number;
  answer: Answer | null;
}

export const selectWishes = (db: Db, quoteId: string): Promise<Wish[]> =>
  allRows<Wish>(
    db,
    'select price, answer from quote_wish where quote_id = $1 order by wished_at, price',
    [quoteId],
  );

export const insertWish = (db: Db, quoteId: string, price: number, accountId: string) =>
  db.query('insert into quote_wish (quote_id, price, account_id) values ($1, $2, $3)', [
    quoteId,
    price,
    accountId,
  ]);

/** Where a supplier's quote stands. */
export const selectPlace = (db: Db, supplierId: string, id: string) =>
  firstRow<{ inquiry_id: string; line_id: string; offer_id: string | null; line: NotedLine }>(
    db,
    `select x.inquiry_id, x.id line_id, q.offer_id::text offer_id, ${NOTED_LINE}
     from quote q join inquiry_line x on x.id = q.inquiry_line_id
     where q.id = $2 and q.supplier_id = $1`,
    [supplierId, id],
  );

/** Answers a price that waits; to agree makes it the price of the quote. Decision 446. */
export async function storeAnswer(
  db: Db,
  quoteId: string,
  { price, answer, version }: { price: number; answer: Answer; version: number },
): Promise<void> {
  await db.query(
    'update quote_wish set answer = $3, answer_version = $4 where quote_id = $1 and price = $2',
    [quoteId, price, answer, version],
  );
  if (answer === 'agreed')
    await db.query('update quote set price = $2, version = version + 1 where id = $1', [
      quoteId,
      price,
    ]);
}
