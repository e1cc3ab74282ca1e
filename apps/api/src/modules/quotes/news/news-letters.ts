import type { LetterText } from '../../../post/post-letter.ts';
import type { BrowserNotice } from '../../../push/push.ts';
import { longMoment } from '../../../trade/moscow.ts';
import { formatMoney, formatPieces } from '../../../trade/trade-words.ts';

/** What is told of an inquiry: to a supplier that he is asked, or at which price his quote is wished; to the buyer that he has answered. */
export interface QuoteNewsRow {
  inquiry: string;
  request: string;
  number: number;
  supplier_id: string;
  supplier: string;
  city: string;
  until: Date;
  /** it ends later than was said before */
  is_extended: boolean;
  version: number;
  /** the price that is wished, and of what */
  wished: number | null;
  wished_text: string | null;
  /** the wished prices that this answer is about */
  answers: { text: string; price: number; answer: 'agreed' | 'declined' }[];
  lines: { text: string; quantity: number }[];
  /** lines that the supplier quotes */
  quoted: number;
  lines_count: number;
}

/** How many lines a letter lists; the others are on the page. */
const MAX_LINES = 20;

const isAsked = ({ version, wished }: Pick<QuoteNewsRow, 'version' | 'wished'>) =>
  version === 0 && wished === null;

/** Whether it is told to the supplier, not to the buyer. */
export const isForSupplier = (row: Pick<QuoteNewsRow, 'version' | 'wished'>) =>
  isAsked(row) || row.wished !== null;

function headline(row: QuoteNewsRow): string {
  const { city, wished, supplier, number, answers } = row;
  if (wished !== null) return `Покупатель из города ${city} возьмёт за ${formatMoney(wished)}`;
  if (isAsked(row))
    return `Покупатель из города ${city} ${row.is_extended ? 'ждёт цены дольше' : 'спрашивает цены'}`;
  const [first] = answers;
  if (first?.answer === 'agreed')
    return `${supplier} отдаёт за ${formatMoney(first.price)}: заявка ${number}`;
  if (first) return `${supplier} не уступает: заявка ${number}`;
  return `${supplier} предлагает цены: заявка ${number}`;
}

const pathOf = (row: QuoteNewsRow): string =>
  isForSupplier(row)
    ? `/companies/${row.supplier_id}/demand/inquiries/${row.inquiry}`
    : `/requests/${row.request}/quotes`;

const untilText = ({ until }: QuoteNewsRow) => `до ${longMoment(until)} по Москве`;
const answerText = ({ quoted, lines_count, answers: [first] }: QuoteNewsRow) =>
  first ? first.text : `Ответ на ${quoted} из ${lines_count} строк`;

export const quoteText = (row: QuoteNewsRow, publicUrl: string): string =>
  `${headline(row)}: ${publicUrl}${pathOf(row)}`;

export const quoteNotice = (row: QuoteNewsRow): BrowserNotice => ({
  title: headline(row),
  body:
    row.wished_text ??
    (isAsked(row) ? `Строк: ${row.lines_count}, ответить ${untilText(row)}` : answerText(row)),
  path: pathOf(row),
  tag: `quote-${row.inquiry}-${row.supplier_id}`,
});

const ANSWERS = { agreed: 'согласен на', declined: 'не отдаёт за' };

function paragraphsOf(row: QuoteNewsRow): string[] {
  if (row.wished_text !== null)
    return [
      row.wished_text,
      'Ответить можно одним нажатием: согласиться или отказаться. Имя покупателя откроется, когда он закажет.',
    ];
  if (!isAsked(row))
    return [
      ...row.answers.map(
        ({ text, price, answer }) => `${text}: ${ANSWERS[answer]} ${formatMoney(price)}.`,
      ),
      `Ответ на ${row.quoted} из ${row.lines_count} строк. Сравните с прайсами и закажите одним нажатием.`,
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

function actionOf(row: QuoteNewsRow): string {
  if (row.wished !== null) return 'Ответить';
  return isAsked(row) ? 'Предложить цены' : 'Сравнить предложения';
}

export function quoteLetter(row: QuoteNewsRow, publicUrl: string): LetterText {
  const heading = headline(row);
  return {
    subject: heading,
    heading,
    paragraphs: paragraphsOf(row),
    action: {
      label: actionOf(row),
      href: `${publicUrl}${pathOf(row)}`,
    },
    note: isForSupplier(row)
      ? 'Это письмо получили те, кто продаёт от имени компании.'
      : 'Это письмо получил тот, кто спросил цены.',
  };
}
