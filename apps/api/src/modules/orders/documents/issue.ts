import { fullName } from '@org/trade/full-name';
import { deliveriesOf, itemSum } from '@org/trade/order-money';
import type { OrderRow } from '../order-rows.ts';
import type { DocumentLine, DocumentParty } from './content.ts';

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

export interface Issue {
  kind: 'invoice' | 'upd' | 'torg12';
  /** calendar day */
  issuedOn: string;
  lines: readonly IssuedLine[];
  shipmentId?: string;
  carrier?: string;
  waybill?: string | null | undefined;
}

export interface CompanyRow {
  id: string;
  address: string | null;
  bic: string | null;
  account: string | null;
  correspondent_account: string | null;
  bank_name: string | null;
}

export function partyOf(
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
export function lineOf(
  row: OrderRow,
  { id, before, pieces, codes, code }: IssuedLine,
): DocumentLine {
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
export const deliveryLines = (row: OrderRow): DocumentLine[] =>
  deliveriesOf(row).map(({ warehouse, sum, vat, vat_rate }) => ({
    is_service: true,
    title: `Доставка: ${warehouse.name}`,
    article: '',
    pieces: 1,
    ...{ sum, vat, vat_rate },
    codes: [],
  }));

/** Whether a document includes the delivery: the invoice does, and the first document that goes with goods. */
export const bearsDelivery = ({ documents }: OrderRow, { kind }: Issue) =>
  kind === 'invoice' || documents.every((other) => other.kind === 'invoice');
