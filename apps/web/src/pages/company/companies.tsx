import { useAtomValue } from 'jotai';
import { companiesAtom } from '../../features/companies/atoms.ts';
import { CompanyList } from '../../features/companies/list/company-list.tsx';
import { LockedNote } from '../../features/second-factor/locked-note.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';

/** The companies of the person who is signed in. */
export function Companies() {
  const query = useAtomValue(companiesAtom);
  return (
    <Page title="Компании" isInset>
      {(heading) => (
        <Loaded query={query} height={240} heading={heading}>
          {(companies) => (
            <>
              <LockedNote />
              <CompanyList heading={heading} companies={companies} />
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}
