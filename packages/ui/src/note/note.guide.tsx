import type { Guide } from '../foundations/guide.ts';
import { Note } from './note.tsx';

export const guide: Guide = {
  use: ['Something to know about this page or form as long as one is on it.'],
  avoid: [
    ['It was just done', 'Toast'],
    ['It is about one field', 'its hint or `errorMessage`'],
    ['The list is empty', 'EmptyState'],
  ],
  pairs: [
    {
      good: (
        <Note tone="danger" title="The form is not saved.">
          Check tax number and phone.
        </Note>
      ),
      why: 'First what happened, then what to do.',
      bad: (
        <Note tone="danger" title="Error 422">
          Unprocessable entity
        </Note>
      ),
      whyNot: 'The server’s words help the server.',
    },
  ],
  anatomy: [
    ['Icon of its tone', 'svg'],
    ['Title', 'strong'],
    ['Words, links among them', 'strong + *, div:has(> strong)'],
  ],
  criteria: [
    ['4.1.3', '`role` announces a note that appears'],
    ['1.4.1', 'The icon says what the colour says'],
  ],
  keys: [],
  words: [
    'The title is a sentence with a full stop; the words go on after it.',
    'One thing in one note.',
  ],
  components: {
    Note: { gets: 'div', draw: (given) => <Note {...given}>Saved</Note> },
  },
};
