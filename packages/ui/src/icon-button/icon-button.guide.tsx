import type { Guide } from '../foundations/guide.ts';
import { HeartIcon, SearchIcon, Trash2Icon, XIcon } from '../icons/icons.tsx';
import { IconButton } from './icon-button.tsx';

export const guide: Guide = {
  use: [
    'The place is narrow and the icon is known to all: close, search, a heart.',
    'The same action stands in every row.',
  ],
  avoid: [
    ['The icon has to be guessed', 'Button with words'],
    ['It is the main action of the place', 'Button'],
  ],
  pairs: [
    {
      good: <IconButton label="Remove from favourites" icon={<HeartIcon isFilled />} isSelected />,
      why: 'The icon shows the state, the label says what the press will do.',
      bad: (
        <div style={{ display: 'flex' }}>
          <IconButton label="Heart" icon={<HeartIcon />} />
          <IconButton label="X" icon={<XIcon />} />
          <IconButton label="Bin" icon={<Trash2Icon />} />
        </div>
      ),
      whyNot: 'Labels that name the drawing tell nothing to who can’t see it.',
    },
  ],
  anatomy: [
    ['Icon, 16 or 20 px', 'svg'],
    ['Box: 28, 36 or 44 px; the target of a finger is never under 44', 'button'],
    'Label, read out and not seen',
  ],
  criteria: [['1.1.1', 'The icon is decoration, the label is its name']],
  keys: [['Enter, Space', 'Presses it']],
  words: [
    'The label is a verb with its object: “Remove Omsk”.',
    'In a list it names the row, so that two buttons don’t sound alike.',
  ],
  components: {
    IconButton: {
      gets: 'button',
      hasFocus: true,
      draw: (given) => <IconButton {...given} label="Search" icon={<SearchIcon />} />,
    },
  },
};
