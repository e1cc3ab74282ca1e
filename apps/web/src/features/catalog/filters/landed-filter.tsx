import { Text } from '@org/ui/text';
import { toKopecks, toRubles } from './amount.ts';
import { AmountField } from './amount-field.tsx';
import * as css from './filter-rail.css.ts';
import type { FilterProps } from './filter-values.ts';

/** Filters by the landed price: a piece with its delivery to the buyer's city. */
export function LandedFilter({ search: { filters, place }, onChange }: FilterProps) {
  return (
    <>
      <Text as="span" size={12} tone="secondary">
        С доставкой: {place?.to}
      </Text>
      <div className={css.two}>
        <AmountField
          label="С доставкой от"
          placeholder="от"
          unit="₽"
          value={toRubles(filters.landed_min as number | undefined)}
          onCommit={(rubles) => onChange({ landed_min: toKopecks(rubles) })}
        />
        <AmountField
          label="С доставкой до"
          placeholder="до"
          unit="₽"
          value={toRubles(filters.landed_max as number | undefined)}
          onCommit={(rubles) => onChange({ landed_max: toKopecks(rubles) })}
        />
      </div>
    </>
  );
}
