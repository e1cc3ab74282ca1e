import { Skeleton } from '@org/ui/skeleton';
import { Suspense } from 'react';
import { useInView } from '../../../../shared/hooks/use-in-view.ts';
import { lazyPart } from '../../../../shared/page/lazy-part.ts';
import * as css from '../filter-rail.css.ts';
import type { FilterProps } from '../filter-values.ts';
import { toKopecks, toRubles } from '../values/amount.ts';
import { AmountField } from '../values/amount-field.tsx';

const PriceSlider = lazyPart(() => import('./price-slider.tsx'), 'PriceSlider');
const LandedFilter = lazyPart(() => import('./landed-filter.tsx'), 'LandedFilter');
/** As high, 51 px, as the slider with its histogram. */
const silhouette = <Skeleton shape="box" height={51} />;

/** Filters by the price of a piece: a histogram of the products, and fields from and to. */
export function PriceFilter({ search, facets, onChange }: FilterProps) {
  const { filters, place: city } = search;
  const min = filters.price_min as number | undefined;
  const max = filters.price_max as number | undefined;
  const [place, isSeen] = useInView<HTMLDivElement>();
  return (
    <>
      {facets && isSeen ? (
        <Suspense fallback={silhouette}>
          <PriceSlider min={min} max={max} facet={facets.price} onChange={onChange} />
        </Suspense>
      ) : (
        <div ref={place}>{silhouette}</div>
      )}
      <div className={css.two}>
        <AmountField
          label="Цена от"
          placeholder="от"
          unit="₽"
          value={toRubles(min)}
          onCommit={(rubles) => onChange({ price_min: toKopecks(rubles) })}
        />
        <AmountField
          label="Цена до"
          placeholder="до"
          unit="₽"
          value={toRubles(max)}
          onCommit={(rubles) => onChange({ price_max: toKopecks(rubles) })}
        />
      </div>
      {city && (
        <Suspense>
          <LandedFilter search={search} facets={facets} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}
