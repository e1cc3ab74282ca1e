import type { LetterText } from '../../../../post/post-letter.ts';
import type { BrowserNotice } from '../../../../push/push.ts';
import { longDate } from '../../../../trade/moscow.ts';
import { formatMoney, formatPieces } from '../../../../trade/trade-words.ts';
import type { NewsRow } from './told-watches.sql.ts';

/** How many lines a letter lists; the others are on the page. */
const MAX_LINES = 20;

const PATH = '/requests';

/** «Nokian Hakkapeliitta 10, 8 шт.: 5 400 ₽ за штуку с доставкой, будет 3 декабря» */
function lineText({ title, quantity, price, day, city }: NewsRow): string {
  const hitWords = [
    price !== null && `${formatMoney(price)} за штуку${city === null ? '' : ' с доставкой'}`,
    day !== null && `будет ${longDate(day)}`,
  ].filter(Boolean);
  return [`${title}, ${formatPieces(quantity)}`, hitWords.join(', ')].filter(Boolean).join(': ');
}

const headline = ([first, ...more]: readonly NewsRow[]): string =>
  more.length === 0 && first ? `Появилось: ${first.title}` : 'Появилось то, за чем вы следите';

const pathOf = (rows: readonly NewsRow[]): string => {
  const requests = new Set(rows.map(({ request }) => request));
  const [only] = requests;
  return requests.size === 1 && only ? `${PATH}/${only}` : PATH;
};

export const watchText = (rows: readonly NewsRow[], publicUrl: string): string =>
  `${headline(rows)}: ${publicUrl}${pathOf(rows)}`;

export const watchNotice = (rows: readonly NewsRow[]): BrowserNotice => ({
  title: headline(rows),
  body: rows.length === 1 && rows[0] ? lineText(rows[0]) : `Строк: ${rows.length}`,
  path: pathOf(rows),
  tag: `watch-${pathOf(rows)}`,
});

export function watchLetter(rows: readonly NewsRow[], publicUrl: string): LetterText {
  const heading = headline(rows);
  const more = rows.length - MAX_LINES;
  return {
    subject: heading,
    heading,
    paragraphs: [
      ...rows.slice(0, MAX_LINES).map(lineText),
      ...(more > 0 ? [`И ещё строк: ${more}.`] : []),
      'Товар не отложен: цену и остаток проверим, когда закажете.',
    ],
    action: { label: 'Открыть заявку', href: `${publicUrl}${pathOf(rows)}` },
    note: 'О том, за чем вы следите, пишем не чаще раза в день. Перестать следить можно на странице заявок.',
  };
}
