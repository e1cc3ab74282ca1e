import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionList } from '../features/catalog/list/section-list.tsx';
import { parseSearch } from '../features/catalog/search.ts';
import { descriptions } from '../features/catalog/sections.ts';
import { sectionAt } from '../shared/sections.ts';
import { useSearch } from '../shared/use-search.ts';

const productOf = (params: URLSearchParams) => params.get('product') ?? undefined;

/** One of the seven sections of the catalogue. */
export function Section() {
  const section = sectionAt(useLocation().pathname);
  if (!section) throw new Error('This page belongs to the paths of sections');
  const description = descriptions[section.code];
  const search = useSearch(
    useCallback((params: URLSearchParams) => parseSearch(description, params), [description]),
  );
  const productId = useSearch(productOf);
  return (
    <>
      <title>{`${section.label} — Протектор`}</title>
      <SectionList
        key={section.code}
        section={description}
        title={section.label}
        search={search}
        productId={productId}
      />
    </>
  );
}
