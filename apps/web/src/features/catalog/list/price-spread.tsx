import { Spread } from '@org/ui/chart';
import { Tooltip, TooltipTarget } from '@org/ui/tooltip';
import { countOf, formatMoney, formatShare } from '../../../shared/format.ts';
import { dearerBy } from '../offers/offer-words.ts';

const OFFERS = ['предложение', 'предложения', 'предложений'] as const;

export interface PriceSpreadProps {
  /** Kopecks, ascending; a sample of the offers. */
  prices: readonly number[];
  offersCount: number;
}

/** How far the offers of a product lie apart. */
export function PriceSpread({ prices, offersCount }: PriceSpreadProps) {
  const [least] = prices;
  const most = prices.at(-1);
  if (least === undefined || most === undefined) return null;
  const range = `${formatMoney(least)} – ${formatMoney(most)}`;
  const words = `${countOf(offersCount, OFFERS)}: ${range}, ${formatShare(dearerBy(most, least))}`;
  return (
    <Tooltip content={words}>
      <TooltipTarget>
        <Spread values={prices} label={words} />
      </TooltipTarget>
    </Tooltip>
  );
}
