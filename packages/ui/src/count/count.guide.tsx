import { Badge } from '../badge/badge.tsx';
import type { Guide } from '../foundations/guide.ts';
import { Count } from './count.tsx';

export const guide: Guide = {
  use: ['How many: in the cart, in a tab, unread.'],
  avoid: [
    ['A property', 'Badge'],
    ['A figure that is the point of the page', 'text in a large font'],
  ],
  pairs: [
    {
      good: (
        <span>
          Cart <Count>9</Count>
        </span>
      ),
      why: 'A number beside what it counts.',
      bad: <Badge>9 things are in your cart</Badge>,
      whyNot: 'A sentence in a badge.',
    },
  ],
  anatomy: [
    ['Number, grouped by thousands', 'span > span'],
    ['Ground of its tone', 'span > span'],
  ],
  criteria: [['1.3.1', 'The words beside it say what is counted']],
  keys: [],
  words: ['The number alone. Above 99 in a narrow place: “99+”.'],
  components: {
    Count: { gets: 'span', draw: (given) => <Count {...given}>9</Count> },
  },
};
