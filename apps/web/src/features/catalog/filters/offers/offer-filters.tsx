import { SegmentedControl } from '@org/ui/segmented-control';
import * as css from '../filter-rail.css.ts';
import type { FilterProps } from '../filter-values.ts';
import { AmountField } from '../values/amount-field.tsx';

const PIECES = ['4', '20', '40', '100'];

/** Filters by how many pieces one offer must have: the usual lots, or any number. */
export function QuantityFilter({ search: { filters }, onChange }: FilterProps) {
  const chosen = filters.quantity_min as number | undefined;
  const isUsual = PIECES.includes(String(chosen));
  return (
    <div className={css.pieces}>
      <SegmentedControl
        label="Остаток от, штук"
        look="pills"
        isClearable
        options={PIECES.map((value) => ({ value, label: value }))}
        value={isUsual ? [String(chosen)] : []}
        onChange={([value]) => onChange({ quantity_min: value ? Number(value) : undefined })}
      />
      <AmountField
        label="Остаток от, штук"
        placeholder="шт."
        value={isUsual ? undefined : chosen}
        onCommit={(pieces) =>
          onChange({ quantity_min: pieces && pieces >= 1 ? Math.round(pieces) : undefined })
        }
      />
    </div>
  );
}

/** Filters by the earliest year of production. Only years that are on offer can be chosen. */
export function AgeFilter({ search: { filters }, facets, onChange }: FilterProps) {
  const years = (facets?.dot_year ?? [])
    .map(({ value }) => String(value))
    .sort()
    .reverse()
    .slice(0, 4);
  const chosen = filters.dot_year_min === undefined ? [] : [String(filters.dot_year_min)];
  const options = [...new Set([...years, ...chosen])].sort().reverse();
  return (
    <SegmentedControl
      label="Год выпуска не старше"
      look="pills"
      isClearable
      options={options.map((value) => ({ value, label: `с ${value}` }))}
      value={chosen}
      onChange={([value]) => onChange({ dot_year_min: value ? Number(value) : undefined })}
    />
  );
}
