import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { Stack } from './stack.tsx';

export const guide: Guide = {
  use: ['Parts of a page, a panel or a form that follow one another downwards.'],
  avoid: [
    ['They stand beside one another', 'Inline, or Columns if they are equally wide'],
    ['They are rows of one kind with the same parts', 'Table'],
  ],
  pairs: [
    {
      good: (
        <Stack gap={6}>
          <Stack gap={1}>
            <span>Delivery</span>
            <span>Tomorrow, 1 200 ₽</span>
          </Stack>
          <Stack gap={1}>
            <span>Payment</span>
            <span>By invoice</span>
          </Stack>
        </Stack>
      ),
      why: 'What belongs together is nearer: 4 to 12 px inside a group, 24 or 32 between groups.',
      bad: (
        <Stack gap={3}>
          <span>Delivery</span>
          <span>Tomorrow, 1 200 ₽</span>
          <span>Payment</span>
          <span>By invoice</span>
        </Stack>
      ),
      whyNot: 'Equal gaps say that all four belong together alike.',
    },
    {
      good: (
        <Stack align="start">
          <Button>Save</Button>
        </Stack>
      ),
      why: 'A button is as wide as its word.',
      bad: (
        <Stack>
          <Button>Save</Button>
        </Stack>
      ),
      whyNot: 'Stretched over the page it looks like a bar.',
    },
  ],
  anatomy: [
    ['Children', 'span'],
    ['Equal room between them, none around them', ':scope > *'],
  ],
  criteria: [['1.3.2', 'The order on the screen is the order in the page']],
  keys: [],
  words: ['It has none. A list of things is `as="ul"`: a screen reader then tells how many.'],
  components: {
    Stack: { gets: 'div', draw: (given) => <Stack {...given}>One</Stack> },
  },
};
