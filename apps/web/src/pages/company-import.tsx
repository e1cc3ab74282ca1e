import { useParams } from 'react-router-dom';
import { PriceList } from '../features/price-lists/price-list.tsx';
import { paths } from '../shared/paths.ts';
import { useCompany } from './company.tsx';

/** One price list of a company. */
export function CompanyImport() {
  const { id } = useCompany();
  const { import: importId = '' } = useParams();
  return (
    <PriceList
      key={importId}
      companyId={id}
      importId={importId}
      uploadHref={paths.companyImports(id)}
      restsHref={paths.companyRests(id)}
    />
  );
}
