import type { MatchedList, MatchedRow } from '@org/api-client/schema';
import type { NewLine } from '../../../../requests/open-requests.sql.ts';
import type { KeptRow } from '../kept-rows.ts';

/** A line that is written longer is cut: no more of it is read. */
const MAX_TEXT = 1000;

const NOTHING: MatchedRow['understood'] = { tokens: [], unknown: [] };

/** A row with the words of the headings above it: as a line it has to say all by itself. */
function lineOf({ text, context, questions, quantity, ...row }: MatchedRow): NewLine {
  const lead = context === '' ? '' : `${context} `;
  const isAsked = questions.some(({ code }) => code === 'quantity' || code === 'large_quantity');
  const shifted = (pieces: MatchedRow['understood']['tokens']) =>
    pieces.map(({ start, end }) => ({ start: start + lead.length, end: end + lead.length }));
  return {
    text: `${lead}${text}`.slice(0, MAX_TEXT),
    product_id: row.goods?.product.id ?? null,
    quantity: isAsked ? null : quantity,
    section: row.section,
    wish: row.wish,
    understood: {
      tokens: shifted(row.understood.tokens),
      unknown: shifted(row.understood.unknown),
    },
    is_remark: false,
  };
}

const remarkOf = (text: string): NewLine => ({
  text: text.slice(0, MAX_TEXT),
  product_id: null,
  quantity: null,
  section: null,
  wish: null,
  understood: NOTHING,
  is_remark: true,
});

/** The rows of a list as the lines of a request, in their order: what names no product is kept as a remark. */
export const linesOf = ({ rows, skipped }: MatchedList): NewLine[] =>
  [
    ...rows.map((row) => ({ row: row.row, line: lineOf(row) })),
    ...skipped
      .filter(({ text }) => text.trim() !== '')
      .map(({ row, text }) => ({ row, line: remarkOf(text) })),
  ]
    .sort((a, b) => a.row - b.row)
    .map(({ line }) => line);

/** What a line means of which nothing is understood by itself. */
export const unread = ({ text, quantity }: KeptRow, row: number): MatchedRow => ({
  row,
  text,
  context: '',
  status: 'unknown',
  quantity,
  questions: [],
  wished_price: null,
  unmet: [],
  section: null,
  understood: NOTHING,
  wish: null,
  reason: '',
  options: [],
  substitutes: [],
});
