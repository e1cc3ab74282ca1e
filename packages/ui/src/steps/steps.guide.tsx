import type { Guide } from '../foundations/guide.ts';
import { Steps } from './steps.tsx';

export const guide: Guide = {
  use: ['A task of three to six steps in a fixed order.'],
  avoid: [
    ['Any order will do', 'Tabs'],
    ['Nothing is asked on the way', 'Progress'],
  ],
  pairs: [
    {
      good: <Steps label="Import" steps={['File', 'Columns', 'Check', 'Done']} current={1} />,
      why: 'Nouns of one word: the way is seen at a glance.',
      bad: (
        <Steps
          label="Import"
          steps={['Choose the file that you would like to import', 'Next']}
          current={0}
        />
      ),
      whyNot: 'One step is a sentence, the other says nothing.',
    },
  ],
  anatomy: [
    ['Step: its number or a tick, its name', 'li'],
    ['Line between two', 'li + li'],
    ['Mark of the current one, or that it failed', '[aria-current=step]'],
  ],
  criteria: [
    ['1.3.1', 'A list; each says whether it is done'],
    ['1.4.1', 'A tick, not the colour alone'],
  ],
  keys: [],
  words: ['One or two words, all nouns or all verbs.'],
  components: {
    Steps: {
      gets: 'ol',
      draw: (given) => <Steps {...given} label="Import" steps={['File']} current={0} />,
    },
  },
};
