import { Button } from '@org/ui/button';
import { DownloadIcon } from '@org/ui/icons';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../../shared/api/api.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { useCall } from '../../../shared/hooks/use-call.ts';
import * as page from '../import.css.ts';
import { fixRow, saveRejected } from '../import-calls.ts';
import * as css from '../lists.css.ts';
import {
  type Import,
  type ImportId,
  type RejectedRow,
  rejectedAtom,
} from '../price-lists.atoms.ts';
import { MoreRows } from './more-rows.tsx';
import { RejectedItem, type RejectedItemProps } from './rejected-row.tsx';

/** The rejected rows of an import, from the server. */
export function RejectedPart({ id, list }: { id: ImportId; list: Import }) {
  const { data, error, isFetchingNextPage, fetchNextPage } = useAtomValue(rejectedAtom(id));
  if (!data && error) return <Note tone="danger">{messageOf(error)}</Note>;
  if (!data) return <Skeleton width="100%" height={160} shape="box" />;
  const rows = data.pages.flatMap((one) => one.data);
  const total = data.pages[0]?.meta.total ?? 0;
  if (total === 0) return null;
  const canFix = list.status === 'preview' || list.status === 'done';
  return (
    <RejectedRows
      rows={rows}
      total={total}
      onFix={canFix ? (row, value) => fixRow(id, row, value) : undefined}
      onSave={() => saveRejected(id)}
      isLoading={isFetchingNextPage}
      onMore={() => void fetchNextPage()}
    />
  );
}

export interface RejectedRowsProps extends Pick<RejectedItemProps, 'onFix'> {
  rows: readonly RejectedRow[];
  total: number;
  /** Downloads all of them as a file. */
  onSave: () => Promise<unknown>;
  isLoading: boolean;
  onMore: () => void;
}

/** The rejected rows, each with its reason, as a list and as a file. */
export function RejectedRows({ rows, total, onFix, onSave, isLoading, onMore }: RejectedRowsProps) {
  const save = useCall(onSave);
  const isSheetShown = new Set(rows.map(({ sheet }) => sheet)).size > 1;
  return (
    <section className={page.section} aria-labelledby="rejected">
      <div className={page.sectionHead}>
        <h2 id="rejected" className={page.heading}>
          Отклонённые строки
        </h2>
        <span className={page.note}>{formatNumber(total)}</span>
        <span className={page.atEnd}>
          <Button
            variant="link"
            icon={<DownloadIcon size={16} />}
            isPending={save.isPending}
            onPress={save.run}
          >
            Скачать с причинами
          </Button>
        </span>
      </div>
      <p className={css.note}>
        Исправьте строки в файле и загрузите его как часть остатков — или поправьте здесь
      </p>
      <ul className={css.list}>
        {rows.map((rejected) => (
          <RejectedItem
            key={`${rejected.sheet} ${rejected.row}`}
            rejected={rejected}
            isSheetShown={isSheetShown}
            onFix={onFix}
          />
        ))}
      </ul>
      <MoreRows total={total} shown={rows.length} isLoading={isLoading} onMore={onMore} />
    </section>
  );
}
