import { api } from '../../../shared/api/api.ts';
import { submit } from '../../../shared/form/submit.ts';
import { toast } from '../../../shared/page/messages.ts';
import { refreshWarehouses, type Warehouse } from '../companies.atoms.ts';
import type { WarehouseInput } from './warehouse-input.ts';

export async function addWarehouse(companyId: string, input: WarehouseInput) {
  await submit('/companies/{id}/warehouses', input, { path: { id: companyId } });
  await refreshWarehouses(companyId);
  toast.success('Склад добавлен');
}

export async function changeWarehouse(companyId: string, { id }: Warehouse, input: WarehouseInput) {
  const path = { id: companyId, warehouse_id: id };
  await submit('/companies/{id}/warehouses/{warehouse_id}', input, { method: 'put', path });
  await refreshWarehouses(companyId);
  toast.success('Склад сохранён');
}

/** Removes a warehouse and takes its offers off sale. */
export async function removeWarehouse(companyId: string, { id }: Warehouse) {
  const path = { id: companyId, warehouse_id: id };
  await api.DELETE('/companies/{id}/warehouses/{warehouse_id}', { params: { path } });
  await refreshWarehouses(companyId);
  toast.success('Склад удалён');
}
