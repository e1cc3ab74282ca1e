import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { ModalTrigger } from '../modal/modal.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export const guide: Guide = {
  use: ['What was pressed can’t be taken back, or costs money.'],
  avoid: [
    ['It can be taken back', 'Do it, and offer “Undo” in a Toast'],
    ['Something has to be typed or chosen', 'Modal'],
  ],
  pairs: [
    {
      good: (
        <ModalTrigger>
          <Button variant="danger-ghost">Delete…</Button>
          <ConfirmDialog
            title="Delete the supplier?"
            cancelLabel="Keep"
            confirmLabel="Delete"
            isDestructive
            onConfirm={() => undefined}
          >
            Its 214 offers go with it.
          </ConfirmDialog>
        </ModalTrigger>
      ),
      why: 'It says what else goes, and the buttons say what they do.',
      bad: (
        <ModalTrigger>
          <Button variant="danger-ghost">Delete</Button>
          <ConfirmDialog
            title="Are you sure?"
            cancelLabel="No"
            confirmLabel="Yes"
            onConfirm={() => undefined}
          >
            This action may have consequences.
          </ConfirmDialog>
        </ModalTrigger>
      ),
      whyNot: 'Who is asked “are you sure” every day answers without reading.',
    },
  ],
  anatomy: [
    ['Title: the question', '[role=alertdialog] h2'],
    ['Text: what follows from it', '[role=alertdialog] form > div'],
    ['Phrase to type, where a slip would be dear', '[role=alertdialog] input'],
    ['Buttons: keep, and do', '[role=alertdialog] button'],
  ],
  picture: (
    <ModalTrigger>
      <Button variant="danger-ghost">Delete…</Button>
      <ConfirmDialog
        title="Delete the supplier?"
        cancelLabel="Keep"
        confirmLabel="Delete"
        phrase="Wheel"
        phraseLabel="Type its name"
        isDestructive
        onConfirm={() => undefined}
      >
        Its 214 offers go with it.
      </ConfirmDialog>
    </ModalTrigger>
  ),
  opens: 'button',
  criteria: [
    ['3.3.4', 'What can’t be taken back is asked once more'],
    ['2.4.3', 'The focus goes to the way back, and returns to the button that opened it'],
  ],
  keys: [
    ['Tab', 'Goes round inside'],
    ['Escape', 'Keeps everything, unless it is busy'],
    ['Enter', 'Presses the button with the focus: that of keeping, where something is destroyed'],
  ],
  words: [
    'The question names the thing: “Delete the supplier «Wheel»?”',
    'The text has numbers, not warnings.',
    'Never “Yes” and “No”.',
  ],
  components: {
    ConfirmDialog: {
      gets: '[role=alertdialog]',
      described: null,
      draw: (given) => (
        <ConfirmDialog
          {...given}
          title="Delete?"
          confirmLabel="Delete"
          onConfirm={() => undefined}
          isOpen
        >
          All of it.
        </ConfirmDialog>
      ),
    },
  },
};
