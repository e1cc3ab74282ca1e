import type { Guide } from '../foundations/guide.ts';
import { Avatar } from './avatar.tsx';

export const guide: Guide = {
  use: ['A person or a company is recognised in a list.'],
  avoid: [
    ['Its picture is the point', 'an img'],
    ['A thing', 'a drawing or an icon'],
  ],
  pairs: [
    {
      good: (
        <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Avatar name="Ada Lovelace" isDecorative /> Ada Lovelace
        </span>
      ),
      why: 'The name stands beside it; the picture is not read twice.',
      bad: <Avatar name="Ada Lovelace" />,
      whyNot: 'Two letters alone: who is AL?',
    },
  ],
  anatomy: [
    ['Picture, or the initials of the name', '[aria-hidden]'],
    ['Circle of a person, square of a company', 'span:has(> [aria-hidden])'],
  ],
  criteria: [
    ['1.1.1', 'A picture has the name as its text, initials are not read letter by letter'],
  ],
  keys: [],
  words: ['`name` is the full name: initials are made from it.'],
  components: {
    Avatar: { gets: '[role=img]', draw: (given) => <Avatar {...given} name="Ada" /> },
  },
};
