import type { Guide } from '../foundations/guide.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { Progress } from './progress.tsx';

export const guide: Guide = {
  use: ['Work of more than a few seconds whose length is known: an import, an upload.'],
  avoid: [
    ['It is over in a second or two', 'Spinner, or nothing'],
    ['Rows are about to come', 'Skeleton'],
    ['A path through pages', 'Steps'],
  ],
  pairs: [
    {
      good: (
        <div style={{ width: 240 }}>
          <Progress label="Reading 1 240 rows" value={66} />
        </div>
      ),
      why: 'It says what is under way and how far it is.',
      bad: <Spinner label="Please wait" />,
      whyNot: 'After ten seconds a spinner looks broken.',
    },
  ],
  anatomy: [
    ['What is under way', '[role=progressbar] span'],
    ['How far, in per cent', '[role=progressbar] span + span'],
    ['Track and bar', 'svg'],
  ],
  criteria: [['4.1.2', 'Its value is read as per cent']],
  keys: [],
  words: ['A verb in the present with its amount: “Reading 1 240 rows”.'],
  components: {
    Progress: {
      gets: '[role=progressbar]',
      draw: (given) => <Progress {...given} label="Import" value={1} />,
    },
  },
};
