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
  anatomy: [
    ['Words', 'a'],
    ['A quiet line under them, stronger while the pointer is over it', 'a'],
  ],
  criteria: [
    ['2.4.4', 'Its words say where it leads'],
    ['1.4.1', 'A line tells a link in a text, not the colour alone'],
  ],
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
