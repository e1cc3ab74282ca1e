import type { Guide } from '../foundations/guide.ts';
import { Spread } from './spread.tsx';

export const guide: Guide = {
  use: ['Where many values lie on one scale: the prices of one thing.'],
  avoid: [
    ['A change over time', 'Sparkline'],
    ['Two values', 'the two numbers'],
  ],
  pairs: [
    {
      good: <Spread values={[100, 104, 110, 124]} label="Four prices within 24 %" />,
      why: 'Each tick is one price; the first is the best.',
      bad: <Spread values={[100]} label="One price" />,
      whyNot: 'One value has no spread.',
    },
  ],
  anatomy: ['Scale', 'A tick for each value', 'Mark of the least'],
  keys: [],
  words: ['`label` says how many and how far apart.'],
  components: {
    Spread: {
      gets: '[role=img]',
      draw: (given) => <Spread {...given} label="24 %" values={[1, 2]} />,
    },
  },
};
