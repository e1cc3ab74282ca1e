import { useAtomValue } from 'jotai';
import {
  companiesAtom,
  type DeletedCompany,
  deletedCompaniesAtom,
  restoreCompany,
} from '../../features/companies/companies.atoms.ts';
import { CompanyList } from '../../features/companies/company-list.tsx';
import { DeletedCompanies } from '../../features/companies/deleted-companies.tsx';
import { LockedNote } from '../../features/second-factor/locked-note.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { toast } from '../../shared/page/messages.ts';
import { Page } from '../../shared/page/page.tsx';

/** The deleted companies. The page is of use without them. */
function Deleted() {
  const { data = [] } = useAtomValue(deletedCompaniesAtom);
  const restore = async ({ id, name }: DeletedCompany) => {
    await restoreCompany(id);
    toast.success(`Компания «${name}» снова работает`);
  };
  return <DeletedCompanies companies={data} onRestore={restore} />;
}

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
              <Deleted />
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}
