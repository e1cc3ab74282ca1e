import type { Data, OperationAt } from '@org/api-client';
import { getSupplier, listFavoriteSuppliers, searchSuppliers } from '@org/api-client/operations';
import {
  answer,
  answerFamily,
  arePagesKnown,
  byNumber,
  pagesAtom,
  prefetch,
  prefetchPages,
} from '../../shared/api/answers.atoms.ts';
import { atomFamily } from '../../shared/session/family.ts';
import type { PageSession } from '../../shared/session/page-session.ts';
import { parseSuppliers, type SupplierSearch } from './supplier-search.ts';

export type SupplierPage = Data<OperationAt<'/search/suppliers', 'post'>>;

type SuppliersBody = Parameters<typeof answer<'searchSuppliers'>>[1]['body'];

// the server checks the names of sections
const suppliers = ({ page: _page, ...asked }: SupplierSearch) =>
  answer(searchSuppliers, { body: asked as SuppliersBody });

/** Suppliers that fit a search, from the page in the address onwards. */
export const suppliersAtom = atomFamily((search: SupplierSearch) =>
  pagesAtom(() => suppliers(search), byNumber('body', search.page)),
);

/** True if the list of a search can be shown without a request. */
export const areSuppliersKnown = (session: PageSession, search: SupplierSearch) =>
  arePagesKnown(session, suppliers(search), byNumber('body', search.page));

/** Starts the request of the list before the page that shows it is rendered. */
export function prefetchSuppliers(session: PageSession, params: URLSearchParams) {
  const search = parseSuppliers(params);
  void prefetchPages(session, suppliers(search), byNumber('body', search.page));
}

const supplier = (id: string) => answer(getSupplier, { params: { path: { id } } });

/** The public data of one supplier. */
export const supplierAtom = answerFamily(supplier);
export const prefetchSupplier = (session: PageSession, id: string) =>
  prefetch(session, supplier(id));

/** The favorites of the signed-in account, the latest first. */
export const favoriteSuppliersAtom = pagesAtom(
  () => answer(listFavoriteSuppliers),
  byNumber('query'),
);
