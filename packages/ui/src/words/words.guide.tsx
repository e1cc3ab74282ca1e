import type { Guide } from '../foundations/guide.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { WordsProvider } from './words.tsx';

export const guide: Guide = {
  use: ['Components speak another language, or your product’s own words, in a whole application.'],
  avoid: [
    ['One field differs', 'its own prop'],
    ['Numbers and dates', '`I18nProvider` of react-aria-components'],
  ],
  pairs: [
    {
      good: (
        <WordsProvider words={{ pages: 'Pages of the offers' }}>
          <Pagination page={1} pageCount={3} hrefOf={(page) => `#good=${page}`} />
        </WordsProvider>
      ),
      why: 'Only what differs; the rest stays.',
      bad: (
        <Pagination
          label="Pages of the offers"
          pageLabel={(page) => `Page ${page}`}
          previousLabel="Back"
          nextLabel="On"
          page={1}
          pageCount={3}
          hrefOf={(page) => `#bad=${page}`}
        />
      ),
      whyNot: 'The same words again at every use.',
    },
  ],
  anatomy: ['Draws nothing'],
  criteria: [['3.1.2', 'The words of all components are in the language of the page']],
  keys: [],
  words: ['They follow the rules of the component that says them.'],
  components: {
    WordsProvider: null,
  },
};
