import { Badge } from '@org/ui/badge';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { Text } from '@org/ui/text';
import { useAtomValue } from 'jotai';
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatMoney, formatNumber, formatPieces } from '../../shared/format/format.ts';
import { brandOf, modelOf } from '../../shared/format/marking.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { asksSeason, marksOf, sectionName, sourceOf, splitAround } from './row-words.ts';
import * as css from './rows.css.ts';
import {
  ROWS_PER_PAGE,
  type RowsQuery,
  rowsAtom,
  type UnderstoodRow,
} from './understood-names.atoms.ts';

interface TableRowProps {
  row: UnderstoodRow;
  index: number;
  subject: string | undefined;
}

const SEASONS = {
  winter: { tone: 'winter', label: 'Зима' },
  summer: { tone: 'summer', label: 'Лето' },
  all_season: { tone: 'allseason', label: 'Всесезон' },
} as const;

/** One row of a price list, beside what it is understood as. */
const TableRow = memo(function TableRow({ row, index, subject }: TableRowProps) {
  const [before, marked, after] = splitAround(row.text, subject);
  const { size, load_index, speed_index, price, quantity } = row;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="row" tabIndex={-1} aria-rowindex={index} className={css.body}>
      <Cell className={css.number}>{formatNumber(row.row)}</Cell>
      <Cell className={css.source}>
        {before}
        {marked && <mark className={css.mark}>{marked}</mark>}
        {after}
      </Cell>
      <Cell>{sectionName(row.section)}</Cell>
      <Cell className={css.cut}>
        <span className={css.brand}>{brandOf(row)}</span> {modelOf(row)}
        <Origin source={row.from.brand} />
      </Cell>
      <Cell className={css.size}>
        {size}{' '}
        <span className={css.indices}>
          {load_index}
          {speed_index}
        </span>
      </Cell>
      <Cell>
        <Season row={row} />
      </Cell>
      <Cell className={css.badges}>
        {marksOf(row).map((mark) => (
          <Badge key={mark} tone="technical">
            {mark}
          </Badge>
        ))}
      </Cell>
      <Cell>{row.year ?? <span className={css.unknown}>нет</span>}</Cell>
      <Cell className={css.price}>{formatMoney(price)}</Cell>
      <Cell className={css.end}>
        {row.quantity_is_minimum && 'от '}
        {formatPieces(quantity)}
      </Cell>
    </div>
  );
});

function Cell({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="cell" className={className}>
      {children}
    </div>
  );
}

function Season({ row }: { row: UnderstoodRow }) {
  const look = row.season && SEASONS[row.season];
  if (look)
    return (
      <>
        <Badge tone={look.tone}>{look.label}</Badge>
        <Origin source={row.from.season} />
      </>
    );
  return asksSeason(row) ? <span className={css.unknown}>неизвестен</span> : null;
}

function Origin({ source }: { source: string | null }) {
  const word = sourceOf(source);
  return word ? (
    <Text as="div" size={12} tone="hint" shouldWrap={false}>
      {word}
    </Text>
  ) : null;
}

/** Pages within this distance of the window are rendered too, so that scrolling finds them ready. */
const OVERSCAN_PX = 600;

/** Which of some pages of equal height are in sight; `ref` is what holds them one below another. */
function useWindowSlice(
  pages: number,
  pageHeight: number,
): { ref: RefObject<HTMLDivElement | null>; from: number; to: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [slice, setSlice] = useState({ from: 0, to: Math.min(pages, 1) });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor((-top - OVERSCAN_PX) / pageHeight));
      const to = Math.min(pages, Math.ceil((innerHeight - top + OVERSCAN_PX) / pageHeight));
      setSlice((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [pages, pageHeight]);
  return { ref, ...slice };
}

const HEADS = [
  'Строка',
  'В прайсе',
  'Раздел',
  'Бренд, модель',
  'Размер',
  'Сезон',
  'Признаки',
  'Год',
  'Цена',
  'Остаток',
];
const AT_END = 8;

interface RowsTableProps {
  query: RowsQuery;
  /** The number of rows to show: all of them, or the first ones. */
  total: number;
  /** The words in question, marked in the text of the rows. @default none */
  subject?: string;
  label: string;
}

/** The rows of an import, each beside what it is understood as. Only those in sight are fetched and rendered. */
export function RowsTable({ query, total, subject, label }: RowsTableProps) {
  const rowHeight = useMedia(css.WIDE) ? css.ROW_HEIGHT : css.BLOCK_HEIGHT;
  const pages = Math.ceil(total / ROWS_PER_PAGE);
  const { ref, from, to } = useWindowSlice(pages, ROWS_PER_PAGE * rowHeight);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand by their places, which a table element can't do
    <div role="table" aria-label={label} aria-rowcount={total + 1} className={css.table}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="row" tabIndex={-1} aria-rowindex={1} className={css.head}>
        {HEADS.map((head, at) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <span
            key={head}
            role="columnheader"
            tabIndex={-1}
            className={at >= AT_END ? css.end : undefined}
          >
            {head}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup" ref={ref} className={css.table} style={{ height: total * rowHeight }}>
        {Array.from({ length: to - from }, (_, at) => (
          <RowsPage
            key={from + at}
            query={query}
            total={total}
            page={from + at + 1}
            top={(from + at) * ROWS_PER_PAGE * rowHeight}
            subject={subject}
          />
        ))}
      </div>
    </div>
  );
}

interface RowsPageProps extends Pick<RowsTableProps, 'query' | 'total' | 'subject'> {
  page: number;
  top: number;
}

function RowsPage({ query, total, page, top, subject }: RowsPageProps) {
  const { data, error } = useAtomValue(rowsAtom({ ...query, page }));
  const first = (page - 1) * ROWS_PER_PAGE;
  return (
    <div role="presentation" className={css.page} style={{ top }}>
      {!data && error && <Note tone="danger">{messageOf(error)}</Note>}
      {!data && !error && (
        <div className={css.wait}>
          <Skeleton width="100%" height={120} shape="box" />
        </div>
      )}
      {data?.data.slice(0, total - first).map((row, at) => (
        <TableRow
          key={`${row.sheet} ${row.row} ${row.warehouse}`}
          row={row}
          index={first + at + 2}
          subject={subject}
        />
      ))}
    </div>
  );
}
