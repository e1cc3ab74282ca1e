import { companiesOf } from '../../accounts/membership.ts';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';
import type { StoredValue, Votes, Word } from './product-facts.ts';

interface Company {
  id: string;
  name: string;
}

/** A product's section and the values that are shown of it; undefined if there is no such product. */
export const selectHeld = (db: Db, productId: string) =>
  firstRow<{ section: number; held: Record<string, StoredValue> }>(
    db,
    'select section, listing_facts(l) held from listing l where product_id = $1::bigint',
    [productId],
  );

export async function selectVotes(
  db: Db,
  productId: string,
  accountId: string | undefined,
): Promise<Votes[]> {
  const { rows } = await db.query<Votes>(
    // a list that does not mention an attribute (rank 0) is no vote against others
    `select attribute, value, count(distinct supplier_id)::int suppliers, max(rank) rank,
       bool_or(rank = 5 and exists (select from fact_correction c where c.product_id = v.product_id and c.attribute = v.attribute
         and c.company_id = v.supplier_id and c.company_id in (${companiesOf('$2::uuid')}))) is_own
     from fact_votes(array[$1::int]) v where rank > 0 group by 1, 2 order by 3 desc, 4 desc, 2`,
    [productId, accountId],
  );
  return rows;
}

/** The companies that an account speaks for and that have the product on sale. */
export async function selectProductSuppliers(
  db: Db,
  productId: string,
  accountId: string | undefined,
): Promise<Company[]> {
  if (!accountId) return [];
  const { rows } = await db.query<Company>(
    `select c.id, c.name from company c where c.id in (${companiesOf('$2')})
       and exists (select from offer o where o.supplier_id = c.id and o.product_id = $1::bigint and o.quantity > 0)
     order by c.name`,
    [productId, accountId],
  );
  return rows;
}

export const selectWords = (db: Db, attributes: readonly string[]): Promise<Word[]> =>
  allRows<Word>(
    db,
    'select id, attribute, value, label from attribute_value where attribute = any($1) order by position, label',
    [attributes],
  );

interface Correction {
  attribute: string;
  /** null withdraws the correction */
  value: StoredValue | null;
}

/** Stores what a company states of a product, and counts the votes on it again. */
export async function saveCorrections(
  tx: Db,
  { companyId, accountId, productId }: { companyId: string; accountId: string; productId: string },
  corrections: readonly Correction[],
): Promise<void> {
  for (const { attribute, value } of corrections)
    if (value === null)
      await tx.query(
        'delete from fact_correction where product_id = $1 and company_id = $2 and attribute = $3',
        [productId, companyId, attribute],
      );
    else
      await tx.query(
        `insert into fact_correction (product_id, company_id, attribute, value, account_id) values ($1, $2, $3, $4, $5)
         on conflict (product_id, company_id, attribute) do update
         set value = excluded.value, account_id = excluded.account_id, created_at = now()`,
        [productId, companyId, attribute, JSON.stringify(value), accountId],
      );
  await tx.query('select facts_refresh(array[$1::int])', [productId]);
}
