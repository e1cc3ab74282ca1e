import { DateRangeField } from '@org/ui/date-range-field';

export function Example() {
  return (
    <DateRangeField
      label="Ordered"
      maxValue="2026-11-30"
      presets={[
        { label: 'Any time', value: null },
        { label: 'Today', value: { from: '2026-11-30', to: '2026-11-30' } },
        { label: 'This month', value: { from: '2026-11-01', to: '2026-11-30' } },
      ]}
    />
  );
}
