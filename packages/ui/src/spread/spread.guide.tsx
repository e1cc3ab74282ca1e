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
  anatomy: [
    ['Scale', 'span > span, svg'],
    ['A tick for each value', 'svg'],
    ['Mark of the least', 'svg:last-child'],
  ],
  criteria: [['1.1.1', 'The label says how far apart they are']],
  keys: [],
  words: ['`label` says how many and how far apart.'],
  components: {
    Spread: {
      gets: '[role=img]',
      draw: (given) => <Spread {...given} label="24 %" values={[1, 2]} />,
    },
  },
};
