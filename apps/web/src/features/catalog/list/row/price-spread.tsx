import { Spread } from '@org/ui/spread';
import { Suspense, useState } from 'react';
import { countOf, formatMoney, formatShare, OFFERS } from '../../../../shared/format/format.ts';
import { lazyPart } from '../../../../shared/page/lazy-part.ts';
// not imported from offer-words.ts, which is not needed before a row is opened
import { dearerBy } from '../../offers/dearer-by.ts';

const SpreadTooltip = lazyPart(() => import('./spread-tooltip.tsx'), 'SpreadTooltip');

export interface PriceSpreadProps {
  /** Kopecks, ascending; a sample of the offers. */
  prices: readonly number[];
  offersCount: number;
}

/** Shows how far the prices of a product lie apart. The tooltip and its code load when the pointer comes. */
export function PriceSpread({ prices, offersCount }: PriceSpreadProps) {
  const [isWanted, setWanted] = useState(false);
  const [least] = prices;
  const most = prices.at(-1);
  if (least === undefined || most === undefined) return null;
  const words = `${countOf(offersCount, OFFERS)}: ${formatMoney(least)} – ${formatMoney(most)}, ${formatShare(dearerBy(most, least))}`;
  const drawing = <Spread values={prices} label={words} onPointerEnter={() => setWanted(true)} />;
  if (!isWanted) return drawing;
  return (
    <Suspense fallback={drawing}>
      <SpreadTooltip words={words} prices={prices} />
    </Suspense>
  );
}
