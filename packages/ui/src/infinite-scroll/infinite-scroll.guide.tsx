import type { Guide } from '../foundations/guide.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { InfiniteScroll } from './infinite-scroll.tsx';

export const guide: Guide = {
  use: ['People look through a list from the top and stop when they have found it.'],
  avoid: [
    ['A place in the list is shared or remembered', 'Pagination'],
    ['There is a footer that has to be reached', 'a button “Show more”'],
  ],
  pairs: [
    {
      good: (
        <InfiniteScroll
          nextPage={2}
          onLoadMore={() => undefined}
          isLoading={false}
          loading="Loading"
          error="The next cities did not load."
        />
      ),
      why: 'A failure stops, and the person asks again.',
      bad: <Pagination page={1} pageCount={2} hrefOf={(page) => `#p=${page}`} />,
      whyNot: 'A press for every page of a list that is only looked through.',
    },
  ],
  anatomy: [
    ['Stands after the last row', ':scope > div'],
    'What is shown while a page comes',
    ['What failed, and a button', '[role=alert]'],
  ],
  criteria: [
    ['4.1.3', 'A page that comes, or does not, is announced'],
    ['2.4.1', 'What stands below is reachable: loading can be left to a button'],
  ],
  keys: [
    ['Tab', 'Goes to the button after a failure'],
    ['Enter, Space', 'Asks again'],
  ],
  words: ['Say what failed: “The next cities did not load.”'],
  components: {
    InfiniteScroll: {
      gets: 'div',
      draw: (given) => (
        <InfiniteScroll
          {...given}
          nextPage={null}
          onLoadMore={() => undefined}
          isLoading={false}
          loading="…"
        />
      ),
    },
  },
};
