import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../../../shared/api/api.ts';
import { useMedia } from '../../../../shared/hooks/use-media.ts';
import { ROWS_PER_PAGE, type RowsQuery, rowsAtom } from '../understood-names.atoms.ts';
import * as css from './rows.css.ts';
import { TableRow } from './table-row.tsx';
import { useWindowSlice } from './use-window-slice.ts';

const HEADS = [
  'Строка',
  'В прайсе',
  'Раздел',
  'Бренд, модель',
  'Размер',
  'Сезон',
  'Признаки',
  'Год',
  'Цена',
  'Остаток',
];
const AT_END = 8;

export interface RowsTableProps {
  query: RowsQuery;
  /** The number of rows to show: all of them, or the first ones. */
  total: number;
  /** The words in question, marked in the text of the rows. @default none */
  subject?: string;
  label: string;
}

/** The rows of an import, each beside what it is understood as. Only those in sight are fetched and rendered. */
export function RowsTable({ query, total, subject, label }: RowsTableProps) {
  const rowHeight = useMedia(css.WIDE) ? css.ROW_HEIGHT : css.BLOCK_HEIGHT;
  const pages = Math.ceil(total / ROWS_PER_PAGE);
  const { ref, from, to } = useWindowSlice(pages, ROWS_PER_PAGE * rowHeight);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand by their places, which a table element can't do
    <div role="table" aria-label={label} aria-rowcount={total + 1} className={css.table}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="row" tabIndex={-1} aria-rowindex={1} className={css.head}>
        {HEADS.map((head, at) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <span
            key={head}
            role="columnheader"
            tabIndex={-1}
            className={at >= AT_END ? css.end : undefined}
          >
            {head}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup" ref={ref} className={css.table} style={{ height: total * rowHeight }}>
        {Array.from({ length: to - from }, (_, at) => (
          <RowsPage
            key={from + at}
            query={query}
            total={total}
            page={from + at + 1}
            top={(from + at) * ROWS_PER_PAGE * rowHeight}
            subject={subject}
          />
        ))}
      </div>
    </div>
  );
}

interface RowsPageProps extends Pick<RowsTableProps, 'query' | 'total' | 'subject'> {
  page: number;
  top: number;
}

function RowsPage({ query, total, page, top, subject }: RowsPageProps) {
  const { data, error } = useAtomValue(rowsAtom({ ...query, page }));
  const first = (page - 1) * ROWS_PER_PAGE;
  return (
    <div role="presentation" className={css.page} style={{ top }}>
      {!data && error && <Note tone="danger">{messageOf(error)}</Note>}
      {!data && !error && (
        <div className={css.wait}>
          <Skeleton width="100%" height={120} shape="box" />
        </div>
      )}
      {data?.data.slice(0, total - first).map((row, at) => (
        <TableRow
          key={`${row.sheet} ${row.row} ${row.warehouse}`}
          row={row}
          index={first + at + 2}
          subject={subject}
        />
      ))}
    </div>
  );
}
