import { writeRoubles } from '@org/trade/roubles';
import { Badge } from '@org/ui/badge';
import { type BringWork, DataGrid, type GridColumn, type GridLayout } from '@org/ui/data-grid';
import { Inline } from '@org/ui/inline';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { Text } from '@org/ui/text';
import { from } from '@org/ui/theme';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { countOf, formatNumber, ROWS } from '../../shared/format/format.ts';
import { brandOf, modelOf } from '../../shared/format/marking.ts';
import { useGridLayout } from '../../shared/hooks/use-grid-layout.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { asksSeason, marksOf, sectionName, sourceOf, splitAround } from './row-words.ts';
import * as css from './rows.css.ts';
import {
  fetchRows,
  ROWS_PER_PAGE,
  type RowsQuery,
  rowPagesAtom,
  type UnderstoodRow,
} from './understood-names.atoms.ts';

/** The place of a row, and the row when it has come. */
interface Place {
  at: number;
  row: UnderstoodRow | undefined;
}
type Column = GridColumn<Place>;

const SEASONS = {
  winter: { tone: 'winter', label: 'Зима' },
  summer: { tone: 'summer', label: 'Лето' },
  all_season: { tone: 'allseason', label: 'Всесезон' },
} as const;

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

/** A column of what is known of a row when it has come. */
function column(
  place: Omit<Column, 'text' | 'cell'>,
  text: (row: UnderstoodRow) => string,
  draw: (row: UnderstoodRow) => ReactNode = text,
): Column {
  return {
    ...place,
    text: ({ row }) => (row ? text(row) : ''),
    cell: ({ row }) => (row ? draw(row) : <Skeleton width={place.width ?? 120} height={12} />),
  };
}

const sourceColumn = (subject: string | undefined) =>
  column(
    { id: 'source', title: 'В прайсе', width: 280, isRowHeader: true },
    ({ text }) => text,
    ({ text }) => {
      const [before, marked, after] = splitAround(text, subject);
      return (
        <>
          {before}
          {marked && <mark className={css.mark}>{marked}</mark>}
          {after}
        </>
      );
    },
  );

const NUMBER = column(
  { id: 'row', title: 'Строка', width: 72, align: 'end' },
  ({ row }) => String(row),
  ({ row }) => <span className={css.unknown}>{formatNumber(row)}</span>,
);

const UNDERSTOOD: Column[] = [
  column({ id: 'section', title: 'Раздел', width: 88 }, ({ section }) => sectionName(section)),
  column(
    { id: 'model', title: 'Бренд, модель', width: 180 },
    (row) => `${brandOf(row)} ${modelOf(row)}`,
    (row) => (
      <>
        <span className={css.brand}>{brandOf(row)}</span> {modelOf(row)}
        <Origin source={row.from.brand} />
      </>
    ),
  ),
  column(
    { id: 'size', title: 'Размер', width: 150 },
    ({ size, load_index, speed_index }) =>
      [size, `${load_index ?? ''}${speed_index ?? ''}`].filter(Boolean).join(' '),
    ({ size, load_index, speed_index }) => (
      <>
        <span className={css.size}>{size}</span>{' '}
        <span className={css.indices}>
          {load_index}
          {speed_index}
        </span>
      </>
    ),
  ),
  column(
    { id: 'season', title: 'Сезон', width: 116 },
    (row) => (row.season ? SEASONS[row.season].label : ''),
    (row) => <Season row={row} />,
  ),
  column(
    { id: 'marks', title: 'Признаки', width: 140 },
    (row) => marksOf(row).join(', '),
    (row) => (
      <Inline gap={1}>
        {marksOf(row).map((mark) => (
          <Badge key={mark} tone="technical">
            {mark}
          </Badge>
        ))}
      </Inline>
    ),
  ),
  column(
    { id: 'year', title: 'Год', width: 64, align: 'end' },
    ({ year }) => String(year ?? ''),
    ({ year }) => year ?? <span className={css.unknown}>нет</span>,
  ),
  column(
    { id: 'price', title: 'Цена, ₽', width: 96, align: 'end' },
    ({ price }) => (price === null ? '' : writeRoubles(price).replaceAll(/\s/g, '')),
    ({ price }) => price !== null && writeRoubles(price),
  ),
  column(
    { id: 'quantity', title: 'Остаток, шт.', width: 108, align: 'end' },
    ({ quantity }) => String(quantity ?? ''),
    ({ quantity, quantity_is_minimum: isMinimum }) =>
      quantity !== null && `${isMinimum ? 'от ' : ''}${formatNumber(quantity)}`,
  ),
];

const WIDE: GridLayout = { frozen: ['row', 'source'] };
/** On a phone the row of the file would leave no room for what it is understood as. */
const NARROW: GridLayout = { widths: { source: 220 } };

interface RowsGridProps {
  query: RowsQuery;
  /** The number of rows to show: all of them, or the first ones. */
  total: number;
  /** The words in question, marked in the text of the rows. @default none */
  subject?: string;
  label: string;
}

/** The rows of an import, each beside what it is understood as. Only the pages in sight are fetched. Decision 513. */
export function RowsGrid({ query, total, subject, label }: RowsGridProps) {
  const isWide = useMedia(from(768));
  const arranged = useGridLayout(isWide ? 'rows' : 'rows-narrow', isWide ? WIDE : NARROW);
  const { rows, error, setShown, bring } = useRowsInSight(query, total);
  const columns = useMemo(() => [NUMBER, sourceColumn(subject), ...UNDERSTOOD], [subject]);
  return (
    <>
      {error && <Note tone="danger">{messageOf(error)}</Note>}
      <DataGrid<Place>
        label={label}
        columns={columns}
        rows={rows}
        rowKey={placeOf}
        density="dense"
        lines={2}
        maxHeight="max(360px, 100dvh - 240px)"
        {...arranged}
        summary={countOf(total, ROWS)}
        onShownChange={setShown}
        absent={{ is: isAbsent, bring }}
      />
    </>
  );
}

const placeOf = ({ at }: Place) => at;
const isAbsent = ({ row }: Place) => row === undefined;

/** All places, and in those that are seen the rows: a price list may have 50 000. */
function useRowsInSight(query: RowsQuery, total: number) {
  const [{ start, end }, setShown] = useState({ start: 0, end: 1 });
  const first = 1 + Math.floor(start / ROWS_PER_PAGE);
  const last = 1 + Math.floor(Math.max(start, end - 1) / ROWS_PER_PAGE);
  const pages = useAtomValue(rowPagesAtom({ query, first, last }));
  // a range that is copied reaches beyond what is in sight
  const [seen] = useState(() => new Map<number, UnderstoodRow>());
  const rows = useMemo(() => {
    for (const { page, data } of pages)
      data?.data.forEach((row, at) => {
        seen.set((page - 1) * ROWS_PER_PAGE + at, row);
      });
    return Array.from({ length: total }, (_, at): Place => ({ at, row: seen.get(at) }));
  }, [pages, total, seen]);
  return {
    rows,
    error: pages.find(({ data, error }) => !data && error)?.error,
    setShown,
    bring: async (wanted: { start: number; end: number }, work: BringWork): Promise<Place[]> => {
      const come = await fetchRows(query, wanted, work);
      return come.map((row, at) => ({ at: wanted.start + at, row }));
    },
  };
}
