import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PrinterIcon } from '../icons/icons.tsx';
import { Tooltip } from './tooltip.tsx';

export const guide: Guide = {
  use: ['An icon or a short figure is explained to who stops at it.'],
  avoid: [
    ['One needs it to go on', 'a hint of the field'],
    ['It has links or buttons', 'Popover'],
    ['People touch rather than point', 'words on the page'],
  ],
  pairs: [
    {
      good: (
        <Tooltip content="Print the order">
          <IconButton label="Print the order" icon={<PrinterIcon />} />
        </Tooltip>
      ),
      why: 'It says aloud what the icon shows.',
      bad: (
        <Tooltip content="Passwords need 12 characters, a figure and a sign">
          <Button>Register</Button>
        </Tooltip>
      ),
      whyNot: 'A rule that one must know is hidden where touch never finds it.',
    },
  ],
  anatomy: [
    ['The control that it explains', 'button'],
    ['Box with an arrow', '[role=tooltip]'],
  ],
  picture: (
    <Tooltip content="Print the order" isOpen placement="bottom">
      <IconButton label="Print the order" icon={<PrinterIcon />} />
    </Tooltip>
  ),
  opens: 'button',
  criteria: [
    ['1.4.13', 'It stays under the pointer, and Escape closes it'],
    ['2.1.1', 'It opens on the focus too'],
  ],
  keys: [
    ['Tab', 'Shows it as its control gets the focus'],
    ['Escape', 'Hides it'],
  ],
  words: ['A few words without a full stop.', 'Not the same as the visible label.'],
  components: {
    Tooltip: {
      gets: '[role=tooltip]',
      draw: (given) => (
        <Tooltip {...given} content="Average" isOpen>
          <Button>4.9</Button>
        </Tooltip>
      ),
    },
    TooltipTarget: null,
  },
};
