import type { Db } from '../db/db.ts';
import { SUPPLIER_ID } from '../seed/parties/demo-accounts.ts';
import { type DemoMoment, momentOf } from './demo-moment.ts';

interface DemoImport {
  ago: DemoMoment;
  file: string;
  status: 'done' | 'failed' | 'cancelled';
  mode?: 'replace' | 'update';
  error?: string;
  rows: number;
  rejected: number;
  created?: number;
  updated?: number;
  removed?: number;
  up?: number;
  down?: number;
}

/** Price lists of the last months. Files of older lists have long been deleted, as everybody's are. */
const PAST: DemoImport[] = [
  {
    ago: [83, '09:12'],
    file: 'Прайс лето осень.xlsx',
    status: 'done',
    rows: 1180,
    rejected: 14,
    created: 96,
    updated: 1043,
    removed: 61,
    up: 320,
    down: 412,
  },
  {
    ago: [69, '09:05'],
    file: 'Прайс 09.xlsx',
    status: 'done',
    rows: 1204,
    rejected: 9,
    created: 41,
    updated: 1120,
    removed: 33,
    up: 204,
    down: 380,
  },
  {
    ago: [55, '10:31'],
    file: 'остатки_склад_Казань.csv',
    status: 'failed',
    mode: 'update',
    error: 'Не нашли столбец с ценой. Укажите его',
    rows: 212,
    rejected: 0,
  },
  {
    ago: [55, '10:44'],
    file: 'остатки_склад_Казань с ценой.csv',
    status: 'done',
    mode: 'update',
    rows: 212,
    rejected: 3,
    created: 12,
    updated: 190,
    up: 31,
    down: 22,
  },
  {
    ago: [34, '09:08'],
    file: 'Прайс зима.xlsx',
    status: 'cancelled',
    rows: 604,
    rejected: 4,
    created: 8,
    updated: 592,
    removed: 611,
    up: 560,
    down: 12,
  },
  {
    ago: [34, '09:40'],
    file: 'Прайс зима (оба листа).xlsx',
    status: 'done',
    rows: 1217,
    rejected: 11,
    created: 102,
    updated: 1058,
    removed: 47,
    up: 611,
    down: 96,
  },
  {
    ago: [20, '09:02'],
    file: 'Прайс зима (оба листа).xlsx',
    status: 'done',
    rows: 1222,
    rejected: 10,
    created: 18,
    updated: 1150,
    removed: 15,
    up: 240,
    down: 133,
  },
  {
    ago: [6, '09:15'],
    file: 'Прайс неделя.xlsx',
    status: 'done',
    rows: 64,
    rejected: 0,
    mode: 'update',
  },
];

const LIST = `
  insert into price_list (id, company_id, account_id, status, mode, file_name, file_size, files, file_hash, rows_total, rows_done,
    accepted, rejected_count, created, updated, removed, unchanged, price_up, price_down, error, created_at, started_at, finished_at)
  values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, 0, sha256(convert_to($5 || $7, 'utf8')), $8, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
    $7::timestamptz, $7::timestamptz, $7::timestamptz + interval '4 minutes') returning id`;

/** Changes of the last price list: it set the prices and stock that its offers have now. */
const CHANGES = `
  insert into price_list_change (list_id, offer_id, product_id, kind, row, name, warehouse, price_before, price_after, quantity_before, quantity_after, before)
  select $1, o.id, o.product_id, 'updated', 4 + row_number() over (order by o.id), product_brief(o.product_id) ->> 'title', w.name,
    was.price, o.bulk_price, was.quantity, o.quantity, to_jsonb(o) || jsonb_build_object('bulk_price', was.price, 'quantity', was.quantity)
  from (select * from offer where supplier_id = $2 and section = 1 and quantity > 0 and bulk_price > 300000 order by id limit 64) o
    join warehouse w on w.id = o.warehouse_id
    cross join lateral (select o.quantity + (o.id % 7)::int * 4 quantity, (o.bulk_price + 10000 * case o.id % 4
      when 0 then 0 when 1 then 1 + o.id % 5 else -1 - o.id % 4 end)::int price) was
  where (was.price, was.quantity) <> (o.bulk_price, o.quantity)`;
const COUNT_CHANGES = `
  update price_list p set updated = c.n, unchanged = p.accepted - c.n, price_up = c.up, price_down = c.down from (
    select count(*) n, count(*) filter (where price_after > price_before) up, count(*) filter (where price_after < price_before) down
    from price_list_change where list_id = $1) c where p.id = $1`;

/** Inserts the past price lists of the supplier, and what they did. */
export async function insertHistory(tx: Db, company: string, now: Date): Promise<void> {
  let last: string | undefined;
  for (const list of PAST) {
    const { ago, file, status, mode = 'replace', error, rows, rejected } = list;
    const { created = 0, updated = 0, removed = 0, up = 0, down = 0 } = list;
    const accepted = error ? 0 : rows - rejected;
    const unchanged = error ? 0 : Math.max(0, accepted - created - updated);
    const { rows: made } = await tx.query<{ id: string }>(LIST, [
      ...[company, SUPPLIER_ID, status, mode, file, 38_000 + rows * 71],
      ...[momentOf(ago, now).toISOString(), rows, accepted, rejected, created, updated, removed],
      ...[unchanged, up, down, error],
    ]);
    last = made[0]?.id;
  }
  await tx.query(CHANGES, [last, company]);
  await tx.query(COUNT_CHANGES, [last]);
}
