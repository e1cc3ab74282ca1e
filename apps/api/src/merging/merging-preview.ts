import type { components } from '@org/api-client/schema';
import type { Db } from '../db/db.ts';
import { raiseTimeLimits } from '../db/patience.ts';
import { CHANGES_BY, type ChangesWanted, changesSort } from './change-kinds.ts';
import { findProducts } from './find-products.ts';
import {
  type Effect,
  UNREAD_CELLS,
  type UnreadCells,
  type Warning,
  warningsOf,
  warningsOfCells,
} from './guards.ts';
import { noteMarketDoubts } from './market-doubts.ts';
import { ANALYZE_LIST, planOf, previewOf } from './merge-sql.ts';
import { matchPlaces } from './merging-warehouses.ts';
import { COUNT_NOTED, isNoted, selectNoted } from './noted-rows.ts';

interface ReadColumn {
  column: number;
  title: string;
  field: string | null;
}
interface ListReading {
  accepted: number;
  columns: ReadColumn[];
}

/** A price list from a source, and the last list of the same source that was put on sale. */
interface Pair {
  now: ListReading;
  before: ListReading;
}

/** Resolves to undefined if there is no such pair. */
async function selectLastOfSource(tx: Db, listId: string): Promise<Pair | undefined> {
  const { rows } = await tx.query<Pair>(
    `select json_build_object('accepted', l.accepted, 'columns', l.columns) "now",
       json_build_object('accepted', b.accepted, 'columns', b.columns) before
     from price_list l cross join lateral (
       select accepted, columns from price_list b where b.source_id = l.source_id and b.status = 'done' and b.id <> l.id
       order by b.finished_at desc limit 1) b
     where l.id = $1`,
    [listId],
  );
  return rows[0];
}

/** A list with fewer rows than this may shrink to less than half without a warning. */
const FEW = 10;
/** The fields that an offer is identified and sold by, with their Russian names. */
const WATCHED = {
  name: 'наименование',
  bulk_price: 'цену',
  quantity: 'остаток',
  supplier_article: 'код',
};

/**
 * Returns a title without digits and punctuation, which change daily: «Остаток на 23.11.2026». For a column without a
 * title, returns its position.
 */
const plain = ({ title, column }: ReadColumn) =>
  title
    .toLowerCase()
    .replaceAll(/[\d\p{P}\s]+/gu, ' ')
    .trim() || `столбец ${column + 1}`;

const titlesOf = (columns: readonly ReadColumn[], field: string) =>
  columns.filter((column) => column.field === field);

const numbers = new Intl.NumberFormat('ru');

function moved({ now, before }: Pair): string | undefined {
  for (const [field, words] of Object.entries(WATCHED)) {
    const then = titlesOf(before.columns, field);
    const today = titlesOf(now.columns, field);
    const known = new Set(then.map(plain));
    if (then.length === 0 || today.some((column) => known.has(plain(column)))) continue;
    const from = `Прежде ${words} брали из столбца «${then[0]?.title || plain(then[0]!)}»`;
    return today[0]
      ? `${from}, теперь из «${today[0].title || plain(today[0])}»`
      : `${from}, теперь его нет`;
  }
  return undefined;
}

/** Warns of what goes unnoticed when nobody looks at the list: it shrank to less than half, or its columns changed. */
export function warningsOfSource(pair: Pair): Warning[] {
  const { now, before } = pair;
  const warnings: Warning[] = [];
  if (before.accepted >= FEW && now.accepted * 2 < before.accepted)
    warnings.push({
      code: 'list_shrinks',
      message: `В файле ${numbers.format(now.accepted)} строк с товаром, а было ${numbers.format(before.accepted)}`,
    });
  const others = moved(pair);
  if (others) warnings.push({ code: 'columns_move', message: others });
  return warnings;
}

type Change = components['schemas']['ImportChange'];

const PLAN = 'price_list_preview';

interface List {
  id: string;
  company_id: string;
}

/** Creates the plan of a merge as a temporary table of the transaction. */
async function makePreview(tx: Db, { id, company_id }: List) {
  const places = await matchPlaces(tx, id, company_id);
  await tx.query(planOf(PLAN), [id, places.map(({ place }) => place), places.map((p) => p.id)]);
  await tx.exec(`create index on ${PLAN} (product_id, warehouse_id, identity); analyze ${PLAN}`);
}

/** A brand with at least this many offers would be missed if it disappeared. */
const NOTABLE = 10;

const COUNTS = `
  select count(*) filter (where kind = 'created') created, count(*) filter (where kind = 'updated' and differs) updated,
    count(*) filter (where kind = 'removed') removed, count(*) filter (where not differs) unchanged,
    count(*) filter (where price_after > price_before) price_up, count(*) filter (where price_after < price_before) price_down,
    count(*) filter (where price_after >= price_before * 5.0) jumps, count(*) filter (where price_after * 5.0 <= price_before) drops,
    count(*) filter (where price_after > price_before * 1.5 or price_after < price_before * 0.5) moves,
    count(*) filter (where price_before is not null and price_after is not null) priced,
    count(*) filter (where quantity_before > 0) live, count(*) filter (where kind = 'removed' and quantity_before > 0) removed_live,
    coalesce(sum(quantity_before), 0) pieces_before, coalesce(sum(quantity_after), 0) pieces_after
  from preview`;

const GONE_BRANDS = `
  select r.brand from (select brand, count(*) n from preview where kind = 'removed' group by brand) r
  join (select b.name brand, count(*) n from offer o join listing l using (product_id) join brand b on b.id = l.brand_id
    where o.supplier_id = $2 group by 1) o using (brand, n)
  where r.n >= ${NOTABLE} and not exists (select from price_list_good g where g.list_id = $1 and g.brand = r.brand)
  order by r.n desc`;

interface MergeCounts {
  created: number;
  updated: number;
  removed: number;
  unchanged: number;
  price_up: number;
  price_down: number;
  jumps: number;
  drops: number;
  moves: number;
  priced: number;
  live: number;
  removed_live: number;
  pieces_before: number;
  pieces_after: number;
}

interface MergeNotes {
  joined: number;
  doubtful: number;
}

const effectOf = (counted: MergeCounts, goneBrands: string[]): Effect => ({
  live: counted.live,
  removed: counted.removed_live,
  priced: counted.priced,
  jumps: counted.jumps,
  drops: counted.drops,
  moves: counted.moves,
  piecesBefore: counted.pieces_before,
  piecesAfter: counted.pieces_after,
  goneBrands,
});

/** Counts what a list that has been read would change, and moves the list to `preview`. */
export const buildPreview = (db: Db, list: List, attempt: number): Promise<void> =>
  db.transaction(async (tx) => {
    const both = [list.id, list.company_id];
    await raiseTimeLimits(tx);
    await tx.exec(ANALYZE_LIST);
    const foundBy = await findProducts(tx, list);
    await noteMarketDoubts(tx, list);
    await makePreview(tx, list);
    await tx.query(`create temp table preview on commit drop as ${previewOf(PLAN)}`, both);
    const { rows } = await tx.query<MergeCounts>(COUNTS);
    const [counted] = rows;
    if (!counted) return;
    const noted = (await tx.query<MergeNotes>(COUNT_NOTED, [list.id])).rows[0];
    const gone = await tx.query<{ brand: string }>(GONE_BRANDS, both);
    const unread = await tx.query<UnreadCells>(UNREAD_CELLS, [list.id]);
    const before = await selectLastOfSource(tx, list.id);
    const effect = effectOf(
      counted,
      gone.rows.map(({ brand }) => brand),
    );
    await tx.query(
      `update price_list set status = 'preview', created = $3, updated = $4, removed = $5, unchanged = $6, price_up = $7,
         price_down = $8, warnings = $9, found_by = $10, joined = $11, doubtful = $12
       where id = $1 and attempt = $2 and status in ('reading', 'preview')`,
      [
        list.id,
        attempt,
        counted.created,
        counted.updated,
        counted.removed,
        counted.unchanged,
        counted.price_up,
        counted.price_down,
        JSON.stringify([
          ...warningsOf(effect),
          ...warningsOfCells(unread.rows),
          ...(before ? warningsOfSource(before) : []),
        ]),
        foundBy,
        noted?.joined ?? 0,
        noted?.doubtful ?? 0,
      ],
    );
  });

/** A page of what a list that waits would change. */
export const selectPreview = (
  db: Db,
  list: List,
  { kind, sort, limit, offset }: ChangesWanted,
): Promise<{ rows: Change[]; total: number }> =>
  db.transaction(async (tx) => {
    if (isNoted(kind))
      return selectNoted(tx, { id: list.id, isOver: false }, kind, { limit, offset });
    await makePreview(tx, list);
    const { rows } = await tx.query<Change & { total: number }>(
      `select kind, row, name, coalesce(warehouse, 'Основной склад') warehouse, price_before, price_after, quantity_before,
         quantity_after, null note, (count(*) over ())::int total
       from (${previewOf(PLAN)}) p where ${CHANGES_BY[kind]} and differs
       order by ${changesSort(sort)} limit $3 offset $4`,
      [list.id, list.company_id, limit, offset],
    );
    return {
      rows: rows.map(({ total: _, ...change }) => change),
      total: rows[0]?.total ?? 0,
    };
  });
