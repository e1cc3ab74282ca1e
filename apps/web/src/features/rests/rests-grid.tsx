import { DataGrid, type GridEdit, type GridLayout, type GridSave } from '@org/ui/data-grid';
import { EmptyState } from '@org/ui/empty-state';
import { InfiniteScroll } from '@org/ui/infinite-scroll';
import { from } from '@org/ui/theme';
import { type Key, type ReactNode, useMemo } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { useGridLayout } from '../../shared/hooks/use-grid-layout.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useMayChange } from '../../shared/page/changing.tsx';
import { parseCost, parsePrice, parseQuantity } from './amounts.ts';
import { columnsOf, orderOf, sortOf } from './rest-columns.tsx';
import type { changeRests, Rest, RestChange } from './rests.atoms.ts';
import * as css from './rests.css.ts';
import { formatRests, isNarrowed, type RestsSearch } from './rests-search.ts';

interface RestsGridProps {
  rests: readonly Rest[];
  /** How many there are with those that are not loaded. */
  total: number;
  search: RestsSearch;
  onSearch: (search: RestsSearch) => void;
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
  /** What can be done with the selected rows. */
  actions: ReactNode;
  summary: ReactNode;
  onChange: (changes: readonly RestChange[]) => ReturnType<typeof changeRests>;
  onMismatch: (rest: Rest) => void;
  onOrigin: (rest: Rest) => void;
  /** Number of the next page; undefined if all are loaded. */
  nextPage: number | undefined;
  isLoading: boolean;
  /** Why the last page did not load. @default none */
  error?: string | undefined;
  onLoadMore: () => void;
}

const WIDE: GridLayout = { frozen: ['name'] };
/** On a phone the name would leave no room for the others. */
const NARROW: GridLayout = { widths: { name: 240 } };

/** The stock as a grid: prices, pieces and costs are changed in place, copied and pasted. */
export function RestsGrid(props: RestsGridProps) {
  const { rests, search, onSearch, onChange, onMismatch, onOrigin } = props;
  const mayChange = useMayChange();
  const isWide = useMedia(from(768));
  const arranged = useGridLayout(isWide ? 'rests' : 'rests-narrow', isWide ? WIDE : NARROW);
  const isCompared = search.to !== '';
  const columns = useMemo(
    () => columnsOf(isCompared, mayChange ? { onMismatch, onOrigin } : undefined),
    [isCompared, mayChange, onMismatch, onOrigin],
  );
  const save: GridSave<Rest> = async (edits) => {
    const failed = await onChange(changesOf(edits));
    return edits.flatMap((edit) => {
      const failure = failed.find(({ id }) => id === edit.row.id);
      return failure ? [{ ...edit, message: messageOf(failure.error) }] : [];
    });
  };
  return (
    <DataGrid<Rest>
      label="Остатки"
      columns={columns}
      rows={rests}
      rowKey={idOf}
      rowCount={props.total}
      density="dense"
      lines={2}
      maxHeight="max(360px, 100dvh - 240px)"
      key={isWide ? 'wide' : 'narrow'}
      {...arranged}
      sort={sortOf(search.order_by)}
      onSortChange={(sort) => onSearch({ ...search, order_by: orderOf(sort) })}
      selected={props.selected}
      onSelectedChange={(keys: ReadonlySet<Key>) =>
        props.onSelected(new Set([...keys].map(String)))
      }
      actions={props.actions}
      summary={props.summary}
      onEdit={mayChange ? save : undefined}
      emptyState={!props.isLoading && <NoRests isNarrowed={isNarrowed(search)} />}
      end={
        <InfiniteScroll
          key={formatRests(search)}
          nextPage={props.nextPage}
          isLoading={props.isLoading}
          error={props.error}
          onLoadMore={props.onLoadMore}
          loading={<div className={css.end}>Загружаем…</div>}
        />
      }
    />
  );
}

const idOf = ({ id }: Rest) => id;

/** What is to be saved of each row. The grid has checked the texts. */
function changesOf(edits: readonly GridEdit<Rest>[]): RestChange[] {
  const rows = new Map<Rest, RestChange['changes']>();
  for (const { row, column, text } of edits)
    rows.set(row, { ...rows.get(row), ...changeOf(column, text) });
  return [...rows].map(([rest, changes]) => ({ rest, changes }));
}

function changeOf(column: string, text: string): RestChange['changes'] {
  if (column === 'quantity') return { quantity: parseQuantity(text).value ?? 0 };
  if (column === 'cost_price') return { cost_price: parseCost(text).value || null };
  return { bulk_price: parsePrice(text).value ?? 0 };
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
