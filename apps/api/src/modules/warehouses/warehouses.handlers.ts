import type { WarehouseBody } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { requireCityId } from '../../delivery/delivery-cities.ts';
import { Problem } from '../../http/problem.ts';
import { explainUniqueViolation } from '../../http/unique-violation.ts';
import * as queries from './warehouses.sql.ts';

type Db = FastifyRequest['db'];

async function warehouseOf(db: Db, companyId: string, id: string) {
  const warehouse = await queries.selectWarehouse(db, companyId, id);
  if (!warehouse) throw new Problem(404);
  return warehouse;
}

async function valuesOf(db: Db, { city, ...body }: WarehouseBody) {
  if (body.delivery_days_max < body.delivery_days_min)
    throw invalid({ delivery_days_max: ['Не меньше срока «от»'] });
  return {
    ...body,
    name: body.name.trim(),
    address: body.address?.trim() || null,
    working_hours: body.working_hours?.trim() || null,
    city_id: await requireCityId(db, city),
  };
}

const TAKEN = { warehouse_name: { name: ['Склад с таким названием уже есть'] } };

const collator = new Intl.Collator('ru', { numeric: true });

export const listWarehouses: Handler<'listWarehouses'> = async (request) => {
  await requireCompany(request, request.params.id);
  const warehouses = await queries.selectWarehouses(request.db, request.params.id);
  return { data: warehouses.toSorted((a, b) => collator.compare(a.name, b.name)) };
};

export const createWarehouse: Handler<'createWarehouse'> = async (request) => {
  const { id: companyId } = request.params;
  await requireCompany(request, companyId);
  const values = await valuesOf(request.db, request.body);
  const id = await explainUniqueViolation(
    queries.insertWarehouse(request.db, companyId, values),
    TAKEN,
  );
  return warehouseOf(request.db, companyId, id);
};

export const updateWarehouse: Handler<'updateWarehouse'> = (request) => {
  const { id: companyId, warehouse_id: id } = request.params;
  return request.db.transaction(async (db) => {
    await requireCompany(request, companyId, { db });
    const values = await valuesOf(db, request.body);
    if (!(await queries.holdWarehouse(db, companyId, id))) throw new Problem(404);
    const now = await warehouseOf(db, companyId, id);
    if (now.rests_count > 0 && now.city !== request.body.city.trim())
      throw new Problem(409, 'Пока на складе есть остатки, его город не меняется');
    await explainUniqueViolation(queries.updateWarehouse(db, id, values), TAKEN);
    return warehouseOf(db, companyId, id);
  });
};

export const deleteWarehouse: Handler<'deleteWarehouse'> = async (request) => {
  const { id: companyId, warehouse_id: id } = request.params;
  await request.db.transaction(async (db) => {
    await requireCompany(request, companyId, { db });
    if (!(await queries.holdWarehouse(db, companyId, id))) throw new Problem(404);
    if (await queries.hasOpenOrders(db, id))
      throw new Problem(409, 'На складе ждут открытые заказы. Сначала завершите их');
    await queries.deleteWarehouse(db, companyId, id);
  });
};
