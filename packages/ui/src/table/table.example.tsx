import { Table, type TableSort } from '@org/ui/table';
import { useState } from 'react';

const offers = [
  { supplier: 'Wheel', price: 61 },
  { supplier: 'Axle', price: 9.5 },
];

export function Example() {
  const [sort, setSort] = useState<TableSort>({ column: 'price', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return (
    <Table
      caption="Offers"
      columns={[
        { id: 'supplier', title: 'Supplier', cell: (row) => row.supplier, isRowHeader: true },
        {
          id: 'price',
          title: 'Price, €',
          cell: (row) => row.price.toFixed(2),
          align: 'end',
          isSortable: true,
        },
      ]}
      rows={offers.toSorted((a, b) => sign * (a.price - b.price))}
      rowKey={(row) => row.supplier}
      sort={sort}
      onSortChange={setSort}
    />
  );
}
