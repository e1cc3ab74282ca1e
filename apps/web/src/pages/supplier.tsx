import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { TabLink, TabLinks } from '@org/ui/tabs';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { SectionList } from '../features/catalog/list/section-list.tsx';
import { descriptionWithin, searchWithin } from '../features/catalog/within.ts';
import { SupplierFace } from '../features/suppliers/supplier-face.tsx';
import { type Supplier as Face, sectionLabel } from '../features/suppliers/supplier-words.ts';
import { supplierAtom } from '../features/suppliers/suppliers.atoms.ts';
import { isMissing } from '../shared/api/is-missing.ts';
import { formatNumber } from '../shared/format/format.ts';
import { useSearch } from '../shared/hooks/use-search.ts';
import { Loading } from '../shared/page/loading.tsx';
import { Page } from '../shared/page/page.tsx';
import { paths } from '../shared/page/paths.ts';
import { type SectionCode, sections } from '../shared/sections.ts';
import * as css from './supplier.css.ts';

/** One supplier: its details, and its products section by section. */
export function Supplier() {
  const { id = '' } = useParams();
  const { data: supplier, error } = useAtomValue(supplierAtom(id));
  if (!supplier && error) {
    if (isMissing(error)) return <Gone />;
    throw error;
  }
  return (
    <>
      <div className={css.face}>
        <title>{`${supplier?.name ?? 'Поставщик'} — Протектор`}</title>
        {supplier ? <SupplierFace supplier={supplier} /> : <Loading />}
      </div>
      {supplier && <SupplierProducts supplier={supplier} />}
    </>
  );
}

const Gone = () => (
  <Page title="Поставщик">
    <EmptyState
      title="Такого поставщика нет"
      actions={<ButtonLink href={paths.suppliers}>Все поставщики</ButtonLink>}
    >
      Он больше не торгует здесь, или в адресе ошибка.
    </EmptyState>
  </Page>
);

const sectionOf = (params: URLSearchParams) =>
  sections.find(({ code }) => code === params.get('section'))?.code;

function SupplierProducts({ supplier: { id, sections: stocked } }: { supplier: Face }) {
  const asked = useSearch(sectionOf);
  const code = asked ?? stocked[0]?.section;
  if (!code)
    return (
      <EmptyState title="Сейчас ничего нет в наличии">
        Оставьте поставщика в избранном: его товары появятся здесь с новым прайс-листом.
      </EmptyState>
    );
  return (
    <>
      <div className={css.tabs}>
        <TabLinks label="Товары по разделам">
          {stocked.map(({ section, offers }) => (
            <TabLink
              key={section}
              href={`${paths.supplier(id)}?section=${section}`}
              count={formatNumber(offers)}
              isCurrent={section === code}
            >
              {sectionLabel(section)}
            </TabLink>
          ))}
        </TabLinks>
      </div>
      <SectionGoods key={code} supplierId={id} code={code} />
    </>
  );
}

/** The list of a section, as in the catalog, with the offers of one supplier. */
function SectionGoods({ supplierId, code }: { supplierId: string; code: SectionCode }) {
  const search = useSearch(
    useCallback(
      (params: URLSearchParams) =>
        searchWithin(code, params, { supplier_id: [supplierId] }, [['section', code]]),
      [code, supplierId],
    ),
  );
  return (
    <SectionList
      section={descriptionWithin(code)}
      title={sectionLabel(code)}
      headingLevel={2}
      search={search}
    />
  );
}
