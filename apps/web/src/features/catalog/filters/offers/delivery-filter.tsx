import { SegmentedControl } from '@org/ui/segmented-control';
import { formatDeliveryDays } from '../../../../shared/format/format.ts';
import type { FilterProps } from '../filter-values.ts';

const TERMS = [1, 2, 3, 7];

/** Filters by the most days that the delivery may take. */
export function DeliveryFilter({ search: { filters }, onChange }: FilterProps) {
  const chosen = filters.delivery_days_max;
  const own = typeof chosen === 'number' && !TERMS.includes(chosen) ? [chosen] : [];
  return (
    <SegmentedControl
      label="Срок отгрузки не больше"
      look="pills"
      isClearable
      options={[...TERMS, ...own]
        .sort((a, b) => a - b)
        .map((days) => ({ value: String(days), label: formatDeliveryDays(days, days) }))}
      value={chosen === undefined ? [] : [String(chosen)]}
      onChange={([days]) => onChange({ delivery_days_max: days ? Number(days) : undefined })}
    />
  );
}
