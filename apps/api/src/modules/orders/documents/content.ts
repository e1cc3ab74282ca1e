import type { VatRate } from '@org/api-client/schema';

interface DocumentBank {
  bic: string;
  account: string;
  correspondent_account: string | null;
  name: string | null;
}

/** A side of a document, as it was when the document was made. */
export interface DocumentParty {
  name: string;
  inn: string | null;
  kpp: string | null;
  address: string | null;
  bank: DocumentBank | null;
}

export interface DocumentLine {
  title: string;
  /** the maker's */
  article: string;
  /** the supplier's; absent in older documents */
  code?: string;
  pieces: number;
  /** kopecks with VAT */
  sum: number;
  vat: number;
  vat_rate: VatRate;
  /** where it was made, and the numbers of its customs declarations; absent in older documents */
  country?: string | null;
  customs_declaration?: string | null;
  /** such as the delivery */
  is_service?: true;
  /** identification codes of marked goods */
  codes: string[];
}

/** Everything that a document prints. */
export interface DocumentContent {
  seller: DocumentParty;
  buyer: DocumentParty;
  /** where the goods go */
  ship_to: string | null;
  order: { number: string; date: string };
  lines: DocumentLine[];
  /** who made it */
  by: { name: string | null; position: string | null };
  /** the day by which an invoice is to be paid */
  pay_until: string | null;
  carrier: string | null;
  waybill: string | null;
  /** money that came before the goods left */
  payments: { number: string | null; date: string; sum: number }[];
}

export interface PrintedDocument {
  kind: 'invoice' | 'upd' | 'torg12';
  number: number;
  /** calendar day */
  issued_on: string;
  content: DocumentContent;
}

export const totalsOf = ({ lines }: Pick<DocumentContent, 'lines'>) => ({
  sum: lines.reduce((all, line) => all + line.sum, 0),
  vat: lines.reduce((all, line) => all + line.vat, 0),
  pieces: lines.reduce((all, line) => all + line.pieces, 0),
});
