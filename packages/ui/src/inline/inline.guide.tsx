import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { Inline } from './inline.tsx';

export const guide: Guide = {
  use: ['Small things that belong together in a line: buttons, badges, a name with its figure.'],
  avoid: [
    ['They follow one another downwards', 'Stack'],
    ['They are equally wide, or one of them takes the rest', 'Columns'],
    ['They are chosen or removed', 'ChipGroup, SegmentedControl'],
  ],
  pairs: [
    {
      good: (
        <Inline gap={2}>
          <Badge tone="winter">Winter</Badge>
          <Badge tone="technical">XL</Badge>
          <Badge tone="technical">RunFlat</Badge>
        </Inline>
      ),
      why: 'They wrap where the screen ends.',
      bad: (
        <Inline gap={10} shouldWrap={false}>
          <Badge tone="winter">Winter</Badge>
          <Badge tone="technical">XL</Badge>
          <Badge tone="technical">RunFlat</Badge>
        </Inline>
      ),
      whyNot: 'On a phone the last one is cut.',
    },
    {
      good: (
        <Inline justify="between">
          <span>Total</span>
          <Button variant="primary">Order</Button>
        </Inline>
      ),
      why: 'The sum and what is done with it stand at the two ends of one line.',
      bad: (
        <Inline justify="between">
          <Button>Back</Button>
          <Button>Help</Button>
          <Button variant="primary">Order</Button>
        </Inline>
      ),
      whyNot: 'A button alone in the middle belongs to nothing.',
    },
  ],
  anatomy: [
    ['Children', 'span'],
    ['Equal room between them, none around them', ':scope > *'],
  ],
  criteria: [['1.4.10', 'Children wrap instead of scrolling sideways']],
  keys: [],
  words: ['It has none. A list of things is `as="ul"`: a screen reader then tells how many.'],
  components: {
    Inline: { gets: 'div', draw: (given) => <Inline {...given}>One</Inline> },
  },
};
