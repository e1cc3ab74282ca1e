import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { longDate, shortDate } from '../../../trade/moscow.ts';
import { type DocumentContent, type PrintedDocument, totalsOf } from './content.ts';
import { money, partyLine } from './document-format.ts';
import { centre, facts, right, ruled, signature } from './layout.ts';
import { sumInWords } from './order-document.ts';

const HEAD: [text: string, width: number | string][] = [
  ['№ п/п', 20],
  ['Наименование, характеристика, сорт, артикул товара', '*'],
  ['Код', 60],
  ['Ед. изм.', 30],
  ['Код по ОКЕИ', 34],
  ['Вид упаковки', 34],
  ['Количество в одном месте', 40],
  ['Мест, штук', 34],
  ['Масса брутто', 34],
  ['Количество (масса нетто)', 46],
  ['Цена, руб. коп.', 56],
  ['Сумма без учёта НДС, руб. коп.', 62],
  ['Ставка НДС, %', 36],
  ['Сумма НДС, руб. коп.', 46],
  ['Сумма с учётом НДС, руб. коп.', 62],
];

function table(content: DocumentContent): Content {
  const { sum, pieces } = totalsOf(content);
  const rows = content.lines.map((line, at): TableCell[] => [
    centre(String(at + 1)),
    line.title,
    line.article,
    centre('шт'),
    centre('796'),
    centre('—'),
    centre('1'),
    right(String(line.pieces)),
    centre('—'),
    right(String(line.pieces)),
    right(money(line.sum / line.pieces)),
    right(money(line.sum)),
    centre('без НДС'),
    centre('—'),
    right(money(line.sum)),
  ]);
  const total: TableCell[] = HEAD.map(() => centre('X'));
  total[0] = { text: 'Всего по накладной', colSpan: 7, alignment: 'right', bold: true };
  total[7] = right(String(pieces));
  total[9] = right(String(pieces));
  total[11] = right(money(sum));
  total[14] = right(money(sum));
  return {
    ...ruled(
      HEAD.map(([, width]) => width),
      [
        HEAD.map(([text]) => centre(text)),
        HEAD.map((_, at) => centre(String(at + 1))),
        ...rows,
        total,
      ],
      2,
    ),
    fontSize: 6.5,
    margin: [0, 8, 0, 6],
  };
}

/** «Товарная накладная», form ТОРГ-12, for goods that are sold without VAT. */
export function torg12Form({ number, issued_on, content }: PrintedDocument): TDocumentDefinitions {
  const { seller, buyer, ship_to, order, by, carrier, waybill } = content;
  const { sum, pieces } = totalsOf(content);
  return {
    info: { title: `ТОРГ-12 ${number} от ${shortDate(issued_on)}` },
    pageOrientation: 'landscape',
    content: [
      {
        text: 'Унифицированная форма № ТОРГ-12. Код по ОКУД 0330212',
        fontSize: 6,
        alignment: 'right',
      },
      facts(
        [
          ['Грузоотправитель', partyLine(seller)],
          ['Грузополучатель', [partyLine(buyer), ship_to].filter(Boolean).join(', ')],
          ['Поставщик', partyLine(seller)],
          ['Плательщик', partyLine(buyer)],
          ['Основание', `Заказ ${order.number} от ${shortDate(order.date)}`],
          ['Транспортная накладная', [carrier, waybill].filter(Boolean).join(', ')],
        ],
        110,
      ),
      {
        text: `ТОВАРНАЯ НАКЛАДНАЯ № ${number} от ${longDate(issued_on)}`,
        bold: true,
        fontSize: 12,
        margin: [0, 8, 0, 0],
      },
      table(content),
      {
        unbreakable: true,
        stack: [
          { text: `Всего наименований ${content.lines.length}, мест ${pieces}` },
          { text: `Всего отпущено на сумму: ${sumInWords(sum)}`, bold: true },
          {
            columnGap: 16,
            columns: [
              {
                width: '*',
                stack: [
                  signature('Отпуск разрешил', ''),
                  signature('Главный бухгалтер', ''),
                  signature('Отпуск груза произвёл', by.name ?? ''),
                ],
              },
              {
                width: '*',
                stack: [
                  signature('Груз принял', ''),
                  signature('Груз получил грузополучатель', ''),
                  { text: '«___» ____________ 20___ г.', margin: [0, 8, 0, 0] },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
}
