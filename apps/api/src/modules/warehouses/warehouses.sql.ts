import type { Warehouse, WarehouseBody } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/db-rows.ts';

const WAREHOUSE = `select w.id::text id, w.name, city.name city, w.address, w.working_hours, w.delivery_days_min, w.delivery_days_max,
    (select count(*) from offer o where o.supplier_id = w.company_id and o.warehouse_id = w.id) rests_count
  from warehouse w join city on city.id = w.city_id`;

/** The warehouses of a company, in no order. */
export const selectWarehouses = (db: Db, companyId: string): Promise<Warehouse[]> =>
  allRows<Warehouse>(db, `${WAREHOUSE} where w.company_id = $1`, [companyId]);

export const selectWarehouse = (
  db: Db,
  companyId: string,
  id: string,
): Promise<Warehouse | undefined> =>
  firstRow<Warehouse>(db, `${WAREHOUSE} where w.company_id = $1 and w.id = $2::int`, [
    companyId,
    id,
  ]);

/**
 * Locks a warehouse until the transaction ends: nobody else can add stock to it or delete it. Resolves to false if the
 * company has no such warehouse.
 */
export const holdWarehouse = (db: Db, companyId: string, id: string): Promise<boolean> =>
  hasRows(db, 'select from warehouse where company_id = $1 and id = $2::int for update', [
    companyId,
    id,
  ]);

type Values = Required<Omit<WarehouseBody, 'city'>> & { city_id: number };

/** Adds a warehouse; resolves to its id. */
export const insertWarehouse = async (
  db: Db,
  companyId: string,
  { name, city_id, address, working_hours, delivery_days_min, delivery_days_max }: Values,
): Promise<string> => {
  const row = await firstRow<{ id: string }>(
    db,
    `insert into warehouse (company_id, name, city_id, delivery_days_min, delivery_days_max, address, working_hours)
     values ($1, $2, $3, $4, $5, $6, $7) returning id::text id`,
    [companyId, name, city_id, delivery_days_min, delivery_days_max, address, working_hours],
  );
  return row?.id ?? '';
};

export const updateWarehouse = (
  db: Db,
  id: string,
  { name, city_id, address, working_hours, delivery_days_min, delivery_days_max }: Values,
) =>
  db.query(
    `update warehouse set name = $2, city_id = $3, delivery_days_min = $4, delivery_days_max = $5, address = $6, working_hours = $7
     where id = $1::int`,
    [id, name, city_id, delivery_days_min, delivery_days_max, address, working_hours],
  );

export const hasOpenOrders = (db: Db, id: string): Promise<boolean> =>
  hasRows(
    db,
    `select from orders p join order_item i on i.order_id = p.id join offer o on o.id = i.offer_id
     where p.status not in ('closed', 'declined', 'cancelled') and o.warehouse_id = $1::int limit 1`,
    [id],
  );

/** Deletes a warehouse. Its stock is deleted first, by an index that the foreign key can't use. */
export async function deleteWarehouse(db: Db, companyId: string, id: string): Promise<void> {
  await db.query('delete from offer where supplier_id = $1 and warehouse_id = $2::int', [
    companyId,
    id,
  ]);
  await db.query('delete from warehouse where id = $1::int', [id]);
}
