import type { Guide } from '../foundations/guide.ts';
import { TextField } from '../text-field/text-field.tsx';
import { CodeField } from './code-field.tsx';

export const guide: Guide = {
  use: ['A code of six digits that was sent, or that an app shows.'],
  avoid: [
    ['A code of letters, or of another length', 'TextField'],
    ['A count', 'NumberStepper'],
  ],
  pairs: [
    {
      good: <CodeField label="Code from the app" hint="It changes every 30 seconds" />,
      why: 'The cells say how many digits there are, and how many are missing.',
      bad: <TextField label="Code" placeholder="000000" />,
      whyNot: 'Nobody knows which code, and the example looks like one.',
    },
  ],
  anatomy: [
    ['Label: where the code is', 'label'],
    ['Six cells', 'input'],
    ['Hint, which gives its place to the error', '[slot=description]'],
  ],
  criteria: [
    ['3.3.8', 'The code may be pasted, and the browser may fill it in'],
    ['1.3.5', '`autocomplete="one-time-code"`'],
  ],
  keys: [
    ['Tab', 'Enters and leaves the field'],
    ['Left, Right', 'Moves between the digits'],
    ['Enter', 'Sends the form around it'],
  ],
  words: ['The label says where the code is: “Code from the app”.'],
  components: {
    CodeField: {
      gets: 'input',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <CodeField {...given} label="Code" hint="Some" />,
    },
  },
};
