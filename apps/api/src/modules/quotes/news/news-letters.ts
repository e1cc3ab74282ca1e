import type { LetterText } from '../../../post/post-letter.ts';
import type { BrowserNotice } from '../../../push/push.ts';
import { longMoment } from '../../../trade/moscow.ts';
import { formatPieces } from '../../../trade/trade-words.ts';

/** What is told of an inquiry: to a supplier that he is asked, to the buyer that he has answered. */
export interface QuoteNewsRow {
  inquiry: string;
  request: string;
  number: number;
  supplier_id: string;
  supplier: string;
  city: string;
  until: Date;
  version: number;
  lines: { text: string; quantity: number }[];
  /** lines that the supplier quotes */
  quoted: number;
  lines_count: number;
}

/** How many lines a letter lists; the others are on the page. */
const MAX_LINES = 20;

const isAsked = ({ version }: QuoteNewsRow) => version === 0;

const headline = (row: QuoteNewsRow): string =>
  isAsked(row)
    ? `Покупатель из города ${row.city} спрашивает цены`
    : `${row.supplier} предлагает цены: заявка ${row.number}`;

const pathOf = (row: QuoteNewsRow): string =>
  isAsked(row)
    ? `/companies/${row.supplier_id}/demand/inquiries/${row.inquiry}`
    : `/requests/${row.request}/quotes`;

const untilText = ({ until }: QuoteNewsRow) => `до ${longMoment(until)} по Москве`;
const answerText = ({ quoted, lines_count }: QuoteNewsRow) =>
  `Ответ на ${quoted} из ${lines_count} строк`;

export const quoteText = (row: QuoteNewsRow, publicUrl: string): string =>
  `${headline(row)}: ${publicUrl}${pathOf(row)}`;

export const quoteNotice = (row: QuoteNewsRow): BrowserNotice => ({
  title: headline(row),
  body: isAsked(row) ? `Строк: ${row.lines_count}, ответить ${untilText(row)}` : answerText(row),
  path: pathOf(row),
  tag: `quote-${row.inquiry}-${row.supplier_id}`,
});

function paragraphsOf(row: QuoteNewsRow): string[] {
  if (!isAsked(row))
    return [
      `${answerText(row)}. Сравните с прайсами и закажите одним нажатием.`,
      'Предложение держит цену, но не товар: остаток проверим, когда закажете.',
    ];
  const more = row.lines_count - MAX_LINES;
  return [
    ...row.lines
      .slice(0, MAX_LINES)
      .map(({ text, quantity }) => `${text} — ${formatPieces(quantity)}`),
    ...(more > 0 ? [`И ещё строк: ${more}.`] : []),
    `Ответить можно ${untilText(row)}. Имя покупателя откроется, когда он закажет.`,
  ];
}

export function quoteLetter(row: QuoteNewsRow, publicUrl: string): LetterText {
  const heading = headline(row);
  return {
    subject: heading,
    heading,
    paragraphs: paragraphsOf(row),
    action: {
      label: isAsked(row) ? 'Предложить цены' : 'Сравнить предложения',
      href: `${publicUrl}${pathOf(row)}`,
    },
    note: isAsked(row)
      ? 'Это письмо получили те, кто продаёт от имени компании.'
      : 'Это письмо получил тот, кто спросил цены.',
  };
}
