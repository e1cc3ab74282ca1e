import type { Understood } from '../../../shared/marked-text/segments.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import type { Filters, Search } from '../search.ts';
import { fetchSuggestions } from './atoms.ts';
import type { Option } from './options.ts';
import { type Token, withReading, withUnderstood } from './understood.ts';

type SuggestionQuery = Parameters<typeof fetchSuggestions>[0];

/** The actions of the search field. Each navigates and returns the words that stay in the field. */
export interface Intents {
  submit: (asked: SuggestionQuery) => Promise<string>;
  choose: (option: Option, understood: Understood, q: string) => string;
  /** Adds another reading of a word; absent where there are no filters to add it to. */
  add?: (filter: Token['filter'], understood: Understood) => string;
}

/** The filters that a suggestion adds to the words that were understood. */
const filtersOf = (option: Option): Filters => {
  if (option.kind === 'model') return { brand: [option.brand], model: [option.model] };
  if (option.kind === 'brand') return { brand: [option.brand] };
  return option.kind === 'supplier' ? { supplier_id: [option.id] } : {};
};

const chosen = (search: Search, option: Option, understood: Understood): Search => {
  const base = withUnderstood(search, { ...understood, unknown: [] });
  return { ...base, filters: { ...base.filters, ...filtersOf(option) } };
};

/** In a section: the words and the choices become its filters. */
export function sectionIntents(search: Search, onSearch: (next: Search) => void): Intents {
  const leave = (next: Search) => {
    onSearch(next);
    return next.q;
  };
  return {
    submit: async (asked) => {
      if (asked.q === '') return leave({ ...search, q: '', page: 1 });
      // without an answer the words go as they are: the list's own call understands them too
      const answer = await fetchSuggestions(asked).catch(() => undefined);
      const words = { ...search, q: asked.q, page: 1 };
      return leave(answer ? withUnderstood(search, answer.understood, answer.left_out) : words);
    },
    choose: (option, understood) => leave(chosen(search, option, understood)),
    add: (filter, understood) => leave(withReading(withUnderstood(search, understood), filter)),
  };
}

const EMPTY: Search = { q: '', filters: {}, page: 1, unknown: [] };

/** Outside the sections, the words lead to the section that they are about. */
export function anywhereIntents(go: (section: SectionCode, search: Search) => void): Intents {
  const leave = (section: SectionCode, search: Search) => {
    go(section, search);
    return search.q;
  };
  return {
    submit: async (asked) => {
      const answer =
        asked.q === '' ? undefined : await fetchSuggestions(asked).catch(() => undefined);
      const section = answer?.understood.section ?? answer?.sections[0]?.section ?? 'tyres';
      const words = { ...EMPTY, q: asked.q };
      return leave(
        section,
        answer ? withUnderstood(EMPTY, answer.understood, answer.left_out) : words,
      );
    },
    choose: (option, understood, q) => {
      if (option.kind === 'section' && option.section !== understood.section)
        return leave(option.section, { ...EMPTY, q });
      const section = option.kind === 'supplier' ? understood.section : option.section;
      return leave(section ?? 'tyres', chosen(EMPTY, option, understood));
    },
  };
}
