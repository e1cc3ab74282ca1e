import type { Guide } from '../foundations/guide.ts';
import { DownloadIcon } from '../icons/icons.tsx';
import { Button } from './button.tsx';

export const guide: Guide = {
  use: [
    'Something happens here: a form is sent, a dialog opens, a row is added.',
    'One `primary` in each place; `signal` once on a screen, for what is paid.',
  ],
  avoid: [
    ['The press only goes to another page', 'ButtonLink or Link'],
    ['A row of icons without words', 'IconButton'],
    ['Something is switched on and stays on', 'Switch'],
  ],
  pairs: [
    {
      good: (
        <>
          <Button variant="primary">Send the order</Button>
          <Button variant="ghost">Back to the cart</Button>
        </>
      ),
      why: 'One main action, said as a verb with its result.',
      bad: (
        <>
          <Button variant="primary">OK</Button>
          <Button variant="primary">Cancel</Button>
        </>
      ),
      whyNot: 'Two main actions, and neither says what it does.',
    },
    {
      good: (
        <Button isPending pendingText="Sending">
          Send
        </Button>
      ),
      why: 'While it works, it says so and keeps the focus.',
      bad: <Button isDisabled>Send</Button>,
      whyNot: 'A button that goes grey after the press loses the focus and explains nothing.',
    },
  ],
  anatomy: [
    ['Icon, 16 px, or the spinner while it works', 'svg'],
    ['Words: they never wrap or shorten', 'button'],
    ['Box: 28, 36 or 44 px high; the target of a finger is never under 44', 'button'],
  ],
  picture: (
    <Button variant="primary" icon={<DownloadIcon size={16} />}>
      Download the list
    </Button>
  ),
  criteria: [['4.1.3', '`pendingText` is announced when the work begins']],
  keys: [
    ['Enter, Space', 'Presses it'],
    ['Tab', 'Goes on; a pending button keeps the focus'],
  ],
  words: [
    'A verb first: “Delete the supplier”, not “Deletion”.',
    'Three words at most; no full stop.',
    'An ellipsis when a question follows: “Delete…”.',
    '`pendingText` is the same verb in the present: “Deleting”.',
  ],
  components: {
    Button: { gets: 'button', hasFocus: true, draw: (given) => <Button {...given}>Save</Button> },
  },
};
