import { Skeleton } from '@org/ui/skeleton';
import type { ReactNode } from 'react';
import { PopularSizes, PriceLists, Stock } from './blocks.tsx';
import { countsOf } from './counts.ts';
import * as css from './market.css.ts';
import { PriceChart } from './price-chart.tsx';
import { SectionTiles } from './section-tiles.tsx';
import type { Statistics } from './statistics.atoms.ts';
import { Figures } from './statistics-figures.tsx';

export interface MarketProps {
  statistics: Statistics | undefined;
  /** What the page begins with. */
  children: ReactNode;
}

/** The market on one page: figures, sections, prices, sizes, stock, fresh price lists. */
export function Market({ statistics, children }: MarketProps) {
  return (
    <div className={css.market}>
      {children}
      <div className={css.figures}>
        {statistics ? <Figures statistics={statistics} /> : <Skeleton shape="box" height={110} />}
      </div>
      <section aria-label="Разделы">
        <SectionTiles counts={countsOf(statistics)} />
      </section>
      {statistics ? (
        <div className={css.columns}>
          {statistics.price_index.length > 0 && <PriceChart statistics={statistics} />}
          <PopularSizes sizes={statistics.popular_sizes} />
          <Stock brands={statistics.tyre_brands} />
          <PriceLists lists={statistics.price_lists} />
        </div>
      ) : (
        <Skeleton shape="box" height={320} />
      )}
    </div>
  );
}
