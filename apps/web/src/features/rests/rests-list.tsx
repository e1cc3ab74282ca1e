import { InfiniteScroll } from '@org/ui/infinite-scroll';
import { Skeleton } from '@org/ui/skeleton';
import { RestRow, type RestRowProps } from './rest-row.tsx';
import { PER_PAGE, type Rest } from './rests.atoms.ts';
import * as css from './rests.css.ts';
import { WindowPart } from './window-part.tsx';

export interface RestsListProps
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
