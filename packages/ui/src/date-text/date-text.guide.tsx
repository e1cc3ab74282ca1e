import type { Guide } from '../foundations/guide.ts';
import { DateText } from './date-text.tsx';

export const guide: Guide = {
  use: ['A moment is shown in the reader’s language and zone.'],
  avoid: [
    ['A time span', 'text: “two hours”'],
    ['A date is chosen', '`DateField`'],
  ],
  pairs: [
    {
      good: (
        <DateText
          value="2026-11-21T08:42:00Z"
          now={new Date('2026-11-21T12:00:00Z')}
          locale="en-GB"
          timeZone="UTC"
          isRelative
        />
      ),
      why: '“Today” is quicker than a date, and the exact one is in `datetime`.',
      bad: <span>2026-11-21T08:42:00Z</span>,
      whyNot: 'The server’s format.',
    },
  ],
  anatomy: [['Words of the day', 'time'], 'Time', '`datetime`, for machines'],
  criteria: [['1.3.1', 'Machines read the moment from `datetime`']],
  keys: [],
  words: ['No ordinal endings, no year that is the current one.'],
  components: {
    DateText: {
      gets: 'time',
      draw: (given) => <DateText {...given} value="2026-11-21" locale="en" />,
    },
  },
};
