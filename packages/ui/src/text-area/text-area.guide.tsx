import type { Guide } from '../foundations/guide.ts';
import { TextArea } from './text-area.tsx';

export const guide: Guide = {
  use: ['Text of several lines: a comment, a description, a list to paste.'],
  avoid: [
    ['One line is enough', 'TextField'],
    ['Text with headings and pictures', 'an editor; this library has none'],
  ],
  pairs: [
    {
      good: <TextArea label="Comment to the order" rows={3} hint="The supplier sees it" />,
      why: 'As high as the usual answer is long.',
      bad: <TextArea label="Comment" rows={1} />,
      whyNot: 'One row invites one word.',
    },
  ],
  anatomy: [
    ['Label', 'label'],
    ['Box, which grows with its text where `isGrowing`', 'textarea'],
    ['Hint, which gives its place to the error', '[slot=description]'],
  ],
  keys: [
    ['Enter', 'Begins a new line; it doesn’t send the form'],
    ['Tab', 'Leaves the field'],
  ],
  words: [
    'Say who reads it.',
    'Where length is bound, say the bound before, and what is left near the end.',
  ],
  components: {
    TextArea: {
      gets: 'textarea',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <TextArea {...given} label="About" hint="Some" />,
    },
  },
};
