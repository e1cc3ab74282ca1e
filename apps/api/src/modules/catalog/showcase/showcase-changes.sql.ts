import type { ShowcaseRules } from '@org/api-client/schema';
import { acts } from '../../../accounts/mandates.ts';
import type { Db } from '../../../db/db.ts';
import { runPrepared } from '../../../db/db-prepared.ts';
import { allRows } from '../../../db/db-rows.ts';
import { and, statement } from '../../../sql/clause.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import { clauseOf } from '../sql/demand-sql.ts';

/** A showcase, and the version of the catalog up to which its company knows its changes. */
export interface PendingShowcase {
  id: string;
  company_id: string;
  section: number;
  rules: Omit<ShowcaseRules, 'section'>;
  told_version: number | null;
  /** version of the catalog now */
  version: number;
}

/** Selects showcases whose products may have changed, of companies whose programs listen. */
export const selectPendingShowcases = (db: Db): Promise<PendingShowcase[]> =>
  allRows<PendingShowcase>(
    db,
    `select s.id, s.company_id, s.section, s.rules, s.told_version, c.v version from showcase s, catalog_version c
     where s.told_version is distinct from c.v and ${acts('s', 'showcase')} and (
       exists (select from webhook w where w.company_id = s.company_id and w.is_active and ${acts('w', 'webhook')}
         and (w.types = '{}' or 'showcase.changed' = any(w.types)))
       or exists (select from company_key k where k.company_id = s.company_id and ${acts('k', 'key')} and 'events' = any(k.scopes)
         and k.used_at > now() - interval '2 days'))
     order by s.id`,
  );

/** Selects the products that changed between two versions; null if not kept, or if there are more than `most`. */
export async function selectChanged(
  db: Db,
  { told_version, version }: Pick<PendingShowcase, 'told_version' | 'version'>,
  most: number,
): Promise<string[] | null> {
  const { rows } = await db.query<{ ids: string[] | null }>(
    `with kept as materialized (
       select product_ids, redescribed from catalog_change where version > $1::bigint and version <= $2::bigint)
     select case when $2::bigint - $1::bigint = (select count(*) from kept)
         and not exists (select from kept where product_ids is null or redescribed)
       then array(select distinct unnest(product_ids)::text from kept limit $3) end ids`,
    [told_version, version, most + 1],
  );
  const ids = rows[0]?.ids ?? null;
  return ids && ids.length <= most ? ids : null;
}

/** Selects products that fulfil what a list demands, whether in stock or not. */
export async function selectDemanded(db: Db, conditions: Conditions): Promise<string[]> {
  const { section, attributes, always } = conditions;
  const { rows } = await runPrepared<{ id: string }>(
    db,
    statement((add) => {
      const demands = [...attributes.values(), ...always].map((one) => clauseOf(section, one));
      return `select l.product_id::text id from listing l where l.section = ${add(section.id)}${and(demands, add)}
        order by l.product_id`;
    }),
  );
  return rows.map(({ id }) => id);
}

/** A product of an event, as the showcase has it now. An event with null for products says: read everything again. */
export interface ChangedProduct {
  id: string;
  price: number | null;
  quantity: number;
}

/** Tells a company what has changed, but only once: another process may have been quicker. */
export async function saveChangeEvents(
  db: Db,
  { id, company_id, told_version, version }: PendingShowcase,
  events: readonly (readonly ChangedProduct[] | null)[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `update showcase set told_version = $3::bigint where id = $1 and told_version is not distinct from $2::bigint returning id`,
      [id, told_version, version],
    );
    if (rows.length === 0) return;
    for (const products of events)
      await tx.query(`select add_event($1, 'showcase.changed', $2, $3)`, [
        company_id,
        id,
        JSON.stringify({ status: 'changed', products }),
      ]);
  });
}
