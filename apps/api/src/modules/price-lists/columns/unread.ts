import { titleText } from '../../../tables/cells/plain-title.ts';
import { type Layout, questionColumns } from './recognise.ts';

type Question = Layout['questions'][number];

/** The size of a tyre or a wheel, which lists of other things hardly have. */
const SIZE =
  /\d{3}\s?[/\\xх*]\s?\d{2}|(?<!\d)\d{1,2}(?:[.,]\d+)?\s?[xх*]\s?1\d|(?<![a-zа-я])[rр]\s?1\d/i;
const MEASURES: readonly (string | null)[] = ['width', 'rim_width', 'pcd', 'profile'];
/** So few rows with sizes may be an example among the terms of a sale. */
const FEWEST = 2;
const SHARE = 0.2;

/** True if a sheet that is not read has products: by the sizes in its rows, or by columns of their parts. */
export function hasProducts({ table, header, columns }: Layout): boolean {
  const rows = table.rows.slice(header.from);
  if (columns.filter(({ field }) => MEASURES.includes(field)).length > 1) return rows.length > 0;
  const sized = rows.filter(({ cells }) => cells.some((cell) => SIZE.test(cell))).length;
  return sized >= Math.max(FEWEST, rows.length * SHARE);
}

/** Asks what is to become of the products of a sheet that can't be read: where its price is, or that it is not needed. */
export function unreadSheetQuestion(layout: Layout, problem: string): Question {
  const { table, header, columns } = layout;
  const rows = table.rows.length - header.from;
  return {
    kind: 'unread',
    sheet: table.sheet,
    currency: null,
    message: `Не прочитали строки с товарами: ${rows.toLocaleString('ru')}. ${problem}, или скажите, что эти товары не нужны`,
    candidates: columns.some(({ field }) => field === 'bulk_price')
      ? []
      : questionColumns(columns, (text) => /\d/.test(text)),
  };
}

/** Asks whether to sell what the program of the file hides: the rows of a filter, or a whole sheet. */
export function hiddenQuestions({ table, header }: Layout): Question[] {
  const { hidden, rows, sheet } = table;
  const goods = rows.slice(header.from);
  const count = hidden?.isSheet
    ? goods.length
    : goods.filter(({ at }) => hidden?.rows.has(at)).length;
  if (count === 0) return [];
  const what = hidden?.isSheet
    ? 'Лист скрыт, его строк'
    : 'В листе скрыты строки, например фильтром:';
  return [
    {
      kind: 'hidden',
      sheet,
      currency: null,
      message: `${what} ${count.toLocaleString('ru')}. Продавать то, что скрыто?`,
      candidates: [],
    },
  ];
}

const CODES: readonly (string | null)[] = ['supplier_article', 'article', 'barcode'];
/** A code that a spreadsheet has taken for a number and rounded: «2,1E+04». */
const ROUNDED = /^\d[.,]\d+e\+?\d+$/i;

/** Says that the file has lost digits of codes; undefined if it has not. */
function lostCodes({ table: { rows }, header: { from }, columns }: Layout): string | undefined {
  const lost = columns
    .filter(({ field }) => CODES.includes(field))
    .flatMap(({ column, title }) => {
      const texts = rows
        .slice(from)
        .map(({ cells }) => cells[column] ?? '')
        .filter((text) => ROUNDED.test(text));
      return texts.length > 0 ? [{ title, texts }] : [];
    });
  const [first] = lost;
  return (
    first &&
    `В файле пропали цифры кодов: в столбце «${titleText(first.title)}» «${first.texts[0]}», таких строк ${first.texts.length.toLocaleString('ru')}. Задайте столбцу текстовый формат, или читайте без этих кодов`
  );
}

/** Asks about what a sheet leaves out: columns beyond those that are read, further pages of an answer, rounded codes. */
export function unreadPartQuestions(layout: Layout): Question[] {
  const { table, isUnneeded } = layout;
  const lost = lostCodes(layout);
  const unread = table.unread ?? [];
  if (isUnneeded || (unread.length === 0 && !lost)) return [];
  const parts = [
    ...unread,
    ...(unread.length > 0 ? ['Загрузите файл целиком, или скажите, что остальное не нужно'] : []),
    ...(lost ? [lost] : []),
  ];
  return [
    {
      kind: 'unread',
      sheet: table.sheet,
      currency: null,
      message: parts.join('. '),
      candidates: [],
    },
  ];
}
