import type { TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { longDate, shortDate } from '../../../trade/moscow.ts';
import { money } from './document-format.ts';
import { centre, right, ruled, signature } from './layout.ts';
import { balanceOf, type Reconciliation } from './ledger.ts';
import { sumInWords } from './order-document.ts';

const side = ({ name, inn }: Reconciliation['seller']) => `${name}${inn ? `, ИНН ${inn}` : ''}`;

/** A sum in its column; an empty cell for nothing. */
const cell = (sum: number) => right(sum === 0 ? '' : money(sum));

/** The columns of both sides mirror each other: the seller's debit is the buyer's credit. */
const entryRow = (date: string, text: string, debit: number, credit: number): TableCell[] => [
  date,
  text,
  cell(debit),
  cell(credit),
  date,
  text,
  cell(credit),
  cell(debit),
];

const balanceRow = (text: string, balance: number): TableCell[] =>
  entryRow('', text, Math.max(0, balance), Math.max(0, -balance)).map((one) =>
    typeof one === 'string' ? { text: one, bold: true } : { ...(one as object), bold: true },
  ) as TableCell[];

function closingText({ seller, buyer, to }: Reconciliation, balance: number) {
  if (balance === 0) return `На ${shortDate(to)} задолженность отсутствует.`;
  const [debtor, creditor] = balance > 0 ? [buyer, seller] : [seller, buyer];
  const sum = Math.abs(balance);
  return `На ${shortDate(to)} задолженность ${debtor.name} в пользу ${creditor.name}: ${money(sum)} руб. (${sumInWords(sum)}).`;
}

/** «Акт сверки взаимных расчётов» for a period: the columns of both sides, the turnover, who owes whom. */
export function reconciliationForm(act: Reconciliation): TDocumentDefinitions {
  const { seller, buyer, from, to, opening, entries } = act;
  const closing = opening + balanceOf(entries);
  const debit = entries.reduce((sum, entry) => sum + entry.debit, 0);
  const credit = entries.reduce((sum, entry) => sum + entry.credit, 0);
  return {
    info: { title: `Акт сверки ${shortDate(from)} — ${shortDate(to)}` },
    content: [
      {
        text: 'Акт сверки взаимных расчётов',
        bold: true,
        fontSize: 13,
        alignment: 'center',
      },
      {
        text: `за период с ${longDate(from)} по ${longDate(to)}\nмежду ${side(seller)} и ${side(buyer)}`,
        alignment: 'center',
        margin: [0, 2, 0, 10],
      },
      {
        ...ruled(
          [46, '*', 56, 56, 46, '*', 56, 56],
          [
            [
              { text: `По данным ${seller.name}, руб.`, colSpan: 4, bold: true },
              {},
              {},
              {},
              { text: `По данным ${buyer.name}, руб.`, colSpan: 4, bold: true },
              {},
              {},
              {},
            ],
            ['Дата', 'Документ', 'Дебет', 'Кредит', 'Дата', 'Документ', 'Дебет', 'Кредит'].map(
              (text) => centre(text),
            ),
            balanceRow('Сальдо начальное', opening),
            ...entries.map((entry) =>
              entryRow(shortDate(entry.date), entry.text, entry.debit, entry.credit),
            ),
            balanceRow('Обороты за период', 0).map(
              (one, at) =>
                ({ 2: cell(debit), 3: cell(credit), 6: cell(credit), 7: cell(debit) })[at] ?? one,
            ),
            balanceRow('Сальдо конечное', closing),
          ],
          2,
        ),
        fontSize: 7,
      },
      { text: closingText(act, closing), margin: [0, 10, 0, 10], bold: true },
      {
        columnGap: 16,
        unbreakable: true,
        columns: [
          { width: '*', stack: [{ text: `От ${seller.name}` }, signature('', '')] },
          { width: '*', stack: [{ text: `От ${buyer.name}` }, signature('', '')] },
        ],
      },
    ],
  };
}
