import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { Modal, ModalTrigger } from '../modal/modal.tsx';
import { Sheet, SheetTrigger } from './sheet.tsx';

export const guide: Guide = {
  use: [
    'Much is set while the page stays in mind: filters, the details of a row.',
    'On a phone it comes from below and is pulled down.',
  ],
  avoid: [
    ['A short task', 'Modal'],
    ['Two lines beside a button', 'Popover'],
  ],
  pairs: [
    {
      good: (
        <SheetTrigger>
          <Button>Filters</Button>
          <Sheet
            title="Filters"
            footer={
              <Button variant="primary" slot="close">
                Show 214 tyres
              </Button>
            }
          >
            Brand, size, price
          </Sheet>
        </SheetTrigger>
      ),
      why: 'The foot stays in view and says what one will get.',
      bad: (
        <ModalTrigger>
          <Button>Filters</Button>
          <Modal title="Filters">Brand, size, price, city, season, studs…</Modal>
        </ModalTrigger>
      ),
      whyNot: 'A dialog in the middle hides what is being filtered.',
    },
  ],
  anatomy: [
    ['Scrim', 'div:has(> div > [role=dialog])'],
    ['Head: title, one small action, cross', '[role=dialog] h2'],
    ['Content, which scrolls', '[role=dialog]'],
    ['Foot, which stays', '[role=dialog] button:last-of-type'],
  ],
  opens: 'button',
  criteria: [
    ['2.1.2', 'Escape and the cross lead out'],
    ['2.4.3', 'The focus goes in, stays in and returns'],
  ],
  keys: [
    ['Tab, Shift+Tab', 'Goes round inside'],
    ['Escape', 'Closes it'],
  ],
  words: ['The title is what it holds: “Filters”.', 'The foot’s button counts: “Show 214 tyres”.'],
  components: {
    Sheet: {
      gets: '[role=dialog]',
      draw: (given) => <Sheet {...given} title="Filters" defaultOpen />,
    },
    SheetTrigger: null,
  },
};
