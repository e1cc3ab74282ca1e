import type { MatchedRow, OfferedGoods } from '@org/api-client/schema';
import { untaken } from '@org/tyre-names/order/clean-line';
import type { RowReading } from '@org/tyre-names/order/readings';
import type { OrderRow } from '@org/tyre-names/order/settle-rows';
import { landedPriceOf } from '../../../trade/standing.ts';
import { toOption } from '../substitutes/likeness.ts';
import type { BriefGoods } from '../substitutes/substitutes.sql.ts';
import { correctionQuestion, quantityQuestions, unreadQuestion } from './questions.ts';
import type { RowMeaning } from './row-meaning.ts';

/** Returns where the pieces of a reading are in the row's original text. Pieces that are not there are left out. */
const marksOf = (
  { source }: OrderRow,
  reading: RowReading | undefined,
): MatchedRow['understood'] => {
  const inPlace = (pieces: readonly { text: string; start: number; end: number }[] = []) =>
    pieces
      .filter(({ text, start, end }) => text !== '' && source.text.slice(start, end) === text)
      .map(({ start, end }) => ({ start, end }));
  return {
    // limits of the price are read before the other words
    tokens: inPlace([...(source.limits ?? []), ...(reading?.understood.tokens ?? [])]).toSorted(
      (one, other) => one.start - other.start,
    ),
    unknown: inPlace([...(reading?.understood.unknown ?? []), ...untaken(source.text)]).toSorted(
      (one, other) => one.start - other.start,
    ),
  };
};

/** Returns a row's quantity and the questions that are left to ask about it. */
function asked(
  meant: RowMeaning,
  all: readonly number[],
): Pick<MatchedRow, 'quantity' | 'questions'> {
  const { row, contradiction } = meant;
  const others = row.pieces === null ? all : without(all, row.pieces);
  const ownQuestions = row.isSettled ? [] : quantityQuestions(row, others);
  const unread = row.productId === undefined ? unreadQuestion(row.source) : [];
  return {
    quantity: row.pieces,
    questions: [
      ...(contradiction ? [{ code: 'contradiction' as const, message: contradiction }] : []),
      ...unread,
      ...ownQuestions,
      ...correctionQuestion(row.source),
    ],
  };
}
const without = (numbers: readonly number[], number: number) => {
  const at = numbers.indexOf(number);
  return numbers.filter((_, index) => index !== at);
};

/** What a reading wants, as a body of its section's search. */
const wishOf = (reading: RowReading | undefined): MatchedRow['wish'] => {
  if (!reading) return null;
  const { filter, unknown } = reading.understood;
  const words = unknown.map(({ text }) => text.trim()).filter((text) => text !== '');
  return { ...filter, ...reading.wishes, ...(words.length > 0 && { q: words.join(' ') }) };
};

export interface Facts {
  briefs: ReadonlyMap<string, BriefGoods>;
  goods: ReadonlyMap<RowMeaning, OfferedGoods>;
  substitutes: ReadonlyMap<RowMeaning, MatchedRow['substitutes']>;
}

export function toRow(meant: RowMeaning, all: readonly number[], facts: Facts): MatchedRow {
  const { row, reading, ids, reason, unmet = [] } = meant;
  const goods = facts.goods.get(meant);
  const options = goods ? [] : ids.flatMap((id) => facts.briefs.get(id) ?? []);
  return {
    row: row.source.row,
    text: row.source.text,
    context: row.context,
    status: goods ? 'matched' : options.length > 0 ? 'ambiguous' : 'unknown',
    ...asked(meant, all),
    wished_price: row.price,
    unmet,
    section: goods?.product.section ?? reading?.section ?? null,
    understood: marksOf(row, reading),
    wish: wishOf(reading),
    reason,
    options: options.map((option) =>
      toOption(option, [], landedPriceOf(meant.ranks?.get(option.product.id))),
    ),
    substitutes: facts.substitutes.get(meant) ?? [],
    ...(goods && { goods }),
  };
}
