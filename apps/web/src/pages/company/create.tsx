import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { companyAtom } from '../../features/companies/companies.atoms.ts';
import { CreateCompany } from '../../features/companies/form/create-company.tsx';
import { BackToCompanies } from '../../features/companies/header/company-header.tsx';
import { CompanyTabs } from '../../features/companies/header/company-tabs.tsx';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';

/** Creates a company, or a branch of the company whose id is in the address. */
export function CompanyCreate() {
  const parentId = useSearch(useCallback((params: URLSearchParams) => params.get('parent_id'), []));
  return (
    <>
      <BackToCompanies />
      {parentId ? <NewFilial parentId={parentId} /> : <NewCompany title="Новая компания" />}
    </>
  );
}

function NewFilial({ parentId }: { parentId: string }) {
  const query = useAtomValue(companyAtom(parentId));
  return (
    <Loaded query={query}>
      {(brand) => <NewCompany title={`Новый филиал бренда «${brand.name}»`} brand={brand} />}
    </Loaded>
  );
}

function NewCompany({ title, ...form }: { title: string } & Parameters<typeof CreateCompany>[0]) {
  const { pathname, search } = useLocation();
  return (
    <Page title={title} isInset>
      <CompanyTabs pathname={pathname + search} />
      <CreateCompany key={form.brand?.id} {...form} />
    </Page>
  );
}
