import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { warehousesAtom } from '../../features/companies/atoms.ts';
import {
  addWarehouse,
  changeWarehouse,
  removeWarehouse,
} from '../../features/companies/warehouses/warehouse-calls.ts';
import { WarehouseList } from '../../features/companies/warehouses/warehouse-list.tsx';
import { useCompany } from './company.tsx';

/** The warehouses of a company. */
export function CompanyWarehouses() {
  const { id, city } = useCompany();
  const { data, error } = useAtomValue(warehousesAtom(id));
  if (!data && error) throw error;
  if (!data) return <Skeleton width="100%" height={240} shape="box" />;
  return (
    <WarehouseList
      warehouses={data}
      city={city}
      onAdd={(input) => addWarehouse(id, input)}
      onChange={(warehouse, input) => changeWarehouse(id, warehouse, input)}
      onRemove={(warehouse) => removeWarehouse(id, warehouse)}
    />
  );
}
