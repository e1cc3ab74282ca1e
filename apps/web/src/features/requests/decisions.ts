import { formatPieces } from '../../shared/format/format.ts';
import type { Line } from './request-lines.ts';

/** A decision about one line that can be taken back. */
export interface Decision {
  /** what has been decided, for a message */
  words: string;
  /** the line as it was before, and its place among the lines */
  before: Line;
  at: number;
  /** decisions of one kind about one line are taken back together */
  kind: 'removed' | 'product' | 'offer' | 'quantity';
}

const piecesWords = (wanted: number | null) =>
  wanted === null ? 'без количества' : wanted === 0 ? 'не заказываем' : formatPieces(wanted);

function kindOf(before: Line, after: Line | undefined): Decision['kind'] | undefined {
  if (!after) return 'removed';
  // an offer goes with its product
  if (after.productId !== before.productId) return after.productId ? 'product' : undefined;
  if (after.pick?.id !== before.pick?.id || after.pick?.price !== before.pick?.price)
    return 'offer';
  return after.wanted !== before.wanted ? 'quantity' : undefined;
}

function wordsOf(before: Line, after: Line | undefined, kind: Decision['kind']): string {
  const offer = after?.goods?.offers.find(({ offer_id }) => offer_id === after.pick?.id);
  const words = {
    removed: 'отложена',
    product: 'выбран товар',
    offer: offer ? `берём у «${offer.supplier}»` : 'выбирает система',
    // more presses may follow while this is on the screen
    quantity: `изменили количество, было: ${piecesWords(before.wanted)}`,
  };
  return `Строка ${before.place}: ${words[kind]}`;
}

/** What has been decided between two states of the lines; undefined if that is nothing, or several lines at once. */
export function decisionOf(before: readonly Line[], after: readonly Line[]): Decision | undefined {
  const now = new Map(after.map((line) => [line.id, line]));
  const changed = before.flatMap((line, at) => {
    const kind = kindOf(line, now.get(line.id));
    return kind ? [{ before: line, at, kind, words: wordsOf(line, now.get(line.id), kind) }] : [];
  });
  return changed.length === 1 ? changed[0] : undefined;
}

/** The lines with the one that was decided on as it was before. */
export const takenBack = (lines: readonly Line[], { before, at }: Decision): readonly Line[] =>
  lines.some(({ id }) => id === before.id)
    ? lines.map((line) => (line.id === before.id ? before : line))
    : lines.toSpliced(at, 0, before);
