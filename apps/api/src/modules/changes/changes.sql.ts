import type { Db } from '../../db/db.ts';

export interface Changes {
  version: number;
  /** Null if some of the changes are not recorded by product. */
  product_ids: string[] | null;
}

/** The products that changed after a version, at most `limit`, and the current version. */
export async function selectChanges(db: Db, since: number, limit: number): Promise<Changes> {
  const { rows } = await db.query<Changes>(
    `with kept as materialized (select product_ids, redescribed from catalog_change where version > $1::bigint)
     select v version,
       case when v - $1::bigint = (select count(*) from kept) and not exists (select from kept where product_ids is null or redescribed)
       then array(select distinct unnest(product_ids)::text from kept limit $2) end product_ids
     from catalog_version`,
    [since, limit],
  );
  return rows[0]!;
}

export async function selectVersion(db: Db): Promise<number> {
  const { rows } = await db.query<{ version: number }>('select v version from catalog_version');
  return rows[0]!.version;
}
