import type { Guide } from '../foundations/guide.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Form, SubmitButton } from './form.tsx';

export const guide: Guide = {
  use: [
    'Values that are sent together.',
    'A server that refuses some of them: its answer goes into `errors` as it is.',
  ],
  avoid: [
    ['A choice that works at once', 'the control alone, with `onChange`'],
    ['One question before an action', 'ConfirmDialog'],
  ],
  pairs: [
    {
      good: (
        <Form label="Company" errors={{ tax: 'A company has 10 digits, here are 9' }}>
          <TextField label="Tax number" name="tax" defaultValue="770123456" />
        </Form>
      ),
      why: 'What is wrong stands at the field, and says what is missing.',
      bad: (
        <Form label="Company" errors={{ all: 'Validation failed' }}>
          <TextField label="Tax number" name="tax" defaultValue="770123456" />
        </Form>
      ),
      whyNot: 'Somebody has to find out which field, and why.',
    },
  ],
  anatomy: [
    ['Summary of what was refused', '[role=alert]'],
    ['Fields', 'label'],
    ['Button that sends', 'button[type=submit]'],
  ],
  picture: (
    <Form label="Company" errors={{ tax: 'A company has 10 digits, here are 9' }}>
      <TextField label="Tax number" name="tax" defaultValue="770123456" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  ),
  criteria: [
    ['3.3.1', 'Each message stands at its field, and all above them'],
    ['3.3.3', 'Messages say what would be right'],
    ['2.4.3', 'The first field that is wrong gets the focus'],
  ],
  keys: [
    ['Enter', 'in a field sends the form'],
    ['Enter, Space', 'on a line of the summary go to its field'],
  ],
  words: [
    'A message says what is wrong and by how much.',
    'The button is a verb with its result: “Save the company”, not “OK”.',
  ],
  components: {
    Form: {
      gets: 'form',
      draw: (given) => (
        <Form {...given} label="Company">
          <TextField label="Name" name="name" />
        </Form>
      ),
    },
    SubmitButton: {
      gets: 'button',
      hasFocus: true,
      draw: (given) => (
        <Form label="Company">
          <SubmitButton {...given}>Save</SubmitButton>
        </Form>
      ),
    },
  },
};
