import { getSelection } from '@org/api-client/operations';
import type { Selection } from '@org/api-client/schema';
import { answer, answerFamily, fetchAnswer } from '../../../shared/api/answers.atoms.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import type { PageSession } from '../../../shared/session/page-session.ts';
import { prefetchList } from '../search/catalog.atoms.ts';
import { withSelection } from './with-selection.ts';

/** The part of a section at a path after the section's own. */
interface SelectionKey {
  section: SectionCode;
  path: string;
}

/** A whole section, while nothing is known of its parts. */
export const WHOLE: Selection = { path: '', title: '', filter: {}, on_sale: true, links: [] };

const selectionOf = ({ section, path }: SelectionKey) => ({
  ...answer(getSelection, { params: { path: { section }, query: { path } } }),
  // a whole section is as useful without its links
  ...(path === '' && { otherwise: WHOLE }),
});

export const selectionAtom = answerFamily(selectionOf);

/** Starts the requests of a section's page, or of a page of its part: that says first what its list is. */
export async function prefetchSelection(
  session: PageSession,
  selected: SelectionKey,
  params: URLSearchParams,
) {
  const { section, path } = selected;
  const asked = fetchAnswer(selectionOf(selected), session).catch(() => undefined);
  const found = path === '' ? WHOLE : await asked;
  if (found) prefetchList(session, section, withSelection(section, params, found));
}
