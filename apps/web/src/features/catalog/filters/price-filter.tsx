import { Slider } from '@org/ui/slider';
import { useState } from 'react';
import { AmountField } from './amount-field.tsx';
import * as css from './filter-rail.css.ts';
import type { FilterProps } from './filter-values.ts';

const toKopecks = (rubles: number | undefined) =>
  rubles === undefined ? undefined : Math.max(0, Math.round(rubles * 100));
const toRubles = (kopecks: number | undefined) =>
  kopecks === undefined ? undefined : kopecks / 100;

/** The price of a piece: where the goods are, and from what to what. */
export function PriceFilter({ search: { filters }, facets, onChange }: FilterProps) {
  const min = filters.price_min as number | undefined;
  const max = filters.price_max as number | undefined;
  return (
    <>
      <PriceSlider min={min} max={max} facet={facets?.price} onChange={onChange} />
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
    </>
  );
}

interface PriceSliderProps extends Pick<FilterProps, 'onChange'> {
  min: number | undefined;
  max: number | undefined;
  facet: NonNullable<FilterProps['facets']>['price'];
}

function PriceSlider({ min, max, facet, onChange }: PriceSliderProps) {
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
