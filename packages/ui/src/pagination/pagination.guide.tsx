import type { Guide } from '../foundations/guide.ts';
import { Pagination } from './pagination.tsx';

export const guide: Guide = {
  use: ['A long list whose places are remembered or shared: “page 7”.'],
  avoid: [
    ['People look through, and don’t come back to a place', 'InfiniteScroll'],
    ['Fewer than two screens', 'the whole list'],
  ],
  pairs: [
    {
      good: <Pagination page={5} pageCount={12} hrefOf={(page) => `#page=${page}`} />,
      why: 'First, last and neighbours: every jump is one press.',
      bad: <Pagination page={1} pageCount={2} hrefOf={(page) => `#two=${page}`} />,
      whyNot: 'Two screens are one list that a press cuts in half.',
    },
  ],
  anatomy: [
    ['Back', '[rel=prev]'],
    ['Pages, the current one marked, gaps where they are many', '[aria-current]'],
    ['On', '[rel=next]'],
  ],
  criteria: [
    ['2.4.4', 'Each link says “Page 4”, not “4”'],
    ['1.3.1', 'A list inside a named landmark'],
  ],
  keys: [
    ['Tab', 'Goes through the links'],
    ['Enter', 'Follows one'],
  ],
  words: ['Numbers alone. The words that are read out come from `WordsProvider`.'],
  components: {
    Pagination: {
      gets: 'nav',
      draw: (given) => <Pagination {...given} page={1} pageCount={2} hrefOf={String} />,
    },
  },
};
