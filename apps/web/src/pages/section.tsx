import { useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionList } from '../features/catalog/list/section-list.tsx';
import { parseSearch } from '../features/catalog/search.ts';
import { descriptions } from '../features/catalog/sections.ts';
import { sessionAtom } from '../shared/atoms.ts';
import { useMedia } from '../shared/hooks/use-media.ts';
import { useSearch } from '../shared/hooks/use-search.ts';
import { orEmpty } from '../shared/page/or-empty.ts';
import { PageMeta } from '../shared/page/page-meta.tsx';
import { sectionAt } from '../shared/sections.ts';
import * as css from './section.css.ts';

/** If its code does not load, only the list is shown. */
const DockedCart = lazy(() =>
  orEmpty(import('../features/cart/dock/docked-cart.tsx').then((code) => code.DockedCart)),
);

const productOf = (params: URLSearchParams) => params.get('product') ?? undefined;

/** One of the seven sections of the catalog. */
export function Section() {
  const section = sectionAt(useLocation().pathname);
  if (!section) throw new Error('This page belongs to the paths of sections');
  const description = descriptions[section.code];
  const search = useSearch(
    useCallback((params: URLSearchParams) => parseSearch(description, params), [description]),
  );
  const productId = useSearch(productOf);
  // of the many lists that filters make, none is a page of its own
  const isWhole = useLocation().search === '';
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const hasDock = useMedia(css.WITH_DOCK) && isSignedIn;
  return (
    <>
      <PageMeta
        title={`${section.label} — Протектор`}
        description={`${section.label} оптом: предложения поставщиков со всей России, цены с доставкой, остатки и сроки.`}
        path={isWhole ? section.path : undefined}
      />
      <div className={hasDock ? css.docked : undefined}>
        <SectionList
          key={section.code}
          section={description}
          title={section.label}
          search={search}
          productId={productId}
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
