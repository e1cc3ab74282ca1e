import type { Guide } from '../foundations/guide.ts';
import { NumberStepper } from './number-stepper.tsx';

export const guide: Guide = {
  use: ['A small count that is usually changed by one step: pieces, nights, people.'],
  avoid: [
    ['A number that is known in full: a price, a year', 'TextField with `inputMode="numeric"`'],
    ['A range between two ends', 'Slider'],
  ],
  pairs: [
    {
      good: <NumberStepper label="Quantity" defaultValue={4} minValue={4} step={4} />,
      why: 'Tyres are sold by the set: the step is what people buy.',
      bad: <NumberStepper label="Year" defaultValue={1987} step={1} />,
      whyNot: 'Nobody presses thirty times to reach a year.',
    },
  ],
  anatomy: [
    ['Label', 'label'],
    ['Minus', '[slot=decrement]'],
    ['Number, which may be typed', 'input'],
    ['Plus', '[slot=increment]'],
    ['Error', '[slot=errorMessage]'],
  ],
  picture: (
    <NumberStepper
      label="Quantity"
      defaultValue={4}
      minValue={4}
      step={4}
      errorMessage="Only 4 are left"
      isInvalid
    />
  ),
  criteria: [['2.5.7', 'The number may be typed']],
  keys: [
    ['ArrowUp, ArrowDown', 'One step more or less'],
    ['PageUp, PageDown', 'One step more or less'],
    ['Home, End', 'Least and greatest number'],
    ['Tab', 'Goes past minus and plus: they are for the pointer'],
  ],
  words: [
    'The label names what is counted.',
    '`decreaseLabel` and `increaseLabel` are read out: “Fewer tyres”, “More tyres”.',
  ],
  components: {
    NumberStepper: {
      gets: 'input',
      hasFocus: true,
      hasReadOnly: true,
      draw: (given) => <NumberStepper {...given} label="Quantity" />,
    },
  },
};
