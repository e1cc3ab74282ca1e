import { useAtomValue } from 'jotai';
import {
  addWarehouse,
  changeWarehouse,
  removeWarehouse,
} from '../../features/companies/warehouses/warehouse-calls.ts';
import { WarehouseList } from '../../features/companies/warehouses/warehouse-list.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { warehousesAtom } from '../../shared/warehouses.atoms.ts';
import { useCompany } from './company.tsx';

export function CompanyWarehouses() {
  const { id, city } = useCompany();
  const query = useAtomValue(warehousesAtom(id));
  return (
    <Loaded query={query} height={240}>
      {(warehouses) => (
        <WarehouseList
          warehouses={warehouses}
          city={city}
          onAdd={(input) => addWarehouse(id, input)}
          onChange={(warehouse, input) => changeWarehouse(id, warehouse, input)}
          onRemove={(warehouse) => removeWarehouse(id, warehouse)}
        />
      )}
    </Loaded>
  );
}
