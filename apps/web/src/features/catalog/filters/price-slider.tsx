import { Slider } from '@org/ui/slider';
import { useState } from 'react';
import type { FilterProps } from './filter-values.ts';

interface PriceSliderProps extends Pick<FilterProps, 'onChange'> {
  min: number | undefined;
  max: number | undefined;
  facet: NonNullable<FilterProps['facets']>['price'];
}

/** A histogram of the prices with a slider of two thumbs; nothing if all prices are the same. */
export function PriceSlider({ min, max, facet, onChange }: PriceSliderProps) {
  const [dragged, setDragged] = useState<readonly [number, number]>();
  const first = facet?.histogram.at(0);
  const last = facet?.histogram.at(-1);
  if (!facet || !first || !last || last.to <= first.from) return null;
  const [lowest, highest] = [first.from, last.to];
  return (
    <Slider
      label="Цена за штуку"
      thumbLabels={['Цена от', 'Цена до']}
      minValue={lowest}
      maxValue={highest}
      step={10_000}
      formatOptions={{ maximumFractionDigits: 0 }}
      counts={facet.histogram.map(({ count }) => count)}
      value={dragged ?? [min ?? lowest, max ?? highest]}
      onChange={setDragged}
      onChangeEnd={([from, to]) => {
        setDragged(undefined);
        // a thumb at its end means «any»
        onChange({
          price_min: from > lowest ? from : undefined,
          price_max: to < highest ? to : undefined,
        });
      }}
    />
  );
}
