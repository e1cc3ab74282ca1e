import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { Note } from '@org/ui/note';
import { Table, type TableColumn } from '@org/ui/table';
import { Text } from '@org/ui/text';
import { formatDecimal, formatMoney, formatNumber } from '../../shared/format/format.ts';
import { nameOf } from '../../shared/format/marking.ts';
import type { ShowcasePreview } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

type Row = ShowcasePreview['data'][number];

const marginOf = ({ cost, price }: Row) =>
  `${formatDecimal(Math.round(((price - cost) / price) * 1000) / 10)}\u202f%`;

const COLUMNS: TableColumn<Row>[] = [
  {
    id: 'goods',
    title: 'Товар',
    isRowHeader: true,
    cell: ({ size, load_index, speed_index, ...goods }) => (
      <>
        {nameOf(goods)}
        <Text as="div" size={13} tone="secondary">
          {size} {load_index}
          {speed_index}
        </Text>
      </>
    ),
  },
  { id: 'cost', title: 'Закупка', align: 'end', cell: ({ cost }) => formatMoney(cost) },
  {
    id: 'price',
    title: 'Цена',
    align: 'end',
    cell: ({ price, raised }) => (
      <>
        <span className={css.price}>{formatMoney(price)}</span>
        {raised && (
          <Text as="div" size={13} tone="secondary">
            подняли до РРЦ
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'margin',
    title: 'Маржа',
    align: 'end',
    cell: (row) => (
      <>
        {formatMoney(row.price - row.cost)}
        <Text as="div" size={13} tone="secondary">
          {marginOf(row)}
        </Text>
      </>
    ),
  },
];

const PAGE = 100;

interface PreviewTableProps {
  preview: ShowcasePreview | undefined;
  failure: string | undefined;
  /** The number of rows asked for; null for a few representative ones. */
  rows: number | null;
  onRows: (rows: number | null) => void;
}

/** The result: cost, price and margin, of a few representative rows or of all. */
export function PreviewTable({ preview, failure, rows, onRows }: PreviewTableProps) {
  return (
    <section aria-label="Что выйдет">
      <div className={css.sectionHead}>
        <Heading level={2} size={18}>
          Что выйдет
        </Heading>
        {preview?.margin != null && (
          <span className={css.note} role="status">
            средняя маржа {formatDecimal(preview.margin)}
            {'\u202f'}%
          </span>
        )}
        {preview && preview.total > 0 && (
          <span className={css.right}>
            <Button variant="link" onPress={() => onRows(rows === null ? PAGE : null)}>
              {rows === null ? 'Все строки' : 'Коротко'}
            </Button>
          </span>
        )}
      </div>
      {failure && <Note tone="danger">{failure}</Note>}
      {preview && (
        <Table
          caption="Что выйдет"
          columns={COLUMNS}
          rows={preview.data}
          rowKey={({ product_id }) => product_id}
          maxHeight={rows === null ? undefined : '520px'}
          emptyState="По этим условиям ничего не находится. Пока так, ссылки отдают последнее, что было"
        />
      )}
      {rows !== null && preview && preview.data.length < preview.total && (
        <p className={css.note}>
          Первые {formatNumber(preview.data.length)} из {formatNumber(preview.total)}. Все есть в
          файлах.
        </p>
      )}
    </section>
  );
}
