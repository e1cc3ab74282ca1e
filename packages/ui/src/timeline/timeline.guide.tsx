import type { Guide } from '../foundations/guide.ts';
import { Timeline } from './timeline.tsx';

export const guide: Guide = {
  isFresh: true,
  use: ['What has happened to an order, a company, a list: who did what, and when.'],
  avoid: [
    ['A way whose end is known beforehand', 'Steps'],
    ['Amounts over time', 'LineChart'],
  ],
  pairs: [
    {
      good: (
        <Timeline
          label="Order"
          events={[
            { id: '2', title: 'Supplier confirmed 8 of 12', when: '11:42', tone: 'warn' },
            { id: '1', title: 'Sent', when: '10:05' },
          ]}
        />
      ),
      why: 'The newest first, and the word says what the colour says.',
      bad: (
        <Timeline
          label="Order"
          events={[
            { id: '1', title: 'Status changed', when: '11:42', tone: 'warn' },
            { id: '2', title: 'Status changed', when: '10:05' },
          ]}
        />
      ),
      whyNot: 'Something happened. What?',
    },
  ],
  anatomy: [
    ['Mark, with a line to the next', '[aria-hidden]'],
    ['What happened', 'li div > span'],
    ['When', 'li div > span + span'],
    ['Who, or why', 'li > div + div'],
  ],
  picture: (
    <Timeline
      label="Order"
      events={[
        {
          id: '2',
          title: 'Supplier confirmed 8 of 12',
          when: '11:42',
          details: 'Anna: the rest on Friday',
        },
        { id: '1', title: 'Sent', when: '10:05' },
      ]}
    />
  ),
  criteria: [
    ['1.3.1', 'A list in the order of time'],
    ['1.4.1', 'Words say what the colour of a mark says'],
  ],
  keys: [],
  words: ['A title is a short sentence in the past, with who did it if that matters.'],
  components: {
    Timeline: {
      gets: 'ol',
      draw: (given) => (
        <Timeline {...given} label="Order" events={[{ id: '1', title: 'Sent', when: '10:05' }]} />
      ),
    },
  },
};
