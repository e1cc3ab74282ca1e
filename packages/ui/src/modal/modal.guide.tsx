import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { DialogActions, Modal, ModalTrigger } from './modal.tsx';

export const guide: Guide = {
  use: ['A short task that has to end before one goes on: choose a city, name a list.'],
  avoid: [
    ['Only a yes or no is asked', 'ConfirmDialog'],
    ['The page behind has to be seen', 'Sheet or Popover'],
    ['It is long, or worth an address', 'a page of its own'],
  ],
  pairs: [
    {
      good: (
        <ModalTrigger>
          <Button>Rename…</Button>
          <Modal title="Rename the list">
            <DialogActions>
              <Button slot="close">Keep the name</Button>
              <Button variant="primary" slot="close">
                Rename
              </Button>
            </DialogActions>
          </Modal>
        </ModalTrigger>
      ),
      why: 'The title repeats the button that led here, the last button does it.',
      bad: (
        <ModalTrigger>
          <Button>Rename…</Button>
          <Modal title="Attention">
            <DialogActions>
              <Button slot="close">No</Button>
              <Button slot="close">Yes</Button>
            </DialogActions>
          </Modal>
        </ModalTrigger>
      ),
      whyNot: '“Attention” and “Yes” don’t say what is about to happen.',
    },
  ],
  anatomy: [
    ['Scrim: a press closes it, unless typed work would be lost', 'div:has(> div > [role=dialog])'],
    ['Title', '[role=dialog] h2'],
    ['Cross', '[role=dialog] button'],
    ['Content, which scrolls', '[role=dialog]'],
    ['Row of buttons, the main one last', '[role=dialog] div:has(> button + button)'],
  ],
  opens: 'button',
  criteria: [
    ['2.1.2', 'Escape and the cross lead out'],
    ['2.4.3', 'The focus goes in, stays in and returns'],
    ['1.4.10', 'The content scrolls, the page behind does not'],
  ],
  keys: [
    ['Tab, Shift+Tab', 'Goes round inside; the page behind can’t be reached'],
    ['Escape', 'Closes the topmost, unless it is busy'],
  ],
  words: [
    'The title is a verb with its object.',
    'Both buttons are verbs: “Rename”, “Keep the name”.',
  ],
  components: {
    DialogActions: { gets: 'div', draw: (given) => <DialogActions {...given}>1</DialogActions> },
    Modal: {
      gets: '[role=dialog]',
      draw: (given) => <Modal {...given} title="Delivery" defaultOpen />,
    },
    ModalTrigger: null,
  },
};
