import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { companiesAtom } from '../../features/companies/atoms.ts';
import { CompanyList } from '../../features/companies/list/company-list.tsx';
import { LockedNote } from '../../features/second-factor/locked-note.tsx';
import { Page } from '../../shared/page/page.tsx';

/** The companies of the person who is signed in. */
export function Companies() {
  const { data, error } = useAtomValue(companiesAtom);
  if (!data && error) throw error;
  return (
    <Page title="Компании" isInset>
      {(heading) =>
        data ? (
          <>
            <LockedNote />
            <CompanyList heading={heading} companies={data} />
          </>
        ) : (
          <div aria-busy="true">
            {heading}
            <Skeleton width="100%" height={240} shape="box" />
          </div>
        )
      }
    </Page>
  );
}
