import type { Guide } from '../foundations/guide.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const guide: Guide = {
  use: ['The page lies three levels deep or more.'],
  avoid: [
    ['Two levels', 'a Link back'],
    ['The way that one came', 'the browser’s Back'],
  ],
  pairs: [
    {
      good: (
        <Breadcrumbs
          items={[
            { label: 'Companies', href: '#companies' },
            { label: 'Wheel', href: '#wheel' },
            { label: 'Price list' },
          ]}
        />
      ),
      why: 'Where the page lies; the last is this page.',
      bad: (
        <Breadcrumbs
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Search', href: '#search' },
            { label: 'Back', href: '#back' },
            { label: 'Wheel' },
          ]}
        />
      ),
      whyNot: 'A history of presses is no place.',
    },
  ],
  anatomy: [
    ['Links from the top down', 'a'],
    ['Signs between them', 'svg'],
    ['This page, no link', '[aria-current]'],
  ],
  criteria: [
    ['2.4.8', 'Tells where the page stands; the last one is marked as the current page'],
    ['1.3.1', 'A list inside a named landmark'],
  ],
  keys: [
    ['Tab', 'Goes through the links'],
    ['Enter', 'Follows one'],
  ],
  words: ['Each as the page’s own title says, shortened where need be.'],
  components: {
    Breadcrumbs: {
      gets: 'nav',
      draw: (given) => <Breadcrumbs {...given} items={[{ label: 'Here' }]} />,
    },
  },
};
