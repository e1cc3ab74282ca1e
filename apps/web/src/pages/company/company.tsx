import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router-dom';
import { refuseBankChange } from '../../features/companies/bank/bank-calls.ts';
import { BankChangeNote } from '../../features/companies/bank/bank-change-note.tsx';
import {
  type Company as CompanyData,
  companyAtom,
} from '../../features/companies/companies.atoms.ts';
import * as css from '../../features/companies/header/company-header.css.ts';
import { CompanyHeader } from '../../features/companies/header/company-header.tsx';
import { CompanyTabs } from '../../features/companies/header/company-tabs.tsx';
import { removeLogo, uploadLogo } from '../../features/companies/header/logo-calls.ts';
import { missingRight } from '../../features/companies/header/page-right.ts';
import { RightNote } from '../../features/companies/header/right-note.tsx';
import { useNewOrders } from '../../features/orders/use-new-orders.ts';
import { isMissing } from '../../shared/api/is-missing.ts';
import { approvalsAtom } from '../../shared/approvals/approvals.atoms.ts';
import { MayChangeProvider } from '../../shared/page/changing.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { Page } from '../../shared/page/page.tsx';
import { paths } from '../../shared/page/paths.ts';

const SourcesNote = lazyPart(
  () => import('../../features/sources/sources-note.tsx'),
  'SourcesNote',
);

/** Returns the company of the page, for the nested pages. */
export const useCompany = () => useOutletContext<CompanyData>();

/** The common part of all pages of one company: its header and its tabs. */
export function Company() {
  const { company: id = '' } = useParams();
  const { pathname } = useLocation();
  const { data: company, error } = useAtomValue(companyAtom(id));
  const newOrders = useNewOrders(id);
  const { data: approvals } = useAtomValue(approvalsAtom(id));
  if (!company && error) {
    if (isMissing(error)) return <Gone />;
    throw error;
  }
  if (!company) return <Loading />;
  const missing = missingRight(company, pathname);
  return (
    <div className={css.page}>
      <title>{`${company.name} — Протектор`}</title>
      <CompanyHeader
        key={id}
        company={company}
        onUpload={(file) => uploadLogo(id, file)}
        onRemove={() => removeLogo(id)}
      />
      <CompanyTabs
        company={company}
        newOrders={newOrders}
        approvals={approvals?.data.filter(({ may_decide }) => may_decide).length}
        pathname={pathname}
      />
      <RightNote missing={missing} />
      <BankChangeNote company={company} onRefuse={() => refuseBankChange(id)} />
      {pathname !== paths.companySources(id) && (
        <Suspense>
          <SourcesNote companyId={id} href={paths.companySources(id)} />
        </Suspense>
      )}
      <MayChangeProvider value={missing === undefined}>
        <Outlet key={id} context={company} />
      </MayChangeProvider>
    </div>
  );
}

function Gone() {
  return (
    <Page title="Компания" isInset>
      <EmptyState
        title="Такой компании нет"
        actions={<ButtonLink href={paths.companies}>Все компании</ButtonLink>}
      >
        Её удалили, или у вас больше нет к ней доступа.
      </EmptyState>
    </Page>
  );
}
