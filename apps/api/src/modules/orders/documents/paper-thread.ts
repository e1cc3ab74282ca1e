import type { Order } from '@org/api-client/schema';
import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { writePdf } from '../../../print/pdf.ts';
import { writeDocument } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import { program } from '../../../threads/program.ts';
import { longDate, shortDate } from '../../../trade/moscow.ts';
import type { OrderRow } from '../order-rows.ts';
import type { DocumentContent, PrintedDocument } from './content.ts';
import { partyLine } from './document-format.ts';
import type { StoredDocument } from './documents.sql.ts';
import { invoiceForm } from './invoice.ts';
import { BARE, facts, signature } from './layout.ts';
import { ORDER_WIDTHS, orderDocument } from './order-document.ts';
import { reconciliationForm } from './reconciliation.ts';
import { torg12Form } from './torg12.ts';
import { table } from './upd-table.ts';
import { updXml } from './upd-xml.ts';

const payments = ({ payments: paid }: DocumentContent) =>
  paid.map(({ number, date }) => `№ ${number ?? 'б/н'} от ${shortDate(date)}`).join('; ');

const orDash = (text: string | null) => text ?? '—';

function transfer({ content, issued_on }: PrintedDocument): Content {
  const { carrier, waybill, order, by, seller, buyer } = content;
  const way = [carrier, waybill && `накладная ${waybill}`].filter(Boolean).join(', ');
  const side = (rows: [string, string][], party: string): Column => ({
    width: '*',
    stack: [facts(rows, 190), { text: party, fontSize: 7, margin: [0, 4, 0, 0] }],
  });
  return {
    unbreakable: true,
    fontSize: 7.5,
    stack: [
      facts(
        [
          ['Основание передачи (сдачи) [10]', `Заказ ${order.number} от ${shortDate(order.date)}`],
          ['Данные о транспортировке и грузе [11]', orDash(way || null)],
        ],
        190,
      ),
      {
        columnGap: 16,
        margin: [0, 6, 0, 0],
        columns: [
          side(
            [
              [
                'Товар передал / услуги сдал [12]',
                `${by.position ?? ''} ________ / ${by.name ?? ''} /`,
              ],
              ['Дата отгрузки, передачи [13]', longDate(issued_on)],
              ['Иные сведения [14]', '—'],
              [
                'Ответственный за оформление [15]',
                `${by.position ?? ''} ________ / ${by.name ?? ''} /`,
              ],
            ],
            `[16] ${partyLine(seller)}`,
          ),
          side(
            [
              ['Товар получил / услуги принял [17]', '________ / ______________ /'],
              ['Дата получения (приёмки) [18]', '«___» ____________ 20___ г.'],
              ['Иные сведения [19]', '—'],
              ['Ответственный за оформление [20]', '________ / ______________ /'],
            ],
            `[21] ${partyLine(buyer)}`,
          ),
        ],
      },
    ],
  };
}

/** «Универсальный передаточный документ»: status 1 is also a VAT invoice, status 2 only a transfer document. */
export function updForm(document: PrintedDocument): TDocumentDefinitions {
  const { number, issued_on, content } = document;
  const { seller, buyer, ship_to } = content;
  const status = content.lines.every(({ vat_rate }) => vat_rate === null) ? 2 : 1;
  return {
    info: { title: `УПД ${number} от ${shortDate(issued_on)}` },
    pageOrientation: 'landscape',
    content: [
      {
        layout: BARE,
        table: {
          widths: [92, '*'],
          body: [
            [
              {
                stack: [
                  { text: 'Универсальный передаточный документ', bold: true },
                  { text: `Статус: ${status}`, bold: true, fontSize: 10, margin: [0, 6, 0, 4] },
                  {
                    text: '1 — счёт-фактура и передаточный документ (акт)\n2 — передаточный документ (акт)',
                    fontSize: 6,
                  },
                ],
              },
              {
                fontSize: 7.5,
                stack: [
                  {
                    text: `Счёт-фактура № ${number} от ${longDate(issued_on)} (1)      Исправление № — от — (1а)`,
                    bold: true,
                    fontSize: 10,
                  },
                  facts(
                    [
                      ['Продавец (2)', seller.name],
                      ['Адрес (2а)', orDash(seller.address)],
                      [
                        'ИНН/КПП продавца (2б)',
                        [seller.inn ?? '—', seller.kpp].filter(Boolean).join('/'),
                      ],
                      ['Грузоотправитель и его адрес (3)', 'он же'],
                      [
                        'Грузополучатель и его адрес (4)',
                        [buyer.name, ship_to].filter(Boolean).join(', '),
                      ],
                      ['К платёжно-расчётному документу № (5)', payments(content)],
                      [
                        'Документ об отгрузке (5а)',
                        `Универсальный передаточный документ, № ${number} от ${shortDate(issued_on)}`,
                      ],
                      ['Покупатель (6)', buyer.name],
                      ['Адрес (6а)', orDash(buyer.address)],
                      [
                        'ИНН/КПП покупателя (6б)',
                        [buyer.inn ?? '—', buyer.kpp].filter(Boolean).join('/'),
                      ],
                      ['Валюта: наименование, код (7)', 'Российский рубль, 643'],
                      ['Идентификатор гос. контракта (8)', '—'],
                    ],
                    170,
                  ),
                ],
              },
            ],
          ],
        },
      },
      table(content),
      {
        columns: [
          {
            width: '*',
            stack: [signature('Руководитель организации или иное уполномоченное лицо', '')],
          },
          { width: '*', stack: [signature('Главный бухгалтер или иное уполномоченное лицо', '')] },
        ],
        fontSize: 7,
        columnGap: 16,
        margin: [0, 0, 0, 8],
      },
      transfer(document),
    ],
  };
}

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
