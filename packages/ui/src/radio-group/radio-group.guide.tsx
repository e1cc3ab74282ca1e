import { Checkbox } from '../checkbox/checkbox.tsx';
import type { Guide } from '../foundations/guide.ts';
import { Radio, RadioGroup } from './radio-group.tsx';

export const guide: Guide = {
  use: ['One of two to five choices, all of them seen.', 'Each needs a line that explains it.'],
  avoid: [
    ['More than about five', 'Select'],
    ['The choice changes a view at once', 'SegmentedControl'],
    ['Yes or no', 'Checkbox or Switch'],
  ],
  pairs: [
    {
      good: (
        <RadioGroup label="Delivery" defaultValue="self">
          <Radio value="self">I fetch it</Radio>
          <Radio value="truck">To my door</Radio>
        </RadioGroup>
      ),
      why: 'The likeliest is chosen already.',
      bad: (
        <>
          <Checkbox>I fetch it</Checkbox>
          <Checkbox>To my door</Checkbox>
        </>
      ),
      whyNot: 'Boxes let one tick both.',
    },
  ],
  anatomy: [
    ['Label', ':scope > div > span:first-child'],
    ['Ring with its words', 'label'],
    ['Small print: what the choice brings', 'label span > span + span'],
    ['Hint, which gives its place to the error', '[slot=description]'],
  ],
  picture: (
    <RadioGroup label="Delivery" defaultValue="self" hint="Both are free">
      <Radio value="self" description="From ten to six">
        I fetch it
      </Radio>
      <Radio value="truck">To my door</Radio>
    </RadioGroup>
  ),
  criteria: [['1.3.1', 'The label names the group']],
  keys: [
    ['ArrowDown, ArrowRight', 'Chooses the next, round the end'],
    ['ArrowUp, ArrowLeft', 'Chooses the one before'],
    ['Space', 'Chooses the one with the focus'],
    ['Tab', 'The whole group is one stop'],
  ],
  words: [
    'All choices in one form.',
    'What differs comes first: “Today”, “Tomorrow”, not “Delivery today”.',
  ],
  components: {
    RadioGroup: {
      gets: '[role=radiogroup]',
      hasRequired: true,
      draw: (given) => (
        <RadioGroup {...given} label="Payment">
          <Radio value="bill">Bill</Radio>
        </RadioGroup>
      ),
    },
    Radio: {
      gets: 'input',
      ref: 'label',
      draw: (given) => (
        <RadioGroup label="Payment">
          <Radio {...given} value="bill">
            Bill
          </Radio>
        </RadioGroup>
      ),
    },
  },
};
