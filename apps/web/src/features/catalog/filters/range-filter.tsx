import type { RailGroup } from '../search/catalog-sections.ts';
import { AmountField } from './amount-field.tsx';
import * as css from './filter-rail.css.ts';
import type { FilterProps } from './filter-values.ts';

/** Two fields, from and to, for example of an offset or a bore. */
export function RangeFilter({
  search: { filters },
  onChange,
  group: { min, max, title, unit },
}: FilterProps & { group: Extract<RailGroup, { control: 'range' }> }) {
  const amount = (field: string, label: string, placeholder: string) => (
    <AmountField
      label={`${title} ${label}`}
      placeholder={placeholder}
      unit={unit}
      value={filters[field] as number | undefined}
      onCommit={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <div className={css.two}>
      {amount(min, 'от', 'от')}
      {amount(max, 'до', 'до')}
    </div>
  );
}
