import type { Guide } from '../foundations/guide.ts';
import { DataGrid } from './data-grid.tsx';

const rows = [
  { name: 'Wheel', price: '61.00' },
  { name: 'Axle', price: '9.50' },
];
const name = { id: 'name', title: 'Product', text: (row: { name: string }) => row.name };
const price = { id: 'price', title: 'Price, €', text: (row: { price: string }) => row.price };

export const guide: Guide = {
  isFresh: true,
  use: [
    'Many rows are worked on: changed, compared, copied to a spreadsheet and back.',
    'There are more rows than a page can hold; only those in view are drawn.',
  ],
  avoid: [
    ['Rows are only read', 'Table'],
    ['Each row is opened', 'DisclosureRow'],
    ['One thing is changed', 'Form'],
  ],
  pairs: [
    {
      good: (
        <DataGrid
          label="Stock"
          columns={[
            { ...name, isRowHeader: true },
            { ...price, align: 'end', check: () => undefined },
          ]}
          rows={rows}
          rowKey={(row) => row.name}
          onEdit={async () => undefined}
        />
      ),
      why: '`text` is what a spreadsheet reads and a person types: 61.00. `cell` may draw it otherwise.',
      bad: (
        <DataGrid
          label="Prices"
          columns={[
            { ...name, isRowHeader: true },
            { ...price, title: 'Price', text: (row) => `€ ${row.price} each` },
          ]}
          rows={rows}
          rowKey={(row) => row.name}
        />
      ),
      whyNot: 'Pasted into a spreadsheet, “€ 61.00 each” is no number.',
    },
  ],
  anatomy: [
    ['Line above: what there is, was done, or is chosen; Undo; Columns', '[role=status]'],
    ['Head: names of columns, which sort; edges, which change the width', '[role=columnheader]'],
    ['Rows: a box that chooses, frozen cells, the others', '[role=row][data-row="0"]'],
    ['The active cell, the range from it', '[data-active]'],
    ['Totals, in view at the end', '[role=rowgroup]:last-child [role=gridcell]:last-child'],
  ],
  picture: (
    <DataGrid
      label="Stock"
      columns={[
        { ...name, isRowHeader: true, total: 'Both' },
        { ...price, align: 'end', check: () => undefined, total: '70.50' },
      ]}
      rows={rows}
      rowKey={(row) => row.name}
      onEdit={async () => undefined}
    />
  ),
  criteria: [
    ['1.3.1', 'A grid of the ARIA practices, with the count of all rows and columns'],
    ['3.3.1', 'What can’t be read, or the server refused, stands at its cell'],
    ['2.5.7', 'Widths and places of columns can be set without dragging'],
  ],
  keys: [
    ['Tab', 'Goes to the grid, and on from it'],
    ['Arrows', 'Go from cell to cell, up into the head; with Ctrl to the edge'],
    ['Home, End', 'First and last cell of the row; with Ctrl of all rows'],
    ['PageUp, PageDown', 'By what is in view'],
    ['Shift+arrows', 'Draw a range; on a head change the width of its column'],
    ['Enter, F2', 'Edits, sorts, or goes to what can be pressed in the cell'],
    ['A letter', 'Edits, and replaces the text'],
    ['Enter, Tab in a field', 'Save, and go down or on; with Shift back'],
    ['Escape', 'Leaves the field or the refused text; from a button back to the grid'],
    ['Delete', 'Empties the range'],
    ['Space', 'Chooses the row; Ctrl+A all'],
    ['Ctrl+C, Ctrl+V', 'Copy the range, paste from the active cell on'],
    ['Ctrl+Z, Ctrl+Shift+Z', 'Undo and redo what was saved'],
  ],
  words: [
    'Errors of three or four words: they stand beside the cell. “Below the cost price”.',
    'Heads of one word, with the unit: “Price, €”.',
  ],
  components: {
    DataGrid: {
      gets: '[role=grid]',
      draw: (given) => <DataGrid {...given} label="Stock" columns={[]} rows={[]} rowKey={String} />,
    },
  },
};
