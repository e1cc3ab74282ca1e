import type { Guide } from '../foundations/guide.ts';
import { NumberStepper } from '../number-stepper/number-stepper.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Columns } from './columns.tsx';

export const guide: Guide = {
  use: [
    'Fields or panels of equal weight, beside one another where there is room.',
    'A text with its control at the end of the line.',
  ],
  avoid: [
    ['They follow one another downwards at every width', 'Stack'],
    ['Each is as wide as what is in it', 'Inline'],
    ['They are rows with the same parts, and column heads', 'Table'],
  ],
  pairs: [
    {
      good: (
        <Columns columns="narrow">
          <TextField label="Name" />
          <TextField label="City" />
        </Columns>
      ),
      why: 'As many columns as fit: the same on a phone and in a narrow panel.',
      bad: (
        <Columns columns={4}>
          <TextField label="Name" />
          <TextField label="City" />
        </Columns>
      ),
      whyNot: 'Four columns everywhere: on a phone a field shows four letters.',
    },
    {
      good: (
        <Columns columns="fit last" align="center">
          <span>Ikon Autograph Ice 9</span>
          <NumberStepper label="Pieces" value={4} onChange={() => undefined} />
        </Columns>
      ),
      why: 'The control has its own width, the name takes the rest.',
      bad: (
        <Columns columns={2} align="center">
          <span>Ikon Autograph Ice 9</span>
          <NumberStepper label="Pieces" value={4} onChange={() => undefined} />
        </Columns>
      ),
      whyNot: 'Half of the width for a number of two digits.',
    },
  ],
  anatomy: [
    ['Children, in their order', 'label'],
    ['Equal room between columns and rows, none around them', ':scope > *'],
  ],
  criteria: [
    ['1.3.2', 'The order on the screen is the order in the page'],
    ['1.4.10', 'Columns give way one by one, nothing scrolls sideways'],
  ],
  keys: [],
  words: ['It has none. A list of things is `as="ul"`: a screen reader then tells how many.'],
  components: {
    Columns: { gets: 'div', draw: (given) => <Columns {...given}>One</Columns> },
  },
};
