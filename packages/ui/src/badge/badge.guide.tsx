import type { Guide } from '../foundations/guide.ts';
import { SnowflakeIcon } from '../icons/icons.tsx';
import { Badge } from './badge.tsx';

export const guide: Guide = {
  use: ['One property of a thing in a word: a season, a state.'],
  avoid: [
    ['It is a number', 'Count'],
    ['It can be taken back', 'Chip'],
    ['It can be pressed', 'Button'],
  ],
  pairs: [
    {
      good: (
        <Badge tone="winter" icon={<SnowflakeIcon size={14} />}>
          Winter
        </Badge>
      ),
      why: 'The word says what the colour says.',
      bad: <Badge tone="winter">●</Badge>,
      whyNot: 'A colour alone says nothing to who can’t tell it.',
    },
  ],
  anatomy: [
    ['Icon, 14 px', 'svg'],
    ['Word', 'span:has(> svg)'],
    ['Ground of its tone', 'span:has(> svg)'],
  ],
  criteria: [['1.4.1', 'The word says what the colour says']],
  keys: [],
  words: ['One or two words, no verbs.'],
  components: {
    Badge: { gets: 'span', draw: (given) => <Badge {...given}>New</Badge> },
  },
};
