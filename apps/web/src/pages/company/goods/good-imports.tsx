import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { RestsNav } from '../../../features/companies/header/rests-nav.tsx';
import { FirstWarehouse } from '../../../features/companies/warehouses/first-warehouse.tsx';
import { addWarehouse } from '../../../features/companies/warehouses/warehouse-calls.ts';
import { WarehousesLine } from '../../../features/companies/warehouses/warehouses-line.tsx';
import { Imports } from '../../../features/price-lists/price-list-imports.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { warehousesAtom } from '../../../shared/warehouses.atoms.ts';
import { useCompany } from '../company.tsx';

/** Uploads price lists of a company and shows the earlier imports. Its warehouses come first. */
export function CompanyImports() {
  const { id, city } = useCompany();
  const { data: warehouses, error } = useAtomValue(warehousesAtom(id));
  const navigate = useNavigate();
  const hrefOf = (importId: string) => paths.companyImport(id, importId);
  if (!warehouses && error) throw error;
  if (!warehouses) return <Skeleton width="100%" height={320} shape="box" />;
  return (
    <>
      <RestsNav company={id} current="imports" />
      <Imports
        companyId={id}
        hrefOf={hrefOf}
        onSent={(importId) => void navigate(hrefOf(importId))}
        before={
          warehouses.length === 0 ? (
            <FirstWarehouse city={city} onSave={(input) => addWarehouse(id, input)} />
          ) : (
            <WarehousesLine warehouses={warehouses} href={paths.companyWarehouses(id)} />
          )
        }
        isAsked={warehouses.length === 0}
      />
    </>
  );
}
