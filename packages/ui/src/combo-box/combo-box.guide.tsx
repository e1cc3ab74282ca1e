import type { Guide } from '../foundations/guide.ts';
import { Select } from '../select/select.tsx';
import { ComboBox } from './combo-box.tsx';

export const guide: Guide = {
  use: [
    'One or several of many: cities, brands, people.',
    'The list comes from a server page by page.',
    'A new entry may be made where none fits.',
  ],
  avoid: [
    ['Fewer than about 10 choices', 'Select or RadioGroup'],
    ['Any text is right', 'TextField'],
    ['The list itself is the page', 'SearchField above it'],
  ],
  pairs: [
    {
      good: (
        <ComboBox
          label="City"
          placeholder="Choose a city"
          items={[
            { value: '1', label: 'Omsk', description: 'Omsk region' },
            { value: '2', label: 'Perm', description: 'Perm region' },
          ]}
        />
      ),
      why: 'A second line of meaning tells namesakes apart.',
      bad: <Select label="City, 1 100 of them" items={[{ value: '1', label: 'Abakan' }]} />,
      whyNot: 'A thousand rows without a search are read by nobody.',
    },
  ],
  anatomy: [
    ['Label', 'label'],
    ['Button with the chosen words, or how many they are above chips', '[role=combobox]'],
    ['Box with a search field, which has the focus', '[role=dialog] input, [role=dialog]'],
    ['Rows, drawn as they come into view', '[role=option]'],
    ['Row that makes a new entry', '[role=option]:last-of-type'],
    ['End: loads more, or says what failed', '[role=listbox]'],
    ['Chips of several chosen, if the choice is worth being seen whole', '[aria-label^=Remove]'],
  ],
  picture: (
    <ComboBox
      label="Cities"
      selectionMode="multiple"
      hasChips
      defaultValue={['1']}
      items={[
        { value: '1', label: 'Omsk', description: 'Omsk region' },
        { value: '2', label: 'Perm', description: 'Perm region' },
      ]}
    />
  ),
  opens: '[role=combobox]',
  criteria: [
    ['4.1.3', 'How many were found is announced as one types'],
    ['1.3.1', 'Rows that are not drawn are counted too: `aria-setsize`'],
  ],
  keys: [
    ['Enter, Space, ArrowDown, a letter', 'Opens the list; the letter is the first of the search'],
    ['ArrowDown, ArrowUp', 'Goes through what was found'],
    ['PageDown, PageUp', 'Ten rows on or back'],
    ['Home, End', 'First and last row, while the search is empty'],
    ['Enter', 'Chooses'],
    ['Escape', 'Closes and changes nothing'],
    ['Tab', 'Closes it and goes on'],
  ],
  words: [
    '“Nothing found” says what to do next: “No such city. Try fewer letters”.',
    'The row that makes an entry repeats it: “Add «Nokian»”.',
  ],
  components: {
    ComboBox: {
      gets: '[role=combobox]',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <ComboBox {...given} label="City" items={[]} hint="Some" />,
    },
  },
};
