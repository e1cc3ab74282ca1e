import { DateField } from '@org/ui/date-field';

export function Example() {
  return <DateField label="Shipped on" defaultValue="2026-11-24" minValue="2026-11-01" />;
}
