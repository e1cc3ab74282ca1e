import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { useAtomValue } from 'jotai';
import { Suspense, useMemo, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { load } from '../../shared/api/load.ts';
import { countOf } from '../../shared/format/format.ts';
import { formatDeadline } from '../../shared/format/format-moment.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { useCall } from '../../shared/page/use-call.ts';
import { warehousesAtom } from '../../shared/warehouses.atoms.ts';
import {
  applyRepricing,
  changeRest,
  changeRests,
  exportRests,
  lastRepricingAtom,
  moveRest,
  type Repricing,
  type Rest,
  restsAtom,
  undoRepricing,
} from './rests.atoms.ts';
import * as css from './rests.css.ts';
import { RestsGrid } from './rests-grid.tsx';
import { formatRests, type RestsSearch } from './rests-search.ts';
import { RestsToolbar } from './rests-toolbar.tsx';
import { NO_IDS, useRemoval } from './use-removal.tsx';

const RepricingDialog = lazyPart(
  () => load(() => import('./repricing-dialog.tsx')),
  'RepricingDialog',
);

const PRICES = ['цену', 'цены', 'цен'] as const;

/** Says what prices are compared with, and changes them by a rule. Prices that were set can be taken back from here. */
export function Repricer({ companyId, search }: { companyId: string; search: RestsSearch }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useAtomValue(lastRepricingAtom(companyId));
  const last = data?.last;
  const apply = async (rows: Repricing['data']) => {
    const { skipped } = await applyRepricing(companyId, rows);
    if (skipped > 0) toast.success(`${countOf(skipped, PRICES)} за это время изменили: не тронули`);
  };
  const undo = useCall(async () => {
    if (!last) return;
    const { restored, kept } = await undoRepricing(companyId, last.undo_id);
    const others = kept > 0 ? `, ${countOf(kept, PRICES)} уже изменили` : '';
    toast.success(`Вернули ${countOf(restored, PRICES)}${others}`);
  });
  return (
    <div className={css.compare}>
      <p className={css.note} role="status">
        {last
          ? `Поставили ${countOf(last.changed, PRICES)}. Вернуть прежние можно не позже: ${formatDeadline(last.undo_until)}.`
          : 'Место — по цене с доставкой за комплект из четырёх, лучшее предложение каждого поставщика. Поставщиков не называем.'}
      </p>
      <Changing>
        {last && (
          <Button size="s" isPending={undo.isPending} pendingText="Возвращаем" onPress={undo.run}>
            Вернуть прежние
          </Button>
        )}
        <Button size="s" onPress={() => setOpen(true)}>
          Пересчитать цены
        </Button>
      </Changing>
      <Suspense>
        {isOpen && (
          <RepricingDialog
            company={companyId}
            search={search}
            onApply={apply}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

const MismatchDialog = lazyPart(
  () => load(() => import('./mismatch-dialog.tsx')),
  'MismatchDialog',
);

const OriginDialog = lazyPart(() => load(() => import('./origin-dialog.tsx')), 'OriginDialog');

interface RestsProps {
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
  const pages = useMemo(() => data?.pages.map((page) => page.data) ?? [], [data]);
  const rests = useMemo(() => pages.flat(), [pages]);
  const total = data?.pages[0]?.meta.total ?? 0;

  const removal = useRemoval(companyId, { total, selected, onSelected: setSelected });

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
        <div className={list.data ? undefined : css.busy} aria-busy={list.isFetching}>
          <RestsGrid
            rests={rests}
            total={total}
            search={search}
            onSearch={onSearch}
            selected={selected}
            onSelected={setSelected}
            actions={removal.actions}
            summary={removal.summary}
            onChange={(changes) => changeRests(companyId, changes)}
            onMismatch={setMismatched}
            onOrigin={setUnstated}
            nextPage={list.hasNextPage ? pages.length + 1 : undefined}
            isLoading={list.isFetching}
            error={list.error ? messageOf(list.error) : undefined}
            onLoadMore={() => void list.fetchNextPage()}
          />
        </div>
      )}
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
