import type { Guide } from '../foundations/guide.ts';
import { Text } from './text.tsx';

export const guide: Guide = {
  use: ['Any text that is not the name or the hint of a control.'],
  avoid: [
    ['It names a part of the page', 'Heading'],
    ['It is a hint or an error of a field', 'the field’s `hint` or `errorMessage`'],
    ['It is a state in one or two words', 'Badge'],
    ['It is something to know about the page', 'Note'],
  ],
  pairs: [
    {
      good: (
        <>
          <Text weight="semi">14 280 ₽</Text>
          <Text size={12} tone="hint">
            in the price list 14 010 ₽
          </Text>
        </>
      ),
      why: 'Two steps of size and one of colour: what matters is read first.',
      bad: (
        <>
          <Text weight="bold">14 280 ₽</Text>
          <Text weight="bold">in the price list 14 010 ₽</Text>
        </>
      ),
      whyNot: 'Where all is bold, nothing is.',
    },
    {
      good: <Text tone="danger">Rejected: 14 rows</Text>,
      why: 'The word says the same as the colour.',
      bad: <Text tone="danger">14</Text>,
      whyNot: 'Who does not see red sees a number.',
    },
  ],
  anatomy: [['The text', 'p']],
  criteria: [
    ['1.4.4', 'In rem: it grows with the size that a reader has chosen'],
    ['1.4.12', 'No height is fixed: lines may stand further apart'],
  ],
  keys: [],
  words: [
    'First the fact, then what to do.',
    'A number and its unit don’t part: `shouldWrap={false}`, or a no-break space.',
  ],
  components: {
    Text: { gets: 'p', draw: (given) => <Text {...given}>One</Text> },
  },
};
