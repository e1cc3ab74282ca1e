import { useState } from 'react';
import { DataGrid, type GridColumn } from '../../../packages/ui/src/data-grid/data-grid.tsx';
import { columns, HEIGHT_PX, type Row, rows } from '../rows.ts';

const all: GridColumn<Row>[] = columns.map(({ id, width }) => ({
  id,
  title: id,
  width,
  isRowHeader: id === 'name',
  text: (row) => String(row[id]),
  ...((id === 'price' || id === 'pieces') && {
    check: (text: string) => (/^\d+$/.test(text) ? undefined : 'A whole number'),
  }),
}));

export function Candidate() {
  const [shown, setShown] = useState(rows);
  return (
    <DataGrid
      label="Stock"
      columns={all}
      rows={shown}
      rowKey={(row) => row.id}
      density="dense"
      maxHeight={`${HEIGHT_PX}px`}
      onEdit={async (edits) => {
        setShown((current) => {
          const next = [...current];
          for (const { row, column, text } of edits)
            next[row.id] = { ...(next[row.id] as Row), [column]: Number(text) };
          return next;
        });
        return undefined;
      }}
    />
  );
}
