import type { Guide } from '../foundations/guide.ts';
import { SearchField } from './search-field.tsx';

export const guide: Guide = {
  use: ['Free text finds things on this page or in this product.'],
  avoid: [
    ['One of a known list is chosen', 'ComboBox'],
    ['Several properties at once', 'fields of a filter'],
  ],
  pairs: [
    {
      good: <SearchField label="Find a supplier" placeholder="Name or city" />,
      why: 'The label says what is searched, the example says by what.',
      bad: <SearchField aria-label="Search" placeholder="Search…" />,
      whyNot: '“Search” names the tool, not what it finds.',
    },
  ],
  anatomy: [
    ['Label', 'label'],
    ['Magnifier', 'svg'],
    ['Text', 'input'],
    ['Cross, while it is not empty', 'button'],
    'Key that leads here, while it is',
  ],
  picture: <SearchField label="Find a supplier" defaultValue="Wheel" />,
  criteria: [['3.3.2', 'A label is read where none is seen']],
  keys: [
    ['Enter', 'Searches: `onSubmit`'],
    ['Escape', 'Empties the field'],
    ['The `shortcut`', 'Leads here from anywhere on the page'],
  ],
  words: ['“Find a tyre” rather than “Search”.', 'The example is a real one: “205/55 R16”.'],
  components: {
    SearchField: {
      gets: 'input',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <SearchField {...given} label="Find" />,
    },
  },
};
