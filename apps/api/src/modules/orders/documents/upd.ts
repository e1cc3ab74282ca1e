import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import {
  type DocumentContent,
  type DocumentLine,
  type PrintedDocument,
  totalsOf,
} from './content.ts';
import { longDate, money, netPrice, partyLine, rateText, shortDate } from './format.ts';
import { BARE, centre, facts, right, ruled, signature } from './layout.ts';

const HEAD: [code: string, text: string, width: number | string][] = [
  ['А', 'Код товара', 52],
  ['1', '№ п/п', 18],
  ['1а', 'Наименование товара', '*'],
  ['1б', 'Код вида', 24],
  ['2', 'Ед. изм.: код', 24],
  ['2а', 'обозн.', 24],
  ['3', 'Количество', 46],
  ['4', 'Цена за единицу', 50],
  ['5', 'Стоимость без налога', 56],
  ['6', 'В т. ч. акциз', 44],
  ['7', 'Ставка', 34],
  ['8', 'Сумма налога', 52],
  ['9', 'Стоимость с налогом', 58],
  ['10', 'Код страны', 24],
  ['10а', 'Страна', 32],
  ['11', 'Рег. № ДТ', 30],
];

/** Net price as the form has it: two decimals if they are enough, else up to four. */
const price = (line: DocumentLine) => {
  const [whole = '0', decimals = ''] = netPrice(line, 4).split('.');
  return `${Number(whole).toLocaleString('ru-RU')},${decimals.padEnd(2, '0')}`;
};

const row = (line: DocumentLine, at: number): TableCell[] => [
  line.article,
  centre(String(at + 1)),
  line.title,
  centre('—'),
  centre('796'),
  centre('шт'),
  right(String(line.pieces)),
  right(price(line)),
  right(money(line.sum - line.vat)),
  centre('без акциза'),
  centre(rateText(line.vat_rate)),
  right(line.vat_rate === null ? 'без НДС' : money(line.vat)),
  right(money(line.sum)),
  centre('—'),
  centre('—'),
  centre('—'),
];

function table(content: DocumentContent): Content {
  const { sum, vat } = totalsOf(content);
  const total: TableCell[] = HEAD.map(() => centre('X'));
  total[0] = { text: 'Всего к оплате (9)', colSpan: 8, bold: true };
  total[8] = right(money(sum - vat));
  total[11] = right(money(vat));
  total[12] = { ...(right(money(sum)) as object), bold: true } as TableCell;
  return {
    ...ruled(
      HEAD.map(([, , width]) => width),
      [
        HEAD.map(([, text]) => centre(text)),
        HEAD.map(([code]) => centre(code)),
        ...content.lines.map(row),
        total,
      ],
      2,
    ),
    fontSize: 6.5,
    margin: [0, 6, 0, 6],
  };
}

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
