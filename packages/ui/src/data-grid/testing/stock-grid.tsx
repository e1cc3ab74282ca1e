import { type Key, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DataGrid, type DataGridProps, type GridColumn, type GridEdit } from '../data-grid.tsx';

/** What the stories of the grid show: stock that is edited, and saved unless its price is too low. */
export interface Stock {
  id: number;
  name: string;
  warehouse: string;
  price: number;
  pieces: number;
}

export const stockOf = (count: number): Stock[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Viatti V-130 ${185 + (at % 8) * 10}/55 R16, партия ${at + 1}`,
    warehouse: at % 2 ? 'Тюмень' : 'Екатеринбург',
    price: 5300 + (at % 40) * 10,
    pieces: (at * 7) % 500,
  }));

const figure = (value: number) => value.toLocaleString('ru-RU').replaceAll('\u00a0', '\u202f');
const whole = (text: string) => (/^\d+$/.test(text) ? undefined : 'Целое число');

export const columns: GridColumn<Stock>[] = [
  { id: 'name', title: 'Товар', text: (row) => row.name, width: 280, isRowHeader: true },
  { id: 'warehouse', title: 'Склад', text: (row) => row.warehouse },
  {
    id: 'price',
    title: 'Цена, ₽',
    text: (row) => String(row.price),
    cell: (row) => <b>{figure(row.price)}</b>,
    align: 'end',
    width: 120,
    isSortable: true,
    check: whole,
  },
  {
    id: 'pieces',
    title: 'Остаток, шт.',
    text: (row) => String(row.pieces),
    align: 'end',
    width: 120,
    isSortable: true,
    check: whole,
    total: '1 204',
  },
];

export const refuse = fn((edits: readonly GridEdit<Stock>[]) =>
  edits
    .filter(({ column, text }) => column === 'price' && Number(text) < 1000)
    .map((edit) => ({ ...edit, message: 'Ниже закупочной' })),
);

export function StockGrid({ rows: given, selected: chosen, ...props }: DataGridProps<Stock>) {
  const [rows, setRows] = useState(given);
  const [selected, setSelected] = useState(chosen ?? new Set<Key>());
  const [sort, setSort] = useState(props.sort);
  const save = async (edits: readonly GridEdit<Stock>[]) => {
    const refused = refuse(edits);
    setRows((current) =>
      current.map((row) => {
        const rowEdits = edits.filter(
          (edit) => edit.row.id === row.id && !refused.some((one) => one.row.id === row.id),
        );
        return {
          ...row,
          ...Object.fromEntries(rowEdits.map((one) => [one.column, Number(one.text)])),
        };
      }),
    );
    return refused;
  };
  const by = sort?.column as 'price' | 'pieces' | undefined;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return (
    <DataGrid
      {...props}
      rows={by ? rows.toSorted((a, b) => sign * (a[by] - b[by])) : rows}
      sort={sort}
      onSortChange={setSort}
      {...(chosen && { selected, onSelectedChange: setSelected })}
      onEdit={props.onEdit && save}
    />
  );
}

/** A cell, once the grid has measured its place and drawn its rows. */
export const drawn = async (name: string | RegExp, at = 0) =>
  (await screen.findAllByRole('gridcell', { name }))[at] as HTMLElement;
export const cell = (name: string | RegExp, at = 0) =>
  screen.getAllByRole('gridcell', { name })[at] as HTMLElement;
export const isActive = (text: string) =>
  waitFor(() =>
    expect(
      document.getElementById(
        screen.getByRole('grid').getAttribute('aria-activedescendant') as string,
      ),
    ).toHaveTextContent(text),
  );
/** Sends what the browser does on Ctrl+C and Ctrl+V, and returns what is on the clipboard then. */
export const clipboard = (type: 'copy' | 'paste', text = '') => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  screen.getByRole('grid').dispatchEvent(event);
  return clipboardData.getData('text/plain');
};
export const statusText = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
