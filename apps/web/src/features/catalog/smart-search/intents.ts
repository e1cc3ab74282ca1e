import type { Understanding } from '../../../shared/marked-text/segments.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import type { Filters, Search } from '../search/catalog-search.ts';
import type { Option, Suggestions } from './options.ts';
import { newQuestion, type Questions, questionsOf } from './questions.ts';
import { fetchSuggestions } from './smart-search.atoms.ts';
import { type Token, withReading, withUnderstood } from './understood.ts';

type SuggestionQuery = Parameters<typeof fetchSuggestions>[0];

/** The actions of the search field. Each navigates and returns the words that stay in the field. */
export interface Intents {
  submit: (asked: SuggestionQuery, isOther?: boolean) => Promise<string>;
  /** What Enter leads to, and in which section: the counts beside the text are those of these searches. */
  questions: (q: string, answer: Suggestions) => Questions & { section: SectionCode };
  choose: (option: Option, understood: Understanding, q: string) => string;
  /** Adds another reading of a word; absent where there are no filters to add it to. */
  add?: (filter: Token['filter'], understood: Understanding) => string;
}

/** The filters that a suggestion adds to the words that were understood. */
const filtersOf = (option: Option): Filters => {
  if (option.kind === 'model') return { brand: [option.brand], model: [option.model] };
  if (option.kind === 'brand') return { brand: [option.brand] };
  return option.kind === 'supplier' ? { supplier_id: [option.id] } : {};
};

const chosen = (
  search: Search,
  option: Option,
  understood: Understanding,
  text: string,
): Search => {
  const filters = filtersOf(option);
  const filter = { ...understood.filter, ...filters };
  const base = newQuestion(search, text, { ...understood, filter, unknown: [] });
  return { ...base, filters: { ...base.filters, ...filters } };
};

/** The search of Enter, or of Enter with Shift. */
const takenOf = ({ fresh, refined, isRefining }: Questions, isOther: boolean): Search =>
  isRefining !== isOther && refined ? refined : fresh;

/** In a section: the words and the choices become its filters. */
export function sectionIntents(
  section: SectionCode,
  search: Search,
  onSearch: (next: Search) => void,
): Intents {
  const leave = (next: Search) => {
    onSearch(next);
    return next.asked?.text || next.q;
  };
  const questions: Intents['questions'] = (q, { understood, left_out }) => ({
    section,
    ...questionsOf(search, q, understood, left_out),
  });
  return {
    questions,
    submit: async (asked, isOther = false) => {
      if (asked.q === '') return leave(newQuestion(search, '', NOTHING));
      // without an answer the words go as they are: the list's own call understands them too
      const answer = await fetchSuggestions(asked).catch(() => undefined);
      const words = { ...search, q: asked.q, page: 1 };
      return leave(answer ? takenOf(questions(asked.q, answer), isOther) : words);
    },
    choose: (option, understood, q) => leave(chosen(search, option, understood, q)),
    add: (filter, understood) => leave(withReading(withUnderstood(search, understood), filter)),
  };
}

const NOTHING = { filter: {}, tokens: [], unknown: [] };
const EMPTY: Search = { q: '', filters: {}, page: 1, unknown: [] };

/** Outside the sections, the words lead to the section that they are about. */
export function anywhereIntents(go: (section: SectionCode, search: Search) => void): Intents {
  const leave = (section: SectionCode, search: Search) => {
    go(section, search);
    return search.asked?.text || search.q;
  };
  const questions: Intents['questions'] = (q, { understood, sections, left_out }) => ({
    section: understood.section ?? sections[0]?.section ?? 'tyres',
    ...questionsOf(EMPTY, q, understood, left_out),
  });
  return {
    questions,
    submit: async (asked) => {
      const answer =
        asked.q === '' ? undefined : await fetchSuggestions(asked).catch(() => undefined);
      if (!answer) return leave('tyres', { ...EMPTY, q: asked.q });
      const { section, fresh } = questions(asked.q, answer);
      return leave(section, fresh);
    },
    choose: (option, understood, q) => {
      if (option.kind === 'section' && option.section !== understood.section)
        return leave(option.section, { ...EMPTY, q });
      const section = option.kind === 'supplier' ? understood.section : option.section;
      return leave(section ?? 'tyres', chosen(EMPTY, option, understood, q));
    },
  };
}
