import { FileProgress } from '../file-progress/file-progress.tsx';
import type { Guide } from '../foundations/guide.ts';
import { FileDrop } from './file-drop.tsx';

export const guide: Guide = {
  use: ['A file or several are taken: a price list, a photograph.'],
  avoid: [['What is in the file could be typed at once', 'TextField or TextArea']],
  pairs: [
    {
      good: (
        <FileDrop label="Price list" hint="XLSX or CSV, up to 10 MB" onFiles={() => undefined} />
      ),
      why: 'What is accepted is said before anything is chosen.',
      bad: <FileDrop label="File" onFiles={() => undefined} />,
      whyNot: 'The bounds are learned by being refused.',
    },
  ],
  anatomy: [
    ['Label', '[slot=label]'],
    ['Zone that takes what is dropped', 'div:has(> [slot=label])'],
    ['Button that opens the system’s dialog', '[slot=label] + button'],
    ['Hint, which gives its place to the error', '[role=status]'],
    ['Content below: the files that are on their way', '[role=progressbar]'],
  ],
  picture: (
    <FileDrop label="Price list" hint="XLSX or CSV, up to 10 MB" onFiles={() => undefined}>
      <FileProgress name="prices.xlsx" details="2 MB, sending" value={40} />
    </FileDrop>
  ),
  criteria: [
    ['2.5.7', 'A button does what dragging does'],
    ['4.1.3', 'What was refused is announced'],
  ],
  keys: [
    ['Enter, Space', 'Opens the system’s dialog from the button'],
    ['Ctrl+V', 'Takes a copied file while the zone has the focus'],
  ],
  words: [
    'Name the thing: “Price list”, not “File”.',
    'An error names the file: “prices.pdf: only XLSX or CSV”.',
  ],
  components: {
    FileDrop: {
      gets: 'div',
      described: 'button.own, button',
      draw: (given) => <FileDrop {...given} label="Price list" onFiles={() => undefined} />,
    },
  },
};
