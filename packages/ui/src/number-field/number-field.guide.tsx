import type { Guide } from '../foundations/guide.ts';
import { NumberField } from './number-field.tsx';

export const guide: Guide = {
  use: ['A price, a weight, a share: a number that is typed.'],
  avoid: [
    ['A small number that is changed by one', 'NumberStepper'],
    ['A range between two limits', 'Slider'],
    ['Digits that are no number: an article, a tax number', 'TextField with `inputMode="numeric"`'],
  ],
  pairs: [
    {
      good: <NumberField label="Pieces in a pack" defaultValue={4} step={4} minValue={4} />,
      why: 'Only what can be sold: the field goes to the next multiple.',
      bad: (
        <NumberField
          label="Pieces in a pack"
          defaultValue={5}
          isInvalid
          errorMessage="Not a multiple of 4"
        />
      ),
      whyNot: 'The reader has to calculate.',
    },
  ],
  anatomy: [
    ['Label', 'label'],
    ['Field', 'input'],
    ['Unit', 'input + span'],
    ['Hint or error', '[slot=description]'],
  ],
  picture: (
    <NumberField
      label="Pieces in a pack"
      defaultValue={4}
      step={4}
      minValue={4}
      suffix="pcs"
      hint="Sold by fours"
    />
  ),
  criteria: [['3.3.1', 'A number that can’t be is refused with its reason']],
  keys: [
    ['Up, Down', 'one step'],
    ['Page Up, Page Down', 'one step'],
    ['Home, End', 'to the least and the most, if there are'],
  ],
  words: ['The unit stands after the number, not in the label.'],
  components: {
    NumberField: {
      gets: 'input',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <NumberField {...given} label="Price" />,
    },
  },
};
