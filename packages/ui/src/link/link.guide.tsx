import type { Guide } from '../foundations/guide.ts';
import { Link } from './link.tsx';

export const guide: Guide = {
  use: [
    'An address stands in a sentence or in a list.',
    'Going there is one of many things to do.',
  ],
  avoid: [
    ['It is the main next step', 'ButtonLink'],
    ['Nothing is opened, something is done', 'Button with `variant="link"`'],
  ],
  pairs: [
    {
      good: (
        <p>
          We keep your data as the <Link href="#privacy">privacy notice</Link> says.
        </p>
      ),
      why: 'The linked words make sense alone.',
      bad: (
        <p>
          To read how we keep your data click <Link href="#privacy">here</Link>.
        </p>
      ),
      whyNot: 'In a list of the page’s links “here” says nothing.',
    },
  ],
  anatomy: ['Words', 'A quiet line under them, stronger while the pointer is over it'],
  keys: [['Enter', 'Follows the link']],
  words: ['Link the name of what opens, not the verb.', 'Never a whole sentence.'],
  components: {
    Link: {
      gets: 'a',
      hasFocus: true,
      draw: (given) => (
        <Link {...given} href="#a">
          Go
        </Link>
      ),
    },
  },
};
