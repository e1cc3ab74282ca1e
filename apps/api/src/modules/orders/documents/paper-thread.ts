import type { Order } from '@org/api-client/schema';
import { writePdf } from '../../../print/pdf.ts';
import { writeDocument } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import { program } from '../../../threads/program.ts';
import { ORDER_WIDTHS, orderDocument } from '../order-document.ts';
import type { OrderRow } from '../order-rows.ts';
import type { StoredDocument } from './documents.sql.ts';
import { invoiceForm } from './invoice.ts';
import { reconciliationForm } from './reconciliation.ts';
import { torg12Form } from './torg12.ts';
import { updForm } from './upd.ts';
import { updXml } from './upd-xml.ts';

const FORMS = { invoice: invoiceForm, upd: updForm, torg12: torg12Form };

export const printDocument = program(
  ({ bank_changed_on, ...document }: StoredDocument & Pick<OrderRow, 'bank_changed_on'>) =>
    writePdf(FORMS[document.kind](document, bank_changed_on)),
);

export const writeUpdXml = program((document: StoredDocument) =>
  updXml(document, document.id, document.created_at),
);

export const printReconciliation = program((act: Parameters<typeof reconciliationForm>[0]) =>
  writePdf(reconciliationForm(act)),
);

export const writeOrder = program((order: Order) =>
  writeDocument(`Заказ ${order.number}`, ORDER_WIDTHS, orderDocument(order)),
);
