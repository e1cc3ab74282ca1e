import { fetchSuggestions } from '../atoms.ts';
import type { Filters, Search } from '../search.ts';
import type { SuggestedModel } from './suggestion-panel.tsx';
import { type Understood, withReading, withUnderstood } from './understood.ts';

interface Typed {
  search: Search;
  asked: Parameters<typeof fetchSuggestions>[0];
  /** What the text is taken to mean, once that is known. */
  understood: Understood | undefined;
  /** Leaves the field for a search; `rest` are the words that stay in it. */
  leave: (next: Search, rest?: string) => void;
}

/** What a person may mean by leaving the field: to search, to choose a model, to add another reading of a word. */
export function intents({ search, asked, understood, leave }: Typed) {
  return {
    submit: async () => {
      if (asked.q === '') return leave({ ...search, q: '', page: 1 });
      // without an answer the words go as they are: the list's own call understands them too
      const answer = await fetchSuggestions(asked).catch(() => undefined);
      const words = { ...search, q: asked.q, page: 1 };
      const next = answer ? withUnderstood(search, answer.understood) : words;
      leave(next, next.q);
    },
    choose: ({ brand, model }: SuggestedModel) => {
      const base = understood ? withUnderstood(search, { ...understood, unknown: [] }) : search;
      leave({ ...base, filters: { ...base.filters, brand: [brand], model: [model] } });
    },
    add: (filter: Filters) => {
      if (understood) leave(withReading(withUnderstood(search, understood), filter));
    },
  };
}
