import { suggestSearch } from '@org/api-client/operations';
import { answer, answerFamily, fetchAnswer } from '../../../shared/api/answers.atoms.ts';
import type { SectionCode } from '../../../shared/sections.ts';

interface SearchText {
  /** Absent: all sections are asked. */
  section?: SectionCode;
  q: string;
}

const suggestions = (body: SearchText) => answer(suggestSearch, { body });

/** What typed words mean and lead to. Sends no request while nothing is typed. */
export const suggestionsAtom = answerFamily((typed: SearchText) =>
  typed.q === '' ? null : suggestions(typed),
);

export const fetchSuggestions = (typed: SearchText) => fetchAnswer(suggestions(typed));
