import { useRef, useState } from 'react';
import { useLayoutEffect } from '../internal/use-layout-effect.ts';
import { type Place, rangeOf } from './clipboard.ts';
import { HEAD } from './grid-keys.ts';
import type { GridLayout, PlacedColumn } from './grid-layout.ts';
import type { DataGridProps } from './grid-props.ts';
import { cellId } from './grid-row.tsx';
import type { useEdits } from './use-edits.ts';
import type { GridParts, useGridWindow } from './use-grid-window.ts';
import type { useWork } from './use-work.ts';

/** What the hooks of a grid share. */
export interface GridState<Row> extends DataGridProps<Row> {
  gridId: string;
  parts: GridParts;
  placed: readonly PlacedColumn<Row>[];
  window: ReturnType<typeof useGridWindow>;
  edits: ReturnType<typeof useEdits<Row>>;
  work: ReturnType<typeof useWork>;
  layout: GridLayout;
  setLayout: (layout: GridLayout) => void;
}

/** The cell that keys start from, and the range between it and the cell where the range was begun. */
export function useActiveCell<Row>(grid: GridState<Row>) {
  const { gridId, rows, placed, window, parts, selected } = grid;
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place>(place);
  /** Columns before those of the rows: the box that chooses. */
  const first = selected ? 1 : 0;
  const columnCount = placed.length + first;
  const inside = ({ row, column }: Place): Place => ({
    row: Math.min(row, rows.length - 1),
    column: Math.min(column, columnCount - 1),
  });
  const active = inside(place);
  const range = rangeOf(active, active.row === HEAD ? active : inside(anchor));
  const id = cellId(gridId, active.row, active.column);

  const moves = useRef(0);
  const moved = moves.current;
  useLayoutEffect(() => {
    if (moved > 0)
      document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [moved, id]);

  /** Makes a cell active; `isRange` keeps where the range was begun. */
  const point = (next: Place, isRange = false) => {
    setPlace(next);
    if (!isRange) setAnchor(next);
  };
  return {
    active,
    range,
    isSingle: range.from.row === range.to.row && range.from.column === range.to.column,
    first,
    columnCount,
    id,
    point,
    /** The same, and scrolls to it. */
    go: (next: Place, isRange = false) => {
      const target = inside(next);
      window.show(target.row);
      point(target, isRange);
      moves.current++;
    },
    focus: () => parts.grid.current?.focus({ preventScroll: true }),
    columnAt: (column: number) => placed[column - first],
  };
}

export type ActiveCell<Row> = ReturnType<typeof useActiveCell<Row>>;
