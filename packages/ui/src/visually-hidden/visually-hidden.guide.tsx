import type { Guide } from '../foundations/guide.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const guide: Guide = {
  use: ['Words that are seen from the layout have to be heard too.'],
  avoid: [
    ['A control has no words', 'its `label` or `aria-label`'],
    ['All should know it', 'words on the page'],
  ],
  pairs: [
    {
      good: (
        <p>
          € 61.00 <VisuallyHidden>for one tyre</VisuallyHidden>
        </p>
      ),
      why: 'The column’s head says it to the eye, this to the ear.',
      bad: (
        <p>
          € 61.00<VisuallyHidden>, without delivery, which costs € 12</VisuallyHidden>
        </p>
      ),
      whyNot: 'A fact that only listeners learn.',
    },
  ],
  anatomy: ['Text without a place on the page'],
  criteria: [['1.3.1', 'Says in words what the place on the screen says']],
  keys: [],
  words: ['Short: it is heard every time.'],
  components: {
    VisuallyHidden: {
      gets: 'span',
      draw: (given) => <VisuallyHidden {...given}>1</VisuallyHidden>,
    },
  },
};
