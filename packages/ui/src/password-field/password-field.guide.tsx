import type { Guide } from '../foundations/guide.ts';
import { PasswordField } from './password-field.tsx';

export const guide: Guide = {
  use: ['A password, present or new.'],
  avoid: [
    ['A code that was sent', 'CodeField'],
    ['Any other text that nobody should see on the screen', 'TextField with `type="password"`'],
  ],
  pairs: [
    {
      good: <PasswordField label="Password" hint="At least 12 characters" />,
      why: 'The rule is there before the first letter, and what is typed can be looked at.',
      bad: <PasswordField label="Password" errorMessage="Invalid password" isInvalid />,
      whyNot: 'Nobody knows what would be valid.',
    },
  ],
  anatomy: [
    ['Label', 'label'],
    ['Field', 'input'],
    ['Button that shows the password', 'button'],
    ['Hint or error', '[slot=description]'],
    ['Strength', '[role=status]'],
  ],
  picture: (
    <PasswordField
      label="Password"
      hint="At least 12 characters"
      defaultValue="winter-tyres"
      strength={{ step: 2, text: 'Fair' }}
    />
  ),
  criteria: [
    ['3.3.8', 'It may be pasted and filled in; what is typed can be shown'],
    ['1.3.5', '`autocomplete` of a present or a new password'],
  ],
  keys: [
    ['Tab', 'from the field to the button'],
    ['Space, Enter', 'on the button show and hide the password'],
  ],
  words: ['The strength is a word; the scale repeats it.', 'The hint says the rule.'],
  components: {
    PasswordField: {
      gets: 'input',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <PasswordField {...given} label="Password" />,
    },
  },
};
