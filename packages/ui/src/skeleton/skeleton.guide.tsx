import type { Guide } from '../foundations/guide.ts';
import { Skeleton } from './skeleton.tsx';

export const guide: Guide = {
  use: ['Rows, cards or a page are about to come, and their shape is known.'],
  avoid: [
    ['The shape isn’t known', 'Spinner'],
    ['It comes in less than half a second', 'nothing'],
    ['A new list follows one that is there', 'the old one, faded'],
  ],
  pairs: [
    {
      good: (
        <div style={{ display: 'grid', gap: 8, width: 220 }}>
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </div>
      ),
      why: 'About as long as the text that comes.',
      bad: <Skeleton width={220} height={160} />,
      whyNot: 'A grey box of another shape: the page jumps twice.',
    },
  ],
  anatomy: [['A bar for each line, or a circle', 'svg']],
  criteria: [
    ['1.1.1', 'Hidden from a screen reader: the place that loads says so'],
    ['2.2.2', 'It does not end: with reduced motion it stands still'],
  ],
  keys: [],
  words: ['It has none. Say once, on the list, that it loads: `aria-busy`.'],
  components: {
    Skeleton: { gets: 'svg', draw: (given) => <Skeleton {...given} /> },
  },
};
