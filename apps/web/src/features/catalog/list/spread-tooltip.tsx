import { Spread } from '@org/ui/spread';
import { Tooltip, TooltipTarget } from '@org/ui/tooltip';

/** The drawing of the spread, with its tooltip. */
export function SpreadTooltip({ words, prices }: { words: string; prices: readonly number[] }) {
  return (
    <Tooltip content={words} defaultOpen>
      <TooltipTarget>
        <Spread values={prices} label={words} />
      </TooltipTarget>
    </Tooltip>
  );
}
