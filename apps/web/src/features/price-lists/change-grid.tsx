import { writeRoubles } from '@org/trade/roubles';
import { DataGrid, type GridColumn, type GridLayout } from '@org/ui/data-grid';
import { type ReactNode, useMemo } from 'react';
import { countOf, formatNumber, formatShare, ROWS } from '../../shared/format/format.ts';
import { useGridLayout } from '../../shared/hooks/use-grid-layout.ts';
import * as css from './lists.css.ts';
import type { ChangeSort, ImportChange } from './price-lists.atoms.ts';

interface ChangeGridProps {
  changes: readonly ImportChange[];
  /** How many there are with those that are not loaded. */
  total: number;
  canSort: boolean;
  /** What comes first; the largest price moves if undefined. */
  sort: ChangeSort | undefined;
  onSort: (sort: ChangeSort) => void;
  /** What loads the next rows. */
  end: ReactNode;
}

interface Row extends ImportChange {
  at: number;
}
type Column = GridColumn<Row>;

const FROZEN: GridLayout = { frozen: ['name'] };

/** What a price list changes, as a spreadsheet: sorted, arranged and copied. */
export function ChangeGrid({ changes, total, canSort, sort, onSort, end }: ChangeGridProps) {
  const hasNotes = changes.some(({ note }) => note !== null);
  const columns = useMemo(() => columnsOf(canSort, hasNotes), [canSort, hasNotes]);
  // a row of a file may change several offers, so it is known by its place
  const rows = useMemo(() => changes.map((change, at) => ({ ...change, at })), [changes]);
  const [column = '', direction] = sort?.split('__') ?? [];
  return (
    <DataGrid<Row>
      label="Изменения"
      columns={columns}
      rows={rows}
      rowKey={({ at }) => at}
      rowCount={total}
      density="dense"
      maxHeight="max(360px, 100dvh - 240px)"
      {...useGridLayout('changes', FROZEN)}
      sort={sort && { column, direction: direction === 'asc' ? 'ascending' : 'descending' }}
      onSortChange={(next) =>
        onSort(`${next.column}__${next.direction === 'ascending' ? 'asc' : 'desc'}` as ChangeSort)
      }
      summary={countOf(total, ROWS)}
      end={end}
    />
  );
}

/** A sum as a spreadsheet reads it: «5300,50». */
const plain = (kopecks: number | null) =>
  kopecks === null ? '' : writeRoubles(kopecks).replaceAll(/\s/g, '');
const roubles = (kopecks: number | null) => (kopecks === null ? '' : writeRoubles(kopecks));
const pieces = (count: number | null) => (count === null ? '' : formatNumber(count));

const shareOf = ({ price_before: before, price_after: after }: ImportChange) =>
  before && after && before !== after ? (after - before) / before : undefined;

function Share({ change }: { change: ImportChange }) {
  const share = shareOf(change);
  if (share === undefined) return null;
  return <span className={share > 0 ? css.up : css.down}>{formatShare(share)}</span>;
}

const NOTE: Column = { id: 'note', title: 'Пояснение', width: 220, text: ({ note }) => note ?? '' };

function columnsOf(canSort: boolean, hasNotes: boolean): Column[] {
  const isSortable = canSort;
  const end = 'end' as const;
  return [
    {
      ...{ id: 'name', title: 'Товар', width: 300, isRowHeader: true, isSortable },
      text: ({ name }) => name,
    },
    ...(hasNotes ? [NOTE] : []),
    { id: 'warehouse', title: 'Склад', width: 160, text: ({ warehouse }) => warehouse },
    {
      ...{ id: 'row', title: 'Строка', width: 84, align: end, isSortable },
      text: ({ row }) => (row === null ? '' : String(row)),
      cell: ({ row }) => pieces(row),
    },
    {
      ...{ id: 'price_before', title: 'Цена была, ₽', width: 116, align: end },
      text: (change) => plain(change.price_before),
      cell: (change) => <span className={css.before}>{roubles(change.price_before)}</span>,
    },
    {
      ...{ id: 'price_after', title: 'Станет, ₽', width: 108, align: end, isSortable },
      text: (change) => plain(change.price_after),
      cell: (change) => roubles(change.price_after),
    },
    {
      ...{ id: 'share', title: 'Цена, %', width: 92, align: end, isSortable },
      text: (change) => {
        const share = shareOf(change);
        return share === undefined ? '' : (share * 100).toFixed(1).replace('.', ',');
      },
      cell: (change) => <Share change={change} />,
    },
    {
      ...{ id: 'quantity_before', title: 'Было, шт.', width: 96, align: end },
      text: (change) => String(change.quantity_before ?? ''),
      cell: (change) => <span className={css.before}>{pieces(change.quantity_before)}</span>,
    },
    {
      ...{ id: 'quantity_after', title: 'Станет, шт.', width: 108, align: end, isSortable },
      text: (change) => String(change.quantity_after ?? ''),
      cell: (change) => pieces(change.quantity_after),
    },
  ];
}
