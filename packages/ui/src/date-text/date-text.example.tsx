import { DateText } from '@org/ui/date-text';

export function Example() {
  return <DateText value="2026-11-21T08:42:00Z" locale="en-GB" timeZone="UTC" />;
}
