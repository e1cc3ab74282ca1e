import type { Guide } from '../foundations/guide.ts';
import { Heading } from './heading.tsx';

export const guide: Guide = {
  use: ['The title of a page, and of each part that somebody may look for.'],
  avoid: [
    ['It is large, and names nothing', 'Text'],
    ['It names a field or a group of them', 'the field’s `label`'],
    ['It names a dialog or a sheet', 'its `title`'],
  ],
  pairs: [
    {
      good: <Heading level={2}>You confirm 97 of 100</Heading>,
      why: 'A heading that is the finding saves reading the rest.',
      bad: <Heading level={2}>Statistics of confirmations</Heading>,
      whyNot: 'It only says that something follows.',
    },
    {
      good: (
        <>
          <Heading level={2}>Delivery</Heading>
          <Heading level={3}>To the door</Heading>
        </>
      ),
      why: 'Levels go down by one: a screen reader lists them as the contents of the page.',
      bad: (
        <>
          <Heading level={2}>Delivery</Heading>
          <Heading level={5}>To the door</Heading>
        </>
      ),
      whyNot: 'A level for its size. `size` sets how it looks.',
    },
  ],
  anatomy: [['The title, on one or two balanced lines', 'h2']],
  criteria: [
    ['1.3.1', 'Its level is the level of the page, whatever its size'],
    ['2.4.6', 'A heading says what follows'],
  ],
  keys: [],
  words: ['No full stop at its end.', 'One `level={1}` on a page, and the same words in its tab.'],
  components: {
    Heading: {
      gets: 'h2',
      draw: (given) => (
        <Heading {...given} level={2}>
          One
        </Heading>
      ),
    },
  },
};
