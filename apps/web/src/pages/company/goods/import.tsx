import { useParams } from 'react-router-dom';
import { PriceList } from '../../../features/price-lists/price-list.tsx';
import { BackLink } from '../../../shared/page/back-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { paths } from '../../../shared/paths.ts';

/** One price list of a company. */
export function CompanyImport() {
  const { company: id = '', import: importId = '' } = useParams();
  return (
    <Page title="Прайс-лист">
      {(heading) => (
        <>
          <BackLink href={paths.companyImports(id)}>Все загрузки</BackLink>
          {heading}
          <PriceList
            key={importId}
            companyId={id}
            importId={importId}
            uploadHref={paths.companyImports(id)}
            restsHref={paths.companyRests(id)}
          />
        </>
      )}
    </Page>
  );
}
