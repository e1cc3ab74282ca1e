import type { Db } from '../../db/db.ts';
import { planOf } from '../../merging/merge-sql.ts';
import { matchPlaces } from '../../merging/merging-warehouses.ts';

/** An offer as a buyer finds it, with its row in the price list. */
export interface OnSale {
  sheet: string | null;
  row: number;
  offer: number;
  product: number;
  warehouse: string;
  price: number;
  quantity: number;
  isMinimum: boolean;
  year: number | null;
  condition: string;
  section: string;
  brand: string | null;
  model: string | null;
  width: number | null;
  profile: number | null;
  diameter: number | null;
  outer_diameter: number | null;
  light_truck: boolean | null;
  construction: string | null;
  rim_width: number | null;
  bolts: number | null;
  pcd: number | null;
  et: number | null;
  dia: number | null;
  load_index: string | null;
  speed_index: string | null;
  season: string | null;
  studded: boolean | null;
  xl: boolean | null;
  run_flat: boolean | null;
  homologation: string | null;
}

const ON_SALE = `
  select r.sheet, r.row, o.id offer, o.product_id product, w.name warehouse, o.bulk_price price, o.quantity,
    o.quantity_is_minimum "isMinimum", o.dot_year as year,
    o.condition,
    s.code section, b.name brand, m.name model, l.width / 100.0 width, l.profile / 100.0 profile, l.diameter / 100.0 diameter,
    l.outer_diameter / 100.0 outer_diameter, l.light_truck, p.specs ->> 'construction' construction, l.rim_width / 100.0 rim_width,
    l.bolts, l.pcd / 100.0 pcd, l.et / 100.0 et, l.dia / 100.0 dia, p.load_index, p.speed_index,
    (select value from attribute_value where id = l.season) season, l.studded, l.xl, l.run_flat, (select value from attribute_value where id = l.homologation) homologation
  from price_list_row r join price_list_good g using (list_id, good) join price_list t on t.id = r.list_id
    -- a row that says the same as another one is that one's offer
    join price_list_row f on f.list_id = r.list_id and f.row = coalesce(r.copy_of, r.row) and f.sheet is not distinct from r.sheet
      and f.place = r.place
    join plan n on n.position = f.position
    join offer o on o.supplier_id = t.company_id and o.product_id = n.product_id and o.warehouse_id = n.warehouse_id
      and o.identity = n.identity
    join warehouse w on w.id = o.warehouse_id
    join product p on p.id = o.product_id join listing l on l.product_id = p.id join section s on s.id = p.section
    left join brand b on b.id = p.brand_id left join model m on m.id = p.model_id
  where r.list_id = $1 order by r.position`;

/** What an applied list has put on sale, row by row. */
export const selectOnSale = (db: Db, list: { id: string; companyId: string }): Promise<OnSale[]> =>
  db.transaction(async (tx) => {
    const places = await matchPlaces(tx, list.id, list.companyId);
    const plan = [list.id, places.map(({ place }) => place), places.map(({ id }) => id)];
    await tx.query(planOf('plan'), plan);
    return (await tx.query<OnSale>(ON_SALE, [list.id])).rows;
  });

/** The reasons why rows were refused, by `rowKey`. */
export async function selectRefused(db: Db, listId: string): Promise<Map<string, string>> {
  const { rows } = await db.query<{ sheet: string | null; row: number; reason: string }>(
    'select sheet, row, reason from price_list_reject where list_id = $1',
    [listId],
  );
  return new Map(rows.map((row) => [rowKey(row), row.reason]));
}

/** Returns the key of a row. A format without sheets names no sheet, or one of its own. */
export const rowKey = ({ sheet, row }: { sheet: string | null; row: number }) =>
  `${sheet ?? ''} ${row}`;
