import type { Guide } from '../foundations/guide.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from './spinner.tsx';

export const guide: Guide = {
  use: ['Something small is under way, for longer than about a second.'],
  avoid: [
    ['A button works', 'its `isPending`'],
    ['A page or rows are loading', 'Skeleton'],
    ['The length is known', 'Progress'],
  ],
  pairs: [
    {
      good: (
        <div style={{ display: 'grid', gap: 8, width: 200 }}>
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      ),
      why: 'Rows keep their place, nothing jumps when they come.',
      bad: <Spinner label="Loading rows" />,
      whyNot: 'A lone spinner in an empty page says nothing of what comes.',
    },
  ],
  anatomy: [
    ['Ring that turns; with reduced motion it stands', 'span'],
    'Label, read out and not seen',
  ],
  picture: <Spinner label="Loading" size={32} />,
  criteria: [
    ['4.1.3', 'The label says what is under way'],
    ['2.2.2', 'With reduced motion it stands still'],
  ],
  keys: [],
  words: ['The label says what for: “Loading offers”.'],
  components: {
    Spinner: { gets: '[role=progressbar]', draw: (given) => <Spinner {...given} label="…" /> },
  },
};
