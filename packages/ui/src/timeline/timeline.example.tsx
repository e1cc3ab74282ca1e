import { DateText } from '@org/ui/date-text';
import { Timeline } from '@org/ui/timeline';

const now = new Date('2026-11-21T09:00:00Z');
const at = (value: string) => <DateText value={value} now={now} timeZone="UTC" />;

export function Example() {
  return (
    <Timeline
      label="Order 1042"
      events={[
        { id: '2', title: 'Confirmed', when: at('2026-11-21T08:42:00Z'), tone: 'current' },
        { id: '1', title: 'Sent', when: at('2026-11-20T15:10:00Z'), details: 'Ada Lovelace' },
      ]}
    />
  );
}
