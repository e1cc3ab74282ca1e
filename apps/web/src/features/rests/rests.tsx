import { EmptyState } from '@org/ui/empty-state';
import { Note } from '@org/ui/note';
import { useAtomValue } from 'jotai';
import { Suspense, useCallback, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { load } from '../../shared/api/load.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { exportRests } from './export-rests.ts';
import { Repricer } from './repricer.tsx';
import type { RestChange } from './rest-row.tsx';
import { changeRest, moveRest, type Rest, restsAtom, warehousesAtom } from './rests.atoms.ts';
import * as css from './rests.css.ts';
import { RestsList } from './rests-list.tsx';
import { formatRests, isNarrowed, type RestsSearch } from './rests-search.ts';
import { NO_IDS, RestsSelection } from './rests-selection.tsx';
import { RestsToolbar } from './rests-toolbar.tsx';

const MismatchDialog = lazyPart(
  () => load(() => import('./mismatch-dialog.tsx')),
  'MismatchDialog',
);

const OriginDialog = lazyPart(() => load(() => import('./origin-dialog.tsx')), 'OriginDialog');

export interface RestsProps {
  companyId: string;
  search: RestsSearch;
  onSearch: (search: RestsSearch) => void;
  /** Where a price list is uploaded. @default none */
  importHref?: string;
}

/** The stock of a company: found, changed in place, taken off sale and brought back, exported. */
export function Rests({ companyId, search, onSearch, importHref }: RestsProps) {
  const list = useAtomValue(restsAtom(companyId, formatRests(search)));
  const { data: warehouses = [] } = useAtomValue(warehousesAtom(companyId));
  const data = useLastLoaded(list);
  const [selected, setSelected] = useState(NO_IDS);
  const [mismatched, setMismatched] = useState<Rest>();
  const [unstated, setUnstated] = useState<Rest>();
  const pages = data?.pages.map((page) => page.data) ?? [];
  const rests = pages.flat();
  const total = data?.pages[0]?.meta.total ?? 0;

  const onSelect = useCallback(
    (id: string, isSelected: boolean) =>
      setSelected((current) => {
        const next = new Set(current);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  const onChange = useCallback(
    (rest: Rest, changes: RestChange) => {
      changeRest(companyId, rest, changes).catch(toastError);
    },
    [companyId],
  );

  const move = async (rest: Rest, productId: string | null) => {
    await moveRest(companyId, rest, productId);
    toast.success(productId ? 'Перенесли к другому товару' : 'Теперь это отдельный товар');
  };

  return (
    <>
      <RestsToolbar
        search={search}
        onSearch={(next) => {
          setSelected(NO_IDS);
          onSearch(next);
        }}
        warehouses={warehouses}
        importHref={importHref}
        onExport={(format, onProgress) =>
          exportRests(companyId, format, onProgress).catch(toastError)
        }
      />
      {search.to !== '' && <Repricer companyId={companyId} search={search} />}
      {!data && list.error && <Note tone="danger">{messageOf(list.error)}</Note>}
      {data && (
        <RestsSelection
          companyId={companyId}
          total={total}
          loaded={rests.map(({ id }) => id)}
          selected={selected}
          onSelected={setSelected}
        />
      )}
      {data && total === 0 && <NoRests isNarrowed={isNarrowed(search)} />}
      <div className={list.data ? undefined : css.busy} aria-busy={list.isFetching}>
        <RestsList
          key={formatRests(search)}
          pages={pages}
          selected={selected}
          onSelect={onSelect}
          onChange={onChange}
          onMismatch={setMismatched}
          onOrigin={setUnstated}
          nextPage={list.hasNextPage ? pages.length + 1 : undefined}
          isLoading={list.isFetching}
          error={data && list.error ? messageOf(list.error) : undefined}
          onLoadMore={() => void list.fetchNextPage()}
        />
      </div>
      <Suspense>
        {mismatched && (
          <MismatchDialog
            rest={mismatched}
            onMove={(productId) => move(mismatched, productId)}
            onClose={() => setMismatched(undefined)}
          />
        )}
        {unstated && (
          <OriginDialog
            rest={unstated}
            onSave={(origin) => changeRest(companyId, unstated, origin)}
            onClose={() => setUnstated(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function NoRests({ isNarrowed: isNarrow }: { isNarrowed: boolean }) {
  return isNarrow ? (
    <EmptyState title="Таких остатков нет">Уберите часть условий или измените поиск.</EmptyState>
  ) : (
    <EmptyState title="Остатков пока нет">
      Загрузите прайс-лист: товары появятся в каталоге через несколько минут.
    </EmptyState>
  );
}
