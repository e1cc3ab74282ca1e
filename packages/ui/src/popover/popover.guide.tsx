import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { Popover, PopoverTrigger } from './popover.tsx';

export const guide: Guide = {
  use: ['A few lines or controls that belong to one button, and are wanted on demand.'],
  avoid: [
    ['A word or two that name an icon', 'Tooltip'],
    ['Actions', 'Menu'],
    ['It has to be finished', 'Modal'],
  ],
  pairs: [
    {
      good: (
        <PopoverTrigger>
          <Button variant="link">What is a staggered set?</Button>
          <Popover title="Staggered set">The rear tyres are wider than the front ones.</Popover>
        </PopoverTrigger>
      ),
      why: 'The explanation waits until it is asked for.',
      bad: (
        <PopoverTrigger>
          <Button>Order</Button>
          <Popover title="Order">Name, address, payment, delivery, comment…</Popover>
        </PopoverTrigger>
      ),
      whyNot: 'A long form in a box that a press beside it closes.',
    },
  ],
  anatomy: [
    ['Button that opens it', 'button'],
    ['Box, which flips where there is no room', '[role=dialog]'],
    [
      'Title, or a label that is read out',
      '[role=dialog] h2, [role=dialog] h3, [role=dialog] :first-child',
    ],
    ['Content', '[role=dialog]'],
  ],
  opens: 'button',
  criteria: [
    ['2.1.2', 'Escape and a press outside lead out'],
    ['2.4.3', 'The focus goes in and returns'],
  ],
  keys: [
    ['Enter, Space', 'Opens it from the button'],
    ['Tab', 'Goes through its content'],
    ['Escape', 'Closes it; the button has the focus again'],
  ],
  words: ['The title answers the button.', 'Two sentences at most; more is a page.'],
  components: {
    Popover: {
      gets: '[role=dialog]',
      draw: (given) => (
        <PopoverTrigger defaultOpen>
          <Button>What</Button>
          <Popover {...given} title="This">
            1
          </Popover>
        </PopoverTrigger>
      ),
    },
    PopoverTrigger: null,
  },
};
