import { DataGrid, type GridColumn, type GridEdit, readAmount } from '@org/ui/data-grid';
import { type Key, useState } from 'react';

interface Stock {
  id: string;
  name: string;
  pieces: number;
}

const columns: GridColumn<Stock>[] = [
  { id: 'name', title: 'Product', text: (row) => row.name, width: 240, isRowHeader: true },
  {
    id: 'pieces',
    title: 'Pieces',
    text: (row) => String(row.pieces),
    align: 'end',
    read: readAmount('pcs'),
    check: (text) => (/^\d+$/.test(text) ? undefined : 'A whole number'),
  },
];

/** Stands for the server, which knows better than the form. */
const save = async (edits: readonly GridEdit<Stock>[]) =>
  edits
    .filter(({ text }) => Number(text) > 1000)
    .map((edit) => ({ ...edit, message: 'The warehouse holds 1,000' }));

export function Example() {
  const [rows, setRows] = useState<Stock[]>([
    { id: '1', name: 'Wheel 16"', pieces: 12 },
    { id: '2', name: 'Axle', pieces: 4 },
  ]);
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set());
  return (
    <DataGrid
      label="Stock"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      defaultLayout={{ frozen: ['name'] }}
      selected={chosen}
      onSelectedChange={setChosen}
      onEdit={async (edits) => {
        const refused = await save(edits);
        const isRefused = (id: string) => refused.some(({ row }) => row.id === id);
        const saved = edits.filter(({ row }) => !isRefused(row.id));
        setRows((current) =>
          current.map((row) => {
            const edit = saved.find((one) => one.row.id === row.id);
            return edit ? { ...row, pieces: Number(edit.text) } : row;
          }),
        );
        return refused;
      }}
    />
  );
}
