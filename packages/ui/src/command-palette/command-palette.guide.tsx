import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { CommandPalette } from './command-palette.tsx';

const commands = [{ id: 'order', title: 'New order', shortcut: 'n', onRun: () => undefined }];

const shown = [
  { id: 'orders', title: 'Orders', section: 'Go to', onRun: () => undefined },
  { id: 'order', title: 'New order', section: 'Do', shortcut: 'n', onRun: () => undefined },
];

function Palette() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Commands</Button>
      <CommandPalette commands={shown} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const guide: Guide = {
  isFresh: true,
  use: [
    'People work in the application all day and know what they want by name.',
    'The actions and pages are more than a menu can hold.',
  ],
  avoid: [
    ['A few actions belong to one thing', 'Menu'],
    ['Records are searched, not commands', 'SearchField'],
    ['It would be the only way to do something', 'Button beside what it changes'],
  ],
  pairs: [
    {
      good: <kbd>n</kbd>,
      why: 'Keys for what is done many times a day.',
      bad: <kbd>Ctrl+N</kbd>,
      whyNot: 'The browser keeps this one, and what people expect of it.',
    },
  ],
  anatomy: [
    ['Search, which has the focus', 'input'],
    ['Sections with a title', '[role=group] > *'],
    ['Command: icon, title, its keys', '[role=option], [role=menuitem]'],
    'What it says if nothing is found',
  ],
  picture: <Palette />,
  opens: 'button',
  criteria: [
    ['2.1.4', 'A shortcut of one letter does nothing while one types'],
    ['4.1.3', 'How many were found is announced'],
  ],
  keys: [
    ['Ctrl+K, ⌘K', 'Opens and closes it, also from a field'],
    ['?', 'Opens it with the commands that have keys'],
    ['ArrowDown, ArrowUp', 'Goes through the commands; the focus stays in the search'],
    ['Enter', 'Runs the command'],
    ['Escape', 'Empties the search, then closes it'],
    ['The keys of a command', 'Run it while the palette is closed and nothing is typed'],
  ],
  words: [
    'Verbs for what is done, nouns for places: “New order”, “Orders”.',
    'Other names in `keywords`: what people call it, and what it was called.',
  ],
  components: {
    CommandPalette: {
      gets: '[role=dialog]',
      draw: (given) => <CommandPalette {...given} commands={commands} isOpen />,
    },
  },
};
