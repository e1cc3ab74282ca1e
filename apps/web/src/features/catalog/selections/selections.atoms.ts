import type { ApiError } from '@org/api-client';
import type { Selection } from '@org/api-client/schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../../shared/api/api.ts';
import type { Signal } from '../../../shared/api/query.ts';
import type { SectionCode } from '../../../shared/sections.ts';
import { atomFamily } from '../../../shared/session/family.ts';
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

const selectionQuery = ({ section, path }: SelectionKey) => ({
  queryKey: ['getSelection', section, path] as const,
  queryFn: async ({ signal }: Signal): Promise<Selection> => {
    const params = { path: { section }, query: { path } };
    const asked = api.GET('/selections/{section}', { params, signal });
    // a whole section is as useful without its links
    return path === '' ? asked.catch(() => WHOLE) : asked;
  },
});

export const selectionAtom = atomFamily((selected: SelectionKey) =>
  atomWithQuery<Selection, ApiError>(() => selectionQuery(selected)),
);

/** Starts the requests of a section's page, or of a page of its part: that says first what its list is. */
export async function prefetchSelection(
  session: PageSession,
  selected: SelectionKey,
  params: URLSearchParams,
) {
  const { section, path } = selected;
  const asked = session.queryClient.fetchQuery(selectionQuery(selected)).catch(() => undefined);
  const found = path === '' ? WHOLE : await asked;
  if (found) prefetchList(session, section, withSelection(section, params, found));
}
