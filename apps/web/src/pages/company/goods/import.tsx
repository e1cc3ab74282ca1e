import { useAtomValue } from 'jotai';
import { useLocation, useParams } from 'react-router-dom';
import { companyAtom } from '../../../features/companies/companies.atoms.ts';
import { missingRight } from '../../../features/companies/header/page-right.ts';
import { RightNote } from '../../../features/companies/header/right-note.tsx';
import { PriceList } from '../../../features/price-lists/price-list.tsx';
import { BackLink } from '../../../shared/page/back-link.tsx';
import { MayChangeProvider } from '../../../shared/page/changing.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { paths } from '../../../shared/page/paths.ts';

/** One price list of a company. */
export function CompanyImport() {
  const { company: id = '', import: importId = '' } = useParams();
  const { pathname } = useLocation();
  const { data: company } = useAtomValue(companyAtom(id));
  const missing = company && missingRight(company, pathname);
  return (
    <Page title="Прайс-лист">
      {(heading) => (
        <>
          <BackLink href={paths.companyImports(id)}>Все загрузки</BackLink>
          {heading}
          <RightNote missing={missing} />
          <MayChangeProvider value={missing === undefined}>
            <PriceList
              key={importId}
              companyId={id}
              importId={importId}
              uploadHref={paths.companyImports(id)}
              restsHref={paths.companyRests(id)}
            />
          </MayChangeProvider>
        </>
      )}
    </Page>
  );
}
