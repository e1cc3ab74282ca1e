import type { Selection } from '@org/api-client/schema';
import { productIdOf } from '@org/trade/product-path';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { SectionList } from '../features/catalog/list/section-list.tsx';
import { listPathOf } from '../features/catalog/search/catalog-search.ts';
import { descriptions } from '../features/catalog/search/catalog-sections.ts';
import { SelectionLinks } from '../features/catalog/selections/selection-links.tsx';
import { selectionAtom, WHOLE } from '../features/catalog/selections/selections.atoms.ts';
import { withSelection } from '../features/catalog/selections/with-selection.ts';
import { isMissing } from '../shared/api/is-missing.ts';
import { useMedia } from '../shared/hooks/use-media.ts';
import { useSearch } from '../shared/hooks/use-search.ts';
import { lazyPart } from '../shared/page/lazy-part.ts';
import { Loading } from '../shared/page/loading.tsx';
import { orEmpty } from '../shared/page/or-empty.ts';
import { PageMeta } from '../shared/page/page-meta.tsx';
import { type SectionCode, sectionAt } from '../shared/sections.ts';
import { sessionAtom } from '../shared/session/visitor.atoms.ts';
import { NotFound } from './not-found.tsx';
import * as css from './section.css.ts';

/** If its code does not load, only the list is shown. */
const DockedCart = lazy(() =>
  orEmpty(import('../features/cart/dock/docked-cart.tsx').then((code) => code.DockedCart)),
);
const ProductPage = lazyPart(() => import('./product-page.tsx'), 'ProductPage');

const productOf = (params: URLSearchParams) => params.get('product') ?? undefined;

/** What is at an address of a section: a product, if it ends with an id, else the section or a part of it. */
export function Section() {
  const { product, part, kind } = useParams();
  const id = productIdOf(product ?? '');
  if (id !== undefined)
    return (
      <Suspense fallback={<Loading />}>
        <ProductPage id={id} />
      </Suspense>
    );
  return <Listed path={[product ?? part, kind].filter(Boolean).join('/')} />;
}

/** One of the seven sections of the catalog, or a part of it that has an address of its own. */
function Listed({ path }: { path: string }) {
  const section = sectionAt(listPathOf(useLocation().pathname));
  if (!section) throw new Error('This page belongs to the paths of sections');
  const { data, error } = useAtomValue(selectionAtom({ section: section.code, path }));
  // the whole section is there before its links are
  const selection = data ?? (path === '' ? WHOLE : undefined);
  if (selection) return <List key={section.code} {...{ section, selection }} />;
  if (!error) return <Loading />;
  if (isMissing(error)) return <NotFound />;
  throw error;
}

interface ListProps {
  section: { code: SectionCode; path: string; label: string };
  selection: Selection;
}

function List({ section, selection }: ListProps) {
  const { code, label } = section;
  const { path, filter, links, on_sale } = selection;
  const title = path === '' ? label : selection.title;
  const search = useSearch(
    useCallback(
      (params: URLSearchParams) => withSelection(code, params, { filter }),
      [code, filter],
    ),
  );
  const productId = useSearch(productOf);
  // of the many lists that filters make, only these are pages of their own
  const isOwn = useLocation().search === '' && on_sale;
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const hasDock = useMedia(css.WITH_DOCK) && isSignedIn;
  return (
    <>
      <PageMeta
        title={`${title} — Протектор`}
        description={`${title} оптом: предложения поставщиков со всей России, цены с доставкой, остатки и сроки.`}
        path={isOwn ? [section.path, path].filter(Boolean).join('/') : undefined}
      />
      <div className={hasDock ? css.docked : undefined}>
        <SectionList
          section={descriptions[code]}
          title={title}
          search={search}
          productId={productId}
          footer={<SelectionLinks links={links} path={section.path} />}
        />
        {hasDock && (
          <aside className={css.dock} aria-label="Корзина">
            <Suspense>
              <DockedCart />
            </Suspense>
          </aside>
        )}
      </div>
    </>
  );
}
