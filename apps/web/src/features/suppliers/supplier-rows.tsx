import type { ApiError } from '@org/api-client';
import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/query-core';
import type { ReactNode } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { SupplierRow } from './supplier-row.tsx';
import type { SupplierPage } from './suppliers.atoms.ts';
import * as css from './suppliers.css.ts';

export type SupplierPages = InfiniteQueryObserverResult<InfiniteData<SupplierPage>, ApiError>;

export interface SupplierRowsProps {
  label: string;
  pages: SupplierPages;
  /** Rows that stay while those of another search are on their way. @default the pages' own */
  shown?: SupplierPages['data'];
  /** Whether the rows are those of the previous search. @default false */
  isStale?: boolean;
  /** Shown in place of rows, if there are none. */
  empty: ReactNode;
}

/** Suppliers row by row, page after page; or why there are none. */
export function SupplierRows({ label, pages, shown, isStale = false, empty }: SupplierRowsProps) {
  const data = pages.data ?? (pages.isError ? undefined : shown);
  if (!data)
    return pages.isError ? (
      <div className={css.failure}>
        <Note tone="danger" title="Список не загрузился.">
          {messageOf(pages.error)}
        </Note>
        <Button onPress={() => pages.refetch()}>Повторить</Button>
      </div>
    ) : (
      <SupplierSkeletons />
    );
  const suppliers = data.pages.flatMap(({ data }) => data);
  const { total = 0, to = 0 } = data.pages.at(-1)?.meta ?? {};
  if (suppliers.length === 0) return empty;
  return (
    <>
      <ul
        aria-label={label}
        aria-busy={pages.isFetching}
        className={css.rows}
        data-stale={isStale ? '' : undefined}
      >
        {suppliers.map((supplier) => (
          <li key={supplier.id}>
            <SupplierRow supplier={supplier} />
          </li>
        ))}
      </ul>
      {pages.isFetchNextPageError && (
        <div className={css.failure}>
          <Note tone="danger" title="Продолжение не загрузилось.">
            {messageOf(pages.error)}
          </Note>
        </div>
      )}
      {pages.hasNextPage && (
        <div className={css.end}>
          <Button
            size="l"
            isPending={pages.isFetchingNextPage}
            pendingText="Загружаем"
            onPress={() => pages.fetchNextPage()}
          >
            Показать ещё {formatNumber(Math.min(20, total - (to ?? 0)))}
          </Button>
        </div>
      )}
    </>
  );
}

const ROWS = 8;

function SupplierSkeletons() {
  return (
    <div role="status" aria-label="Список загружается" className={css.rows}>
      {Array.from({ length: ROWS }, (_, at) => (
        <div key={at} className={css.skeleton}>
          <Skeleton width="36%" height={20} />
          <Skeleton width="64%" />
        </div>
      ))}
    </div>
  );
}
