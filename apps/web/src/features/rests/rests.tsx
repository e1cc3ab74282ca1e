import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { InfiniteScroll } from '@org/ui/infinite-scroll';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { load } from '../../shared/api/load.ts';
import { countOf } from '../../shared/format/format.ts';
import { formatDeadline } from '../../shared/format/format-moment.ts';
import { useCall } from '../../shared/hooks/use-call.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { warehousesAtom } from '../../shared/warehouses.atoms.ts';
import { type RestChange, RestRow, type RestRowProps } from './rest-row.tsx';
import {
  applyRepricing,
  changeRest,
  exportRests,
  lastRepricingAtom,
  moveRest,
  PER_PAGE,
  type Repricing,
  type Rest,
  restsAtom,
  undoRepricing,
} from './rests.atoms.ts';
import * as css from './rests.css.ts';
import { formatRests, isNarrowed, type RestsSearch } from './rests-search.ts';
import { NO_IDS, RestsSelection } from './rests-selection.tsx';
import { RestsToolbar } from './rests-toolbar.tsx';

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

/** How far beyond the window rows are still drawn. */
const MARGIN = '1200px 0px';

/**
 * A part of a long list that is rendered while it is near the window. Away from it only its room is kept. So a list of
 * any length costs no more than what is visible of it.
 */
function WindowPart({ estimatedPx, children }: { estimatedPx: number; children: ReactNode }) {
  const place = useRef<HTMLUListElement>(null);
  const height = useRef(estimatedPx);
  const [isNear, setNear] = useState(true);
  useEffect(() => {
    const part = place.current;
    if (!part) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        // a part with the focus stays, so that typing is not lost
        const isInUse = part.contains(document.activeElement);
        if (!entry.isIntersecting && !isInUse) height.current = part.offsetHeight;
        setNear(entry.isIntersecting || isInUse);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={place} style={isNear ? undefined : { height: height.current }}>
      {isNear && children}
    </ul>
  );
}

interface RestsListProps
  extends Pick<RestRowProps, 'onSelect' | 'onChange' | 'onMismatch' | 'onOrigin'> {
  /** Rows, by the pages that they were loaded in. */
  pages: readonly (readonly Rest[])[];
  selected: ReadonlySet<string>;
  /** Number of the next page; undefined if all are loaded. */
  nextPage: number | undefined;
  isLoading: boolean;
  /** Why the last page did not load. @default none */
  error?: string;
  onLoadMore: () => void;
}

/** The assumed height of a row before it has been rendered, px. */
const ROW_PX = 66;

/** The rows, of which only those near the window are drawn; more come as the end comes near. */
export function RestsList({
  pages,
  selected,
  onSelect,
  onChange,
  onMismatch,
  onOrigin,
  ...more
}: RestsListProps) {
  return (
    <section aria-label="Остатки">
      {pages.map((rests, at) => (
        <WindowPart key={rests[0]?.id ?? at} estimatedPx={rests.length * ROW_PX}>
          {rests.map((rest) => (
            <RestRow
              key={rest.id}
              rest={rest}
              isSelected={selected.has(rest.id)}
              onSelect={onSelect}
              onChange={onChange}
              onMismatch={onMismatch}
              onOrigin={onOrigin}
            />
          ))}
        </WindowPart>
      ))}
      <InfiniteScroll
        nextPage={more.nextPage}
        isLoading={more.isLoading}
        error={more.error}
        onLoadMore={more.onLoadMore}
        loading={
          <div className={css.end}>
            <Skeleton width="100%" height={Math.min(PER_PAGE, 3) * ROW_PX} shape="box" />
          </div>
        }
      />
    </section>
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
