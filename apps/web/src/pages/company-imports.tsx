import { useNavigate } from 'react-router-dom';
import { Imports } from '../features/price-lists/imports.tsx';
import { paths } from '../shared/paths.ts';
import { useCompany } from './company.tsx';

/** Where a company drops its price lists, and what became of the earlier ones. */
export function CompanyImports() {
  const { id } = useCompany();
  const navigate = useNavigate();
  const hrefOf = (importId: string) => paths.companyImport(id, importId);
  return (
    <Imports
      companyId={id}
      hrefOf={hrefOf}
      onSent={(importId) => void navigate(hrefOf(importId))}
    />
  );
}
