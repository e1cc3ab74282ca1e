import type { DeliveryZone, ShipmentPlace, VatRate } from '@org/api-client/schema';
import type { Dispatch } from '@org/trade/delivery';
import type { Queryable } from '../db/db.ts';

/** A warehouse with what deliveries need to know. */
export interface Depot extends ShipmentPlace, Dispatch {
  company_id: string;
  pickup: boolean;
  /** of its company; deliveries have the same rate */
  vat_rate: VatRate;
}

/** The warehouses with these ids, or all warehouses. */
export async function selectDepots(
  db: Queryable,
  ids?: readonly string[],
): Promise<Map<string, Depot>> {
  const { rows } = await db.query<Depot>(
    `select w.id::text id, w.name, y.name city, w.address, w.working_hours, w.company_id, c.pickup, c.vat_rate, y.time_zone,
       w.delivery_days_min, w.delivery_days_max
     from warehouse w join city y on y.id = w.city_id join company c on c.id = w.company_id
     where $1::int[] is null or w.id = any($1)`,
    [ids ?? null],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const TERM = `jsonb_build_object('warehouse_id', t.warehouse_id::text, 'days_min', t.days_min, 'days_max', t.days_max,
  'cutoff', t.cutoff, 'workdays', t.workdays, 'basis', t.basis, 'price', t.price, 'disk_price', t.disk_price,
  'min_cost', t.min_cost, 'free_from', t.free_from)`;

interface ZoneRow extends DeliveryZone {
  company_id: string;
}

/** The zones of these companies, or of all, by company and in each company's order. */
export async function selectZones(
  db: Queryable,
  companyIds?: readonly string[],
): Promise<Map<string, DeliveryZone[]>> {
  const { rows } = await db.query<ZoneRow>(
    `select z.company_id, z.name, z.own_city, z.everywhere, z.cities, z.regions,
       coalesce((select jsonb_agg(${TERM} order by t.warehouse_id) from delivery_term t where t.zone_id = z.id), '[]') terms
     from delivery_zone z where $1::uuid[] is null or z.company_id = any($1) order by z.company_id, z.position`,
    [companyIds ?? null],
  );
  const zones = new Map<string, DeliveryZone[]>();
  for (const { company_id, ...zone } of rows)
    zones.set(company_id, [...(zones.get(company_id) ?? []), zone]);
  return zones;
}
