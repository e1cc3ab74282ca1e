import type { Guide } from '../foundations/guide.ts';
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from './select.tsx';

export const guide: Guide = {
  use: [
    'One or several of 5 to some 20 known choices.',
    'A longer list whose order everybody knows: months, sizes.',
  ],
  avoid: [
    ['Two to four choices', 'RadioGroup or SegmentedControl'],
    ['A list that has to be searched', 'ComboBox'],
    ['Actions, not values', 'Menu'],
  ],
  pairs: [
    {
      good: (
        <RadioGroup label="Payment" defaultValue="bill">
          <Radio value="bill">Bill</Radio>
          <Radio value="card">Card</Radio>
        </RadioGroup>
      ),
      why: 'Two choices are seen at once, without a press.',
      bad: (
        <Select
          label="Payment"
          items={[
            { value: 'bill', label: 'Bill' },
            { value: 'card', label: 'Card' },
          ]}
          defaultValue="bill"
        />
      ),
      whyNot: 'A list hides one choice behind a press.',
    },
  ],
  anatomy: [
    ['Label', 'label'],
    ['Button with the chosen words, or the placeholder', '[role=combobox]'],
    ['Cross, where it may be emptied', '[aria-label=Clear]'],
    ['Chevron', '[role=combobox] svg'],
    ['Box with sections, rows and the end that loads more', '[role=listbox]'],
    ['Hint, which gives its place to the error', '[slot=description]'],
  ],
  picture: (
    <Select
      label="City"
      items={[
        { value: 'ekb', label: 'Yekaterinburg', section: 'Ural' },
        { value: 'oms', label: 'Omsk', section: 'Siberia' },
      ]}
      defaultValue="oms"
      clearLabel="Clear"
      hint="Where it is delivered"
    />
  ),
  opens: '[role=combobox]',
  criteria: [
    ['1.3.1', 'Rows that are not drawn are counted too: `aria-setsize`'],
    ['4.1.2', 'A combobox without a field, as the ARIA practices have it'],
  ],
  keys: [
    ['Enter, Space, ArrowDown, ArrowUp', 'Opens the list on the chosen row'],
    ['ArrowDown, ArrowUp', 'Goes through the rows'],
    ['PageDown, PageUp', 'Ten rows on or back'],
    ['Home, End', 'Goes to the first or the last row'],
    ['A letter', 'Goes to the next row that begins with it'],
    ['Enter, Space', 'Chooses; several are ticked one by one'],
    ['Backspace', 'Empties a clearable field, or takes the last of several away'],
    ['Escape', 'Closes the list and changes nothing'],
    ['Tab', 'Closes it and goes on'],
  ],
  words: [
    'The placeholder says what to choose: “Choose a city”.',
    'Choices in one form, the distinguishing word first.',
    'Sorted as people look for them: by the alphabet, by size, by use.',
  ],
  components: {
    Select: {
      gets: '[role=combobox]',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <Select {...given} label="City" items={[]} hint="Some" />,
    },
  },
};
