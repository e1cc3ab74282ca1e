import { useNavigate } from 'react-router-dom';
import { RestsNav } from '../../../features/companies/header/rests-nav.tsx';
import { Rests } from '../../../features/rests/rests.tsx';
import { formatRests, parseRests } from '../../../features/rests/rests-search.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { paths } from '../../../shared/page/paths.ts';
import { useCompany } from '../company.tsx';

/** The rests of a company: its offers, as the company manages them. */
export function CompanyRests() {
  const { id } = useCompany();
  const search = useSearch(parseRests);
  const navigate = useNavigate();
  return (
    <>
      <RestsNav company={id} current="rests" />
      <Rests
        companyId={id}
        search={search}
        importHref={paths.companyImports(id)}
        onSearch={(next) =>
          navigate({ search: formatRests(next) }, { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
