import type { Guide } from '../foundations/guide.ts';
import { SortButton, Table } from './table.tsx';

export const guide: Guide = {
  use: ['Things with the same properties are compared.'],
  avoid: [
    ['Each thing has one property', 'a list'],
    ['Rows open', 'DisclosureRow'],
    ['Two or three facts of one thing', 'a description list'],
  ],
  pairs: [
    {
      good: (
        <Table
          caption="Offers"
          columns={[
            { id: 'name', title: 'Supplier', cell: (row) => row.name, isRowHeader: true },
            { id: 'price', title: 'Price, €', cell: (row) => row.price, align: 'end' },
          ]}
          rows={[
            { name: 'Wheel', price: '61.00' },
            { name: 'Axle', price: '9.50' },
          ]}
          rowKey={(row) => row.name}
        />
      ),
      why: 'Numbers to the right: digits stand under digits. The unit is in the head.',
      bad: (
        <Table
          caption="Offers"
          columns={[
            { id: 'name', title: 'Supplier', cell: (row) => row.name, isRowHeader: true },
            { id: 'price', title: 'Price', cell: (row) => row.price },
          ]}
          rows={[
            { name: 'Wheel', price: '61.00 €' },
            { name: 'Axle', price: '9.5 €' },
          ]}
          rowKey={(row) => row.name}
        />
      ),
      whyNot: 'Numbers to the left, with a unit in each, can’t be compared.',
    },
  ],
  anatomy: [
    ['Caption, seen or read out', 'caption'],
    ['Head: names of columns, buttons that sort', 'th[scope=col]'],
    ['Rows, the first cell their name', 'th[scope=row]'],
    'What stands there when there are none',
  ],
  picture: (
    <Table
      caption="Offers"
      isCaptionVisible
      columns={[
        { id: 'name', title: 'Supplier', cell: (row) => row.name, isRowHeader: true },
        { id: 'price', title: 'Price, €', cell: (row) => row.price, align: 'end' },
      ]}
      rows={[{ name: 'Wheel', price: '61.00' }]}
      rowKey={(row) => row.name}
    />
  ),
  criteria: [
    ['1.3.1', 'Real rows and heads; sorting is said by `aria-sort`'],
    ['1.4.10', 'A wide table scrolls in a box of its own'],
  ],
  keys: [
    ['Tab', 'Goes through what can be pressed in it'],
    ['Enter, Space', 'Sorts by the column'],
    ['ArrowLeft, ArrowRight', 'Scrolls a table that is wider than its place'],
  ],
  words: ['Heads of one word, with the unit: “Price, €”.', 'Empty cells have a dash, not nothing.'],
  components: {
    Table: {
      gets: 'table',
      ref: 'table',
      draw: (given) => <Table {...given} caption="Offers" columns={[]} rows={[]} rowKey={String} />,
    },
    SortButton: {
      gets: 'button',
      draw: (given) => (
        <SortButton {...given} onPress={() => undefined}>
          Price
        </SortButton>
      ),
    },
  },
};
