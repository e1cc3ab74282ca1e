import type { Section } from '@org/tyre-names/text/text-reading';
import type { Db } from '../../db/db.ts';
import { firstRow, hasRows } from '../../db/db-rows.ts';

/** The product that an offer is matched to, and what the offer's price list calls it. */
export interface OfferMatch {
  product_id: number;
  section: Section;
  source_name: string | null;
  source_article: string | null;
}

/** Reads the offer and locks it until the transaction ends. */
export const lockMatched = (
  tx: Db,
  companyId: string,
  id: string,
): Promise<OfferMatch | undefined> =>
  firstRow<OfferMatch>(
    tx,
    `select o.product_id, s.code section, o.source_name, o.source_article from offer o join section s on s.id = o.section
     where o.id = $2::bigint and o.supplier_id = $1 for update of o`,
    [companyId, id],
  );

/** The key by which a company's own product of a row is found again. */
export const ownKey = (companyId: string, source: string) => `own ${companyId} ${source}`;

export const hasKey = (tx: Db, productId: number, key: string): Promise<boolean> =>
  hasRows(tx, 'select from product_key where product_id = $1 and key = $2', [productId, key]);

export const selectProductId = async (tx: Db, id: string): Promise<number | undefined> =>
  (await firstRow<{ id: number }>(tx, 'select id from product where id = $1::bigint', [id]))?.id;

export async function insertOwnKey(tx: Db, key: string, productId: number): Promise<void> {
  await tx.query(
    `insert into product_key (key, product_id, kind) values ($1, $2, 'own') on conflict do nothing`,
    [key, productId],
  );
}

/** Stores the product that a user has named for a row, for later lists. */
export async function keepMatch(
  tx: Db,
  { companyId, source, productId }: { companyId: string; source: string; productId: number },
): Promise<void> {
  await tx.query(
    `insert into supplier_match (company_id, source_key, product_id) values ($1, $2, $3)
     on conflict (company_id, source_key) do update set product_id = excluded.product_id, created_at = now()`,
    [companyId, source, productId],
  );
}

const MOVED = `o.supplier_id = $1 and (o.id = $2::bigint or o.product_id = $3 and o.source_name = $4
  and o.source_article is not distinct from $5)`;

/** The name of a warehouse in which the company already sells the other product. */
export const selectConflictingWarehouse = async (
  tx: Db,
  where: { companyId: string; id: string; from: OfferMatch; to: number },
): Promise<string | undefined> => {
  const row = await firstRow<{ name: string }>(
    tx,
    `select w.name from offer o join offer t on t.supplier_id = o.supplier_id and t.warehouse_id = o.warehouse_id and t.product_id = $6
       join warehouse w on w.id = o.warehouse_id where ${MOVED} limit 1`,
    [...movedParams(where), where.to],
  );
  return row?.name;
};

const movedParams = ({
  companyId,
  id,
  from,
}: {
  companyId: string;
  id: string;
  from: OfferMatch;
}) => [companyId, id, from.product_id, from.source_name, from.source_article];

/** Moves the offer, and those of the same row in other warehouses, to another product. */
export async function moveOffers(
  tx: Db,
  what: { companyId: string; id: string; from: OfferMatch; to: number; evidence: string },
): Promise<void> {
  await tx.query(
    `update offer o set product_id = p.id, section = p.section, match_by = 'manual', match_evidence = $7, updated_at = now()
     from product p where p.id = $6 and ${MOVED}`,
    [...movedParams(what), what.to, what.evidence],
  );
}
