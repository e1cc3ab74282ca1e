import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { longDate, shortDate } from '../../../trade/moscow.ts';
import { type DocumentContent, type PrintedDocument, totalsOf } from './content.ts';
import { money, partyLine, rateText } from './document-format.ts';
import { centre, facts, right, ruled, signature, strong } from './layout.ts';
import { sumInWords } from './order-document.ts';
import { paymentText } from './payment-qr.ts';

/** The seller's bank details, laid out as in a payment order. */
function bankBlock({ seller }: DocumentContent): Content {
  const { bank, inn, kpp, name } = seller;
  return {
    ...ruled(
      [150, 150, 40, '*'],
      [
        [{ text: bank?.name ?? 'Банк не указан', colSpan: 2 }, {}, 'БИК', bank?.bic ?? '—'],
        [
          { text: 'Банк получателя', colSpan: 2, fontSize: 7 },
          {},
          'Сч. №',
          bank?.correspondent_account ?? '—',
        ],
        [`ИНН ${inn ?? '—'}`, `КПП ${kpp ?? '—'}`, 'Сч. №', bank?.account ?? '—'],
        [{ text: name, colSpan: 2 }, {}, '', ''],
        [{ text: 'Получатель', colSpan: 2, fontSize: 7 }, {}, '', ''],
      ],
      0,
    ),
    margin: [0, 0, 0, 12],
  };
}

const COLUMNS = [20, '*', 70, 34, 60, 40, 66];

function lines({ lines: rows }: DocumentContent): Content {
  const head = ['№', 'Товар', 'Артикул', 'Кол-во', 'Цена с НДС', 'НДС', 'Сумма с НДС'].map(
    (text): TableCell => ({ text, alignment: 'center', bold: true }),
  );
  return ruled(
    COLUMNS,
    [
      head,
      ...rows.map((line, at) => [
        centre(String(at + 1)),
        line.title,
        line.article,
        right(`${line.pieces} шт.`),
        right(money(line.sum / line.pieces)),
        centre(rateText(line.vat_rate)),
        right(money(line.sum)),
      ]),
    ],
    1,
  );
}

/**
 * «Счёт на оплату» with the QR code for paying in a bank's application. It says so if the seller's bank details have
 * changed lately, whichever it bears.
 */
export function invoiceForm(
  { number, issued_on, content }: PrintedDocument,
  bankChangedOn: string | null = null,
): TDocumentDefinitions {
  const { sum, vat } = totalsOf(content);
  const qr = paymentText(content, { number, issued_on });
  const until = content.pay_until;
  return {
    info: { title: `Счёт ${number} от ${shortDate(issued_on)}` },
    content: [
      bankBlock(content),
      ...(bankChangedOn
        ? [
            {
              text: `Реквизиты изменены ${longDate(bankChangedOn)}. Перед оплатой сверьте счёт с поставщиком.`,
              bold: true,
              margin: [0, 0, 0, 10] as [number, number, number, number],
            },
          ]
        : []),
      {
        columns: [
          {
            width: '*',
            text: `Счёт на оплату № ${number} от ${longDate(issued_on)}`,
            fontSize: 14,
            bold: true,
          },
          qr
            ? {
                width: 104,
                stack: [
                  { qr, fit: 100, eccLevel: 'M' as const, alignment: 'center' as const },
                  { text: 'Оплата по QR-коду', fontSize: 6, alignment: 'center' as const },
                ],
              }
            : {
                width: 104,
                text: 'QR-код появится, когда поставщик укажет ИНН и банк',
                fontSize: 7,
              },
        ],
      },
      facts(
        [
          ['Поставщик', partyLine(content.seller)],
          ['Покупатель', partyLine(content.buyer)],
          ['Основание', `Заказ ${content.order.number} от ${shortDate(content.order.date)}`],
          ...(until ? ([['Оплатить до', longDate(until)]] as [string, string][]) : []),
        ],
        80,
      ),
      { text: '', margin: [0, 6, 0, 0] },
      lines(content),
      {
        stack: [
          { text: `Итого: ${money(sum)} руб.`, bold: true },
          { text: vat > 0 ? `В том числе НДС: ${money(vat)} руб.` : 'Без НДС' },
          { text: `Всего наименований ${content.lines.length}, на сумму ${money(sum)} руб.` },
          strong(sumInWords(sum)) as Content,
        ],
        alignment: 'right',
        margin: [0, 6, 0, 6],
        unbreakable: true,
      },
      signature('Руководитель', ''),
      signature('Бухгалтер', ''),
    ],
  };
}
