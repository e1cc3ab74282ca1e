import type { Db } from '../../db/db.ts';
import type { Warning } from './guards.ts';

interface ReadColumn {
  column: number;
  title: string;
  field: string | null;
}
interface Read {
  accepted: number;
  columns: ReadColumn[];
}

/** A price list from a source, and the last list of the same source that was put on sale. */
export interface Pair {
  now: Read;
  before: Read;
}

/** Resolves to undefined if there is no such pair. */
export async function selectLastOfSource(tx: Db, listId: string): Promise<Pair | undefined> {
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
