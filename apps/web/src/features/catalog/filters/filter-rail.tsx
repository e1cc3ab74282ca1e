import { Skeleton } from '@org/ui/skeleton';
import { memo, Suspense } from 'react';
import { useInView } from '../../../shared/hooks/use-in-view.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import type { RailGroup } from '../catalog-sections.ts';
import { BuildFilter, SeasonFilter } from './build-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import * as css from './filter-rail.css.ts';
import { activeIn, type RareFilterProps } from './filter-values.ts';
import { MarkingFilter } from './marking/marking-filter.tsx';
import { AgeFilter, QuantityFilter } from './offers/offer-filters.tsx';
import { PriceFilter } from './offers/price-filter.tsx';
import { ValuesFilter } from './values/values-filter.tsx';

/** Lazy, because tyres have no range filters. */
const RangeFilter = lazyPart(() => import('./values/range-filter.tsx'), 'RangeFilter');
/** Lazy, because it is below the first screen. */
const SupplierFilter = lazyPart(() => import('./offers/supplier-filter.tsx'), 'SupplierFilter');
const ColourPicks = lazyPart(() => import('./values/colour-picks.tsx'), 'ColourPicks');
const RareFilter = lazyPart(() => import('./values/rare-filter.tsx'), 'RareFilter');

export type FilterRailProps = RareFilterProps;
const FOLDED = new Set<RailGroup['control']>(['rare', 'indices', 'delivery', 'car', 'rear']);

/** The filters of a section, group by group, as its description says. */
export const FilterRail = memo(function FilterRail(props: FilterRailProps) {
  const { section, search } = props;
  return (
    <section aria-label="Фильтры">
      {section.rail.map((group) => (
        <FilterGroup
          key={group.title}
          title={group.title}
          active={activeIn(group, search)}
          isFolded={FOLDED.has(group.control)}
        >
          <FilterControl group={group} {...props} />
        </FilterGroup>
      ))}
    </section>
  );
});

function SupplierControl(props: FilterRailProps) {
  const [place, isSeen] = useInView<HTMLDivElement>(0);
  const silhouette = <Skeleton shape="box" height={300} />;
  return isSeen ? (
    <Suspense fallback={silhouette}>
      <SupplierFilter {...props} />
    </Suspense>
  ) : (
    <div ref={place}>{silhouette}</div>
  );
}

function FilterControl({ group, ...props }: FilterRailProps & { group: RailGroup }) {
  switch (group.control) {
    case 'marking':
      return <MarkingFilter parts={group.parts} picks={group.picks} {...props} />;
    case 'seasons':
      return <SeasonFilter {...props} />;
    case 'build':
      return (
        <BuildFilter
          studs={group.studs}
          flags={group.flags}
          fields={props.section.fields}
          {...props}
        />
      );
    case 'values':
      return (
        <>
          {group.field === 'colour' && (
            <div className={css.colours}>
              <Suspense>
                <ColourPicks {...props} />
              </Suspense>
            </div>
          )}
          <ValuesFilter
            {...props}
            field={group.field}
            title={group.title}
            searchLabel={group.search}
            isNumeric={props.section.fields[group.field]?.kind === 'numbers'}
          />
        </>
      );
    case 'range':
      return (
        <Suspense fallback={<Skeleton shape="box" height={28} />}>
          <RangeFilter group={group} {...props} />
        </Suspense>
      );
    case 'price':
      return <PriceFilter {...props} />;
    case 'quantity':
      return <QuantityFilter {...props} />;
    case 'age':
      return <AgeFilter {...props} />;
    case 'supplier':
      return <SupplierControl {...props} />;
    default:
      return (
        <Suspense>
          <RareFilter group={group} {...props} />
        </Suspense>
      );
  }
}
