import type { Guide } from '../foundations/guide.ts';
import { Switch } from './switch.tsx';

export const guide: Guide = {
  use: ['One thing is on or off, and works at once.'],
  avoid: [
    ['It counts only when the form is sent', 'Checkbox'],
    ['Two things that are not on and off', 'SegmentedControl'],
  ],
  pairs: [
    {
      good: <Switch defaultSelected>Favourites only</Switch>,
      why: 'The words name what is on; the knob says whether.',
      bad: <Switch>Switch favourites on or off</Switch>,
      whyNot: 'The words tell what a switch is.',
    },
  ],
  anatomy: [
    ['Words', 'label span:last-child'],
    ['Track', 'input + *, label > span + span'],
    ['Knob', 'input'],
  ],
  criteria: [['1.4.11', 'The knob moves: on is told without colour']],
  keys: [['Space', 'Turns it on or off']],
  words: ['A noun or a state, never a question.', 'The words don’t change with the state.'],
  components: {
    Switch: {
      gets: 'input',
      ref: 'label',
      hasFocus: true,
      hasReadOnly: true,
      draw: (given) => <Switch {...given}>XL</Switch>,
    },
  },
};
