import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type DocumentContent, type DocumentLine, totalsOf } from './content.ts';
import { money, netPrice, rateText } from './document-format.ts';
import { centre, right, ruled } from './layout.ts';
import { originOf } from './line-origin.ts';

/** The columns of the form. */
const HEAD: [code: string, text: string, width: number | string][] = [
  ['А', 'Код товара', 46],
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
  // as wide as the longest word of a country's name, and as the first part of a number: neither may break
  ['10а', 'Страна', 56],
  ['11', 'Рег. № ДТ', 38],
];

/** Net price as the form has it: two decimals if they are enough, else up to four. */
const price = (line: DocumentLine) => {
  const [whole = '0', decimals = ''] = netPrice(line, 4).split('.');
  return `${Number(whole).toLocaleString('ru-RU')},${decimals.padEnd(2, '0')}`;
};

const row = (line: DocumentLine, at: number): TableCell[] => {
  const { code, country, declarations } = originOf(line);
  return [
    line.code || line.article,
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
    centre(code ?? '—'),
    centre(country ?? '—'),
    centre(declarations.join('\n') || '—'),
  ];
};

export function table(content: DocumentContent): Content {
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
