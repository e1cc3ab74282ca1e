import { fullName } from '@org/trade/full-name';
import { deliveriesOf, itemSum } from '@org/trade/order-money';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { firstRow } from '../../../db/db-rows.ts';
import { moscowDay } from '../../../trade/moscow.ts';
import { numberOf } from '../../../trade/order-number.ts';
import type { OrderRow } from '../order-rows.ts';
import {
  type DocumentContent,
  type DocumentLine,
  type DocumentParty,
  type PrintedDocument,
  totalsOf,
} from './content.ts';

/** A line of an order in a document: `before` counts the pieces in earlier documents, `pieces` those in this one. */
interface IssuedLine {
  id: string;
  before: number;
  pieces: number;
  /** identification codes of marked goods */
  codes: readonly string[];
  /** as the supplier numbers the product */
  code?: string | null | undefined;
}

interface Issue {
  kind: 'invoice' | 'upd' | 'torg12';
  /** calendar day */
  issuedOn: string;
  lines: readonly IssuedLine[];
  shipmentId?: string;
  carrier?: string;
  waybill?: string | null | undefined;
}

interface CompanyRow {
  id: string;
  address: string | null;
  bic: string | null;
  account: string | null;
  correspondent_account: string | null;
  bank_name: string | null;
}

function partyOf(
  { name, inn, kpp }: OrderRow['supplier'],
  company: CompanyRow | undefined,
): DocumentParty {
  const { bic, account } = company ?? {};
  const bank =
    company && bic && account
      ? {
          bic,
          account,
          correspondent_account: company.correspondent_account,
          name: company.bank_name,
        }
      : null;
  return { name, inn: inn ?? null, kpp: kpp ?? null, address: company?.address ?? null, bank };
}

/**
 * A line of a document. The sums of several documents for one line of an order add up to its total: each is the price
 * of all pieces so far, minus the price of the earlier ones.
 */
function lineOf(row: OrderRow, { id, before, pieces, codes, code }: IssuedLine): DocumentLine {
  const item = row.items.find((one) => one.id === id);
  if (!item) throw new Error(`The order has no line ${id}.`);
  const [start, end] = [itemSum(item, before), itemSum(item, before + pieces)];
  return {
    title: fullName(item.product),
    code: code ?? '',
    article: item.product.article ?? '',
    country: item.country,
    customs_declaration: item.customs_declaration,
    pieces,
    sum: end.sum - start.sum,
    vat: end.vat - start.vat,
    vat_rate: item.vat_rate,
    codes: [...codes],
  };
}

/** The delivery from each warehouse, as lines of a document; none that a carrier is to name the price of. */
const deliveryLines = (row: OrderRow): DocumentLine[] =>
  deliveriesOf(row).map(({ warehouse, sum, vat, vat_rate }) => ({
    is_service: true,
    title: `Доставка: ${warehouse.name}`,
    article: '',
    pieces: 1,
    ...{ sum, vat, vat_rate },
    codes: [],
  }));

/** Whether a document includes the delivery: the invoice does, and the first document that goes with goods. */
const bearsDelivery = ({ documents }: OrderRow, { kind }: Issue) =>
  kind === 'invoice' || documents.every((other) => other.kind === 'invoice');

/** Takes the supplier's next number for a kind of document in a year. Locks the counter until the transaction ends. */
const takeNumber = async (
  tx: Db,
  supplierId: string,
  kind: string,
  year: number,
): Promise<number> => {
  const row = await firstRow<{ last: number }>(
    tx,
    `insert into document_counter as c (supplier_id, kind, year, last) values ($1, $2, $3, 1)
     on conflict (supplier_id, kind, year) do update set last = c.last + 1 returning last`,
    [supplierId, kind, year],
  );
  return row?.last ?? 1;
};

async function selectCompanies(tx: Db, ids: readonly (string | null)[]) {
  const { rows } = await tx.query<CompanyRow>(
    `select id, coalesce(legal_address, actual_address) address, bank_bic bic, bank_account account,
       bank_correspondent_account correspondent_account, bank_name from company where id = any($1::uuid[])`,
    [ids.filter((id) => id !== null)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The supplier's own codes of an order's lines, as far as their offers are still there. */
async function selectCodes(tx: Db, orderId: string) {
  const { rows } = await tx.query<{ id: string; code: string | null }>(
    `select i.id, o.source_article code from order_item i join offer o on o.id = i.offer_id where i.order_id = $1`,
    [orderId],
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}

async function selectMaker(tx: Db, supplierId: string, accountId: string) {
  const { rows } = await tx.query<DocumentContent['by']>(
    `select coalesce(a.full_name, e.full_name) name, e.position from account a
     left join employee e on e.account_id = a.id and e.company_id = $1 where a.id = $2`,
    [supplierId, accountId],
  );
  return rows[0] ?? { name: null, position: null };
}

/** Makes a document of an order. Its number follows the last one without a gap, and its content is stored as of now. */
export async function issueDocument(tx: Db, row: OrderRow, accountId: string, issue: Issue) {
  const { supplier_id, buyer_id } = row;
  if (supplier_id === null) return;
  const companies = await selectCompanies(tx, [supplier_id, buyer_id]);
  const codes = await selectCodes(tx, row.id);
  const buyer = partyOf(row.buyer, companies.get(buyer_id ?? ''));
  const content: DocumentContent = {
    seller: partyOf(row.supplier, companies.get(supplier_id)),
    buyer,
    ship_to: row.delivery.address ?? buyer.address,
    order: { number: numberOf(row.number), date: moscowDay(row.created_at) },
    lines: [
      ...issue.lines.map((line) => lineOf(row, { ...line, code: codes.get(line.id) })),
      ...(bearsDelivery(row, issue) ? deliveryLines(row) : []),
    ],
    by: await selectMaker(tx, supplier_id, accountId),
    pay_until:
      issue.kind === 'invoice' && row.pay_days === 0 && row.due_at ? moscowDay(row.due_at) : null,
    carrier: issue.carrier ?? null,
    waybill: issue.waybill ?? null,
    payments: row.payments
      .filter(({ sum }) => sum > 0)
      .map(({ reference, paid_on, sum }) => ({ number: reference, date: paid_on, sum })),
  };
  const year = Number(issue.issuedOn.slice(0, 4));
  const number = await takeNumber(tx, supplier_id, issue.kind, year);
  await tx.query(
    `insert into document (id, order_id, shipment_id, supplier_id, kind, year, number, issued_on, sum, content)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      uuidv7(),
      row.id,
      issue.shipmentId,
      supplier_id,
      issue.kind,
      year,
      number,
      issue.issuedOn,
      totalsOf(content).sum,
      JSON.stringify(content),
    ],
  );
}

export interface StoredDocument extends PrintedDocument {
  id: string;
  created_at: Date;
}

export const selectDocument = (
  db: Db,
  orderId: string,
  id: string,
): Promise<StoredDocument | undefined> =>
  firstRow<StoredDocument>(
    db,
    'select id, kind, number, issued_on, content, created_at from document where id = $1 and order_id = $2',
    [id, orderId],
  );
