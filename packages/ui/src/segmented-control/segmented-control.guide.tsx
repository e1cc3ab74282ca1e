import type { Guide } from '../foundations/guide.ts';
import { SegmentedControl } from './segmented-control.tsx';

export const guide: Guide = {
  use: [
    'Two to five views of the same thing: rows or cards, price or time.',
    'The choice works at once.',
  ],
  avoid: [
    ['Each choice is an own page', 'Tabs or TabLinks'],
    ['More than five', 'Select'],
    ['It is sent with a form', 'RadioGroup'],
  ],
  pairs: [
    {
      good: (
        <SegmentedControl
          label="Order"
          defaultValue={['price']}
          options={[
            { value: 'price', label: 'Price' },
            { value: 'time', label: 'Time' },
          ]}
        />
      ),
      why: 'Short words of one length.',
      bad: (
        <SegmentedControl
          label="Order"
          defaultValue={['price']}
          options={[
            { value: 'price', label: 'The cheapest ones before the others' },
            { value: 'time', label: 'Time' },
          ]}
        />
      ),
      whyNot: 'One long segment pushes the others away.',
    },
  ],
  anatomy: [
    ['Frame', '[role=radiogroup]'],
    ['Segment: icon, word, count', '[role=radio]'],
    ['Mark of what is chosen', '[aria-checked=true]'],
  ],
  criteria: [
    ['1.4.11', 'What is chosen differs by ground and weight'],
    ['4.1.2', 'A group of radio buttons'],
  ],
  keys: [
    ['ArrowRight, ArrowLeft', 'Goes through the segments'],
    ['Space, Enter', 'Chooses'],
    ['Tab', 'The whole control is one stop'],
  ],
  words: ['One word each, all nouns or all verbs.', 'An icon alone still has a label.'],
  components: {
    SegmentedControl: {
      gets: '[role=radiogroup]',
      draw: (given) => (
        <SegmentedControl {...given} label="View" options={[{ value: 'a', label: 'A' }]} />
      ),
    },
  },
};
