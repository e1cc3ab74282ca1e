import type { Guide } from '../foundations/guide.ts';
import { Rating } from '../rating/rating.tsx';

export const guide: Guide = {
  use: ['A mean of marks, read and not given.'],
  avoid: [
    ['Marks are given here', 'RadioGroup'],
    ['There are fewer than three marks', 'how many there are'],
  ],
  pairs: [
    {
      good: <Rating label="Rating 4.9 of 5, 128 orders">4.9</Rating>,
      why: 'Read out with its scale and its weight.',
      bad: <Rating label="Star">5.0</Rating>,
      whyNot: 'Whose mark, of how many, of what scale?',
    },
  ],
  anatomy: ['Star', 'Mean, one decimal'],
  keys: [],
  words: ['`label` has the scale: “4.9 of 5”.'],
  components: {
    Rating: {
      gets: 'span',
      draw: (given) => (
        <Rating {...given} label="Rating">
          4.9
        </Rating>
      ),
    },
  },
};
