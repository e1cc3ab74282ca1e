import type { MatchedRow } from '@org/api-client/schema';
import { MAX_OPTIONS } from '@org/trade/match-options';
import { Button } from '@org/ui/button';
import { useAtomValue } from 'jotai';
import { countOf, formatNumber, formatPieces } from '../../../shared/format/format.ts';
import { useDebouncedValue } from '../../../shared/hooks/use-debounced-value.ts';
import { MarkedText } from '../../../shared/marked-text/marked-text.tsx';
import { messageReadingAtom } from './message.atoms.ts';
import * as css from './smart-search.css.ts';

/** «из 6 строк» */
const OF_LINES = ['строки', 'строк', 'строк'] as const;
const VARIANTS = ['вариант', 'варианта', 'вариантов'] as const;
/** More lines are only counted. */
const MAX_SHOWN = 10;

type ReadRow = Pick<
  MatchedRow,
  'row' | 'text' | 'quantity' | 'status' | 'understood' | 'options' | 'substitutes' | 'goods'
>;

interface MessageViewProps {
  /** The lines as they were written. */
  lines: readonly string[];
  /** What was read of the goods among them; undefined until then. */
  rows: readonly ReadRow[] | undefined;
  /** Leads to where lists are matched with goods. */
  onMatch: () => void;
  /** Searches for the first line alone. */
  onFirst: () => void;
}

export interface MessagePanelProps extends Omit<MessageViewProps, 'rows'> {
  /** The whole message. */
  text: string;
}

/** Shown for a text that is a list of goods: it is no search, but an order. */
export function MessagePanel({ text, ...props }: MessagePanelProps) {
  const settled = useDebouncedValue(text);
  const { data } = useAtomValue(messageReadingAtom(settled));
  return <MessageView {...props} rows={settled === text ? data?.rows : undefined} />;
}

/** The lines of a message with what was read of each. */
export function MessageView({ lines, rows, onMatch, onFirst }: MessageViewProps) {
  const count = rows?.length ?? lines.length;
  return (
    <div className={css.panel} tabIndex={-1}>
      <div className={css.caption} role="status">
        {count > 0 ? `Похоже на заявку из ${countOf(count, OF_LINES)}` : 'Товаров здесь не нашли'}
      </div>
      <ul>
        {rows
          ? rows.slice(0, MAX_SHOWN).map((row) => <Reading key={row.row} row={row} />)
          : lines.slice(0, MAX_SHOWN).map((line, at) => (
              <li key={`${at} ${line}`} className={css.row}>
                <span className={css.meaning}>{line}</span>
              </li>
            ))}
      </ul>
      {count > MAX_SHOWN && <div className={css.row}>и ещё {formatNumber(count - MAX_SHOWN)}</div>}
      <div className={css.acts}>
        <Button variant="primary" onPress={onMatch}>
          Разобрать
        </Button>
        <Button variant="ghost" onPress={onFirst}>
          Искать первую строку
        </Button>
      </div>
    </div>
  );
}

function Reading({ row }: { row: ReadRow }) {
  const { text, quantity, understood } = row;
  const found = foundOf(row);
  return (
    <li className={css.row}>
      <span className={css.readPieces}>{quantity === null ? '—' : formatPieces(quantity)}</span>
      <span className={css.meaning}>
        <MarkedText text={text} understood={understood} />
      </span>
      <span className={found.isShort ? css.short : css.end}>{found.text}</span>
    </li>
  );
}

/** What there is for a line, in a word or two. */
function foundOf({ status, goods, options, substitutes }: ReadRow) {
  const short = (text: string) => ({ text, isShort: true });
  if (status === 'ambiguous') {
    const count = options.length;
    const text = count >= MAX_OPTIONS ? `${count} и больше вариантов` : countOf(count, VARIANTS);
    return { text, isShort: false };
  }
  if (goods && goods.offers.length > 0) return { text: 'в наличии', isShort: false };
  return short(substitutes.length > 0 ? 'нет, есть замены' : 'не нашли');
}
