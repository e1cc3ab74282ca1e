import { api } from '../../../shared/api/api.ts';
import { submit } from '../../../shared/form/submit.ts';
import { toast } from '../../../shared/page/messages.ts';
import type { Warehouse } from '../../../shared/warehouses.atoms.ts';
import { refreshWarehouses } from '../companies.atoms.ts';
import type { WarehouseInput } from './warehouse-input.ts';

export async function addWarehouse(companyId: string, input: WarehouseInput) {
  await submit('/companies/{id}/warehouses', input, { path: { id: companyId } });
  await refreshWarehouses();
  toast.success('Склад добавлен');
}

export async function changeWarehouse(companyId: string, { id }: Warehouse, input: WarehouseInput) {
  const path = { id: companyId, warehouse_id: id };
  await submit('/companies/{id}/warehouses/{warehouse_id}', input, { method: 'put', path });
  await refreshWarehouses();
  toast.success('Склад сохранён');
}

/** Removes a warehouse and takes its offers off sale. */
export async function removeWarehouse(companyId: string, { id }: Warehouse) {
  const path = { id: companyId, warehouse_id: id };
  await api.DELETE('/companies/{id}/warehouses/{warehouse_id}', { params: { path } });
  await refreshWarehouses();
  toast.success('Склад удалён');
}
