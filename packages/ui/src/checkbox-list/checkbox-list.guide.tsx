import type { Guide } from '../foundations/guide.ts';
import { CheckboxList } from './checkbox-list.tsx';

export const guide: Guide = {
  use: [
    'Any number of many choices, seen on the page: a filter by brand.',
    'The list may come from a server page by page.',
  ],
  avoid: [
    ['Up to ten choices', 'CheckboxGroup'],
    ['There is no room for a list', 'ComboBox with several values'],
  ],
  pairs: [
    {
      good: (
        <div style={{ width: 240 }}>
          <CheckboxList
            label="Brands"
            items={[
              { value: '1', label: 'Nokian', count: 214 },
              { value: '2', label: 'Pirelli', count: 96 },
            ]}
          />
        </div>
      ),
      why: 'Counts say what a tick would leave.',
      bad: (
        <div style={{ width: 240 }}>
          <CheckboxList
            label="Season"
            items={[
              { value: 'w', label: 'Winter' },
              { value: 's', label: 'Summer' },
            ]}
          />
        </div>
      ),
      whyNot: 'Two choices need neither a search nor a list.',
    },
  ],
  anatomy: [
    ['Search field', 'input'],
    ['Rows with a box, words and a count', '[role=option]'],
    ['Button that unfolds the rest', 'button:not([aria-label])'],
    'End: loads more, or says what failed',
  ],
  picture: (
    <div style={{ width: 260 }}>
      <CheckboxList
        label="Brands"
        foldedCount={2}
        items={[
          { value: '1', label: 'Nokian', count: 214 },
          { value: '2', label: 'Pirelli', count: 96 },
          { value: '3', label: 'Toyo', count: 40 },
        ]}
      />
    </div>
  ),
  criteria: [
    ['1.3.1', 'A list of options, each with its place and the number of all'],
    ['4.1.3', 'How many were found is announced'],
  ],
  keys: [
    ['ArrowDown, ArrowUp', 'Goes through the rows'],
    ['Home, End', 'Goes to the first or the last row'],
    ['Space, Enter', 'Ticks or unticks the row'],
    ['Tab', 'The whole list is one stop'],
  ],
  words: ['The button that unfolds says how many: “48 more”.', 'Counts without a unit.'],
  components: {
    CheckboxList: {
      gets: '[role=listbox]',
      draw: (given) => <CheckboxList {...given} label="Cities" items={[]} />,
    },
  },
};
