import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { SearchIcon } from '../icons/icons.tsx';
import { EmptyState } from './empty-state.tsx';

export const guide: Guide = {
  use: ['A list has nothing yet, or a search found nothing.'],
  avoid: [
    ['It failed to load', 'Note with a way to try again'],
    ['Rows are on their way', 'Skeleton'],
  ],
  pairs: [
    {
      good: (
        <EmptyState title="No favourites yet" actions={<Button>Go to the suppliers</Button>}>
          Press the heart beside a supplier.
        </EmptyState>
      ),
      why: 'What would be here, and how it gets here.',
      bad: <EmptyState title="No data" />,
      whyNot: 'A dead end.',
    },
  ],
  anatomy: [
    ['Drawing', 'svg'],
    ['Title', 'h2'],
    ['Words', 'h2 + div'],
    ['One or two actions', 'button'],
  ],
  picture: (
    <EmptyState
      drawing={<SearchIcon size={20} />}
      title="No favourites yet"
      actions={<Button>Go to the suppliers</Button>}
    >
      Press the heart beside a supplier.
    </EmptyState>
  ),
  keys: [['Tab', 'Goes to its actions']],
  words: [
    'The title says what is missing: “No orders yet”.',
    'After a search name what was sought, and what to loosen.',
  ],
  components: {
    EmptyState: { gets: 'div', draw: (given) => <EmptyState {...given} title="Nothing" /> },
  },
};
