import type { Guide } from '../foundations/guide.ts';
import { FileProgress } from './file-progress.tsx';

export const guide: Guide = {
  use: ['A file is on its way to the server, or came, or failed.'],
  avoid: [
    ['Work without a file', 'Progress'],
    ['A list of files that came long ago', 'Table'],
  ],
  pairs: [
    {
      good: (
        <div style={{ width: 280 }}>
          <FileProgress
            name="prices.xlsx"
            details="Not sent: the connection broke"
            isFailed
            retryLabel="Send again"
            onRetry={() => undefined}
          />
        </div>
      ),
      why: 'Why, and the way to try again.',
      bad: (
        <div style={{ width: 280 }}>
          <FileProgress name="prices.xlsx" details="Error" isFailed />
        </div>
      ),
      whyNot: 'No reason, and nothing to press.',
    },
  ],
  anatomy: [
    ['Icon of the file', 'svg'],
    ['Name', 'div:has(> [role=status]) > :first-child'],
    ['Details: size, state', '[role=status]'],
    ['Buttons: again, remove', 'button'],
    ['Bar, while it is on its way', '[role=progressbar]'],
  ],
  picture: (
    <div style={{ width: 280 }}>
      <FileProgress
        name="prices.xlsx"
        details="2 MB, sending"
        value={40}
        removeLabel="Stop"
        onRemove={() => undefined}
      />
    </div>
  ),
  criteria: [['4.1.3', 'How far it is and how it ends is announced']],
  keys: [
    ['Tab', 'Goes to its buttons'],
    ['Enter, Space', 'Presses them'],
  ],
  words: ['Details in the order size, state: “2 MB, sending”.'],
  components: {
    FileProgress: {
      gets: 'div',
      draw: (given) => <FileProgress {...given} name="a.xlsx" details="2 MB" />,
    },
  },
};
