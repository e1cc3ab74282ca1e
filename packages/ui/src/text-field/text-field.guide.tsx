import type { Guide } from '../foundations/guide.ts';
import { TextField } from './text-field.tsx';

export const guide: Guide = {
  use: ['A line of free text: a name, a number of a company, an address.'],
  avoid: [
    ['More than one line', 'TextArea'],
    ['The answers are known', 'Select or ComboBox'],
    ['A count', 'NumberStepper'],
    ['A phone number', 'PhoneInput of @org/phone-input'],
  ],
  pairs: [
    {
      good: <TextField label="Tax number" hint="10 digits, 12 for a sole trader" />,
      why: 'The hint stands before the mistake and stays while one types.',
      bad: <TextField aria-label="Tax number" placeholder="Tax number, 10 digits" />,
      whyNot: 'A placeholder as the label is gone with the first letter.',
    },
    {
      good: (
        <TextField
          label="Tax number"
          defaultValue="66630459"
          isInvalid
          errorMessage="A company’s tax number has 10 digits, this one has 8"
        />
      ),
      why: 'The error says what is wrong and what would be right.',
      bad: (
        <TextField
          label="Tax number"
          defaultValue="66630459"
          isInvalid
          errorMessage="Invalid value"
        />
      ),
      whyNot: 'The reader has to find the mistake alone.',
    },
  ],
  anatomy: [
    ['Label, and beside it whether the field may stay empty', 'label'],
    ['Prefix: an icon or a currency', 'div:has(> input) > :first-child'],
    ['Value, or the grey example', 'input'],
    ['Suffix: a unit or one small button', 'div:has(> input) > :last-child'],
    ['Hint, which gives its place to the error', '[slot=description]'],
  ],
  picture: (
    <TextField label="Price" prefix="€" suffix="a piece" defaultValue="61.00" hint="With tax" />
  ),
  criteria: [['1.3.5', '`autoComplete` says what of a person it asks for']],
  keys: [
    ['Tab', 'Enters and leaves the field'],
    ['Enter', 'Sends the form around it'],
  ],
  words: [
    'The label is a noun without a colon.',
    'Mark what is rarer, “optional” or “required”, not both.',
    'An error tells the next step: “Enter 10 digits”.',
  ],
  components: {
    TextField: {
      gets: 'input',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <TextField {...given} label="Name" hint="Some" />,
    },
  },
};
