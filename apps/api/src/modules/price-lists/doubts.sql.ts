import { copyRow } from '../../db/copy.ts';
import type { Db } from '../../db/db.ts';
import { subjectKey } from '../../merging/doubt-id.ts';
import type { StoredDoubt } from './choices.ts';
import { holdRead, type Reader } from './list-reader.sql.ts';
import type { DoubtGroup, Question } from './reading/price-list-reading-protocol.ts';

const COLUMNS = ['list_id', 'id', 'kind', 'subject', 'detail', 'rows', 'first_row', 'answer'];

/** Stores the groups and questions of a list that its reader has read to the end. */
export const insertDoubts = (
  db: Db,
  reader: Reader,
  { groups, questions }: { groups: readonly DoubtGroup[]; questions: readonly Question[] },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await holdRead(tx, reader))) return;
    const listId = reader.id;
    await tx.query('delete from price_list_doubt where list_id = $1', [listId]);
    await tx.query('update price_list set questions = questions || $2::jsonb where id = $1', [
      listId,
      JSON.stringify(questions),
    ]);
    await tx.copy(
      'price_list_doubt',
      COLUMNS,
      groups.map(({ id, kind, subject, detail = {}, rows, firstRow, answer }) =>
        copyRow([
          listId,
          id,
          kind,
          subject.slice(0, 300),
          detail,
          rows,
          firstRow,
          answer && { answer: answer.answer, value: answer.value },
        ]),
      ),
    );
  });

/** The order of questions: first what changes most of a product, then what changes its price. */
const ORDER = [
  'new_brand',
  'brand_conflict',
  'new_model',
  'same_product',
  'same_rows',
  'one_code',
  'no_season',
  'disputed',
  'from_price',
  'far_price',
  'unread_cells',
  'customs_declaration',
  'unread_words',
] satisfies StoredDoubt['kind'][];

/** The groups of a list: those without an answer first, by kind, the largest of a kind first. */
export async function selectDoubts(
  db: Db,
  listId: string,
  companyId: string,
): Promise<StoredDoubt[]> {
  const { rows } = await db.query<StoredDoubt & { subject: string }>(
    `select id, kind, subject, detail, rows, first_row, answer from price_list_doubt where list_id = $1
     order by answer is not null, array_position($2::text[], kind), rows desc, first_row limit 500`,
    [listId, ORDER],
  );
  const { rows: rules } = await db.query<{ id: number; key: string }>(
    `select id, concat(kind, ' ', subject_key) "key" from import_rule where company_id = $1`,
    [companyId],
  );
  const byKey = new Map(rules.map(({ id, key }) => [key, id]));
  return rows.map((row) => ({
    ...row,
    rule_id: row.answer ? (byKey.get(`${row.kind} ${subjectKey(row.subject)}`) ?? null) : null,
  }));
}
