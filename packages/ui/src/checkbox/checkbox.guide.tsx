import type { Guide } from '../foundations/guide.ts';
import { Checkbox, CheckboxGroup } from './checkbox.tsx';

export const guide: Guide = {
  use: ['Any number of a few choices, none included.', 'One agreement, sent with a form.'],
  avoid: [
    ['It works at once, without a form', 'Switch'],
    ['One of several', 'RadioGroup'],
    ['More than ten', 'CheckboxList'],
  ],
  pairs: [
    {
      good: (
        <CheckboxGroup label="Show">
          <Checkbox value="studs">With studs</Checkbox>
          <Checkbox value="runflat">RunFlat</Checkbox>
        </CheckboxGroup>
      ),
      why: 'A ticked box means yes.',
      bad: <Checkbox>Don’t hide tyres without studs</Checkbox>,
      whyNot: 'Nobody knows what an unticked “don’t” does.',
    },
  ],
  anatomy: [
    ['Box: ticked, empty or partly', 'input'],
    ['Words, which are its target too', 'label'],
    ['Group: label, boxes, hint or error', '[role=group]'],
  ],
  criteria: [['1.3.1', 'The label names the group; each box has its own words']],
  keys: [
    ['Space', 'Ticks or unticks'],
    ['Tab', 'Goes to the next box: each is a stop'],
  ],
  words: [
    'Say what is true when it is ticked.',
    'No full stop; the group’s label ends without a colon.',
  ],
  components: {
    Checkbox: {
      gets: 'input',
      ref: 'div',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <Checkbox {...given}>XL</Checkbox>,
    },
    CheckboxGroup: {
      gets: '[role=group]',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: ({ onFocus, onBlur, ...given }) => (
        <CheckboxGroup {...given} label="Marks">
          <Checkbox value="xl" onFocus={onFocus} onBlur={onBlur}>
            XL
          </Checkbox>
        </CheckboxGroup>
      ),
    },
  },
};
