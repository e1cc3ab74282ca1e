import type { components } from '@org/api-client/schema';
import type { Db } from '../db/db.ts';

type Change = components['schemas']['ImportChange'];
export type NotedKind = 'joined' | 'doubtful';

export const isNoted = (kind: string): kind is NotedKind =>
  kind === 'joined' || kind === 'doubtful';

/** Short names of what may be wrong with a row. */
const LABELS: Record<components['schemas']['DoubtKind'], string> = {
  new_brand: 'Новый бренд',
  brand_conflict: 'Бренд столбца и названия',
  new_model: 'Модель ли это?',
  same_product: 'Тот же товар?',
  same_rows: 'Одинаковые строки',
  one_code: 'Код у разных товаров',
  from_price: 'Неточная цена',
  no_season: 'Какой сезон?',
  far_price: 'Цена далеко от рынка',
  disputed: 'Другие поставщики говорят иначе',
  unread_words: 'Непонятное слово',
  unread_cells: 'Непонятная ячейка',
  customs_declaration: 'Таможенная декларация',
};
const labels = JSON.stringify(LABELS);

/** Open doubts of a list, without `same_rows`: the second of two equal rows is noted as joined anyway. */
const OPEN = `d.list_id = $1 and d.answer is null and d.kind <> 'same_rows'`;

/** Select rows of a list that waits: `joined` make no offer of their own, `doubtful` have doubts without an answer. */
const NOTED: Record<NotedKind, string> = {
  joined: `
    select r.position, r.row, r.name, coalesce(nullif(r.place, ''), 'Основной склад') warehouse, r.bulk_price price, r.quantity,
      concat('Та же строка, что ', r.copy_of) note
    from price_list_row r where r.list_id = $1 and r.copy_of is not null and $2::jsonb is not null`,
  doubtful: `
    select r.position, r.row, r.name, coalesce(nullif(r.place, ''), 'Основной склад') warehouse, r.bulk_price price, r.quantity, d.note
    from price_list_row r cross join lateral (
      select string_agg(concat($2::jsonb ->> d.kind, ': ', d.subject), '; ' order by d.kind) note from price_list_doubt d
      where ${OPEN} and d.id = any(r.doubts)) d
    where r.list_id = $1 and r.doubts is not null and d.note is not null`,
};

/** Counts these rows. A row with several stocks counts once. */
export const COUNT_NOTED = `
  select count(distinct (r.sheet, r.row)) filter (where r.copy_of is not null) joined,
    count(distinct (r.sheet, r.row)) filter (where r.doubts && (select array_agg(d.id) from price_list_doubt d where ${OPEN})) doubtful
  from price_list_row r where r.list_id = $1 and (r.copy_of is not null or r.doubts is not null)`;

/** Limit of rows of one kind in a report: nobody reads more. */
const MAX_NOTED = 5000;

/** Keeps these rows for the report: staged rows are deleted soon after the merge. */
export async function keepNoted(tx: Db, listId: string): Promise<void> {
  for (const kind of ['joined', 'doubtful'] as const)
    await tx.query(
      `insert into price_list_note (list_id, kind, position, row, name, warehouse, price, quantity, note)
       select $1, '${kind}', n.* from (${NOTED[kind]}) n order by position limit ${MAX_NOTED} on conflict do nothing`,
      [listId, labels],
    );
}

interface NotedRow {
  row: number;
  name: string;
  warehouse: string;
  price: number;
  quantity: number;
  note: string;
}

const toChange = (kind: NotedKind, { price, quantity, ...rest }: NotedRow): Change => ({
  ...rest,
  kind,
  price_before: null,
  price_after: price,
  quantity_before: null,
  quantity_after: quantity,
});

/** A page of these rows: staged ones while the list waits, kept ones once it is over. */
export async function selectNoted(
  db: Db,
  { id, isOver }: { id: string; isOver: boolean },
  kind: NotedKind,
  { limit, offset }: { limit: number | null; offset: number },
): Promise<{ rows: Change[]; total: number }> {
  const from = isOver
    ? `select position, row, name, warehouse, price, quantity, note from price_list_note where list_id = $1 and kind = '${kind}' and $2::jsonb is not null`
    : NOTED[kind];
  const { rows } = await db.query<NotedRow & { total: number }>(
    `select n.row, n.name, n.warehouse, n.price, n.quantity, n.note, (count(*) over ())::int total from (${from}) n
     order by n.position limit $3 offset $4`,
    [id, labels, limit, offset],
  );
  return {
    rows: rows.map(({ total: _, ...row }) => toChange(kind, row)),
    total: rows[0]?.total ?? 0,
  };
}
