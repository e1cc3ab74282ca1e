import type { DeliveryTerms, DeliveryZone } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';

/** The revision of a company's terms. With `lock` nobody else can change them until the transaction ends. */
export const selectRevision = async (db: Db, companyId: string, lock = false): Promise<number> => {
  const row = await firstRow<{ delivery_revision: number }>(
    db,
    `select delivery_revision from company where id = $1 ${lock ? 'for no key update' : ''}`,
    [companyId],
  );
  return row?.delivery_revision ?? 0;
};

export const selectPlaces = (db: Db, companyId: string): Promise<DeliveryTerms['warehouses']> =>
  allRows<DeliveryTerms['warehouses'][number]>(
    db,
    `select w.id::text id, w.name, y.name city, y.region, y.time_zone, w.delivery_days_min, w.delivery_days_max
     from warehouse w join city y on y.id = w.city_id where w.company_id = $1 order by w.id`,
    [companyId],
  );

export const selectCities = (db: Db): Promise<DeliveryTerms['cities']> =>
  allRows<DeliveryTerms['cities'][number]>(db, 'select name, region from city order by name');

/** The sizes that a company has most offers of, each with one product as an example. */
export const selectGoods = (db: Db, companyId: string): Promise<DeliveryTerms['goods']> =>
  allRows<DeliveryTerms['goods'][number]>(
    db,
    `select g.title, s.code section, product_grams(g.product_id) grams, product_volume(g.product_id) volume, g.bulk_price
     from (select p.size title, p.section, min(p.id) product_id, min(line_total(o.bulk_price, 1, o.vat_rate, o.vat_included))::int bulk_price, count(*) n
       from offer o join product p on p.id = o.product_id where o.supplier_id = $1 and o.quantity > 0
       group by p.size, p.section order by n desc, p.size limit 30) g join section s on s.id = g.section
     order by g.n desc, g.title`,
    [companyId],
  );

export async function replaceZones(
  db: Db,
  companyId: string,
  zones: readonly DeliveryZone[],
): Promise<void> {
  await db.query('delete from delivery_zone where company_id = $1', [companyId]);
  const rows = zones.map((zone, position) => ({ ...zone, position, name: zone.name.trim() }));
  await db.query(
    `insert into delivery_zone (company_id, position, name, own_city, everywhere, cities, regions)
     select $1, z.position, z.name, z.own_city, z.everywhere, z.cities, z.regions
     from jsonb_to_recordset($2) z(position int, name text, own_city boolean, everywhere boolean, cities text[], regions text[])`,
    [companyId, JSON.stringify(rows)],
  );
  const terms = rows.flatMap(({ name, terms: zoneTerms }) =>
    zoneTerms.map((term) => ({ ...term, zone: name })),
  );
  await db.query(
    `insert into delivery_term (zone_id, warehouse_id, days_min, days_max, cutoff, workdays, basis, price, disk_price, min_cost, free_from)
     select z.id, t.warehouse_id, t.days_min, t.days_max, t.cutoff, t.workdays, t.basis, t.price, t.disk_price, t.min_cost, t.free_from
     from jsonb_to_recordset($2) t(zone text, warehouse_id int, days_min int, days_max int, cutoff int, workdays smallint[],
       basis text, price int, disk_price int, min_cost int, free_from bigint)
     join delivery_zone z on z.company_id = $1 and z.name = t.zone`,
    [companyId, JSON.stringify(terms)],
  );
  await db.query('update company set delivery_revision = delivery_revision + 1 where id = $1', [
    companyId,
  ]);
}
