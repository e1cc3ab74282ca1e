import type { Db } from '../../../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../../../db/db-rows.ts';
import type { AvitoMake } from './avito-names.ts';

export interface AvitoState {
  etag: string | null;
  modified: string | null;
  fetched_at: Date | null;
}

/** Selects the state of Avito's list if it is due: a company has a showcase of tyres, and it was not tried lately. */
export const selectDue = (db: Db): Promise<AvitoState | undefined> =>
  firstRow<AvitoState>(
    db,
    `select a.etag, a.modified, a.fetched_at from (select) one left join avito_models a on true
     where exists (select from showcase where section = 1)
       and coalesce(a.tried_at < now() - case when a.fetched_at is null then interval '50 minutes' else interval '1 day' end, true)`,
  );

/** Selects when Avito's list was fetched; null if there is none. */
export const selectFetchedAt = async (db: Db): Promise<Date | null> =>
  (await firstRow<{ fetched_at: Date | null }>(db, 'select fetched_at from avito_models'))
    ?.fetched_at ?? null;

export const selectMakes = async (db: Db): Promise<AvitoMake[]> =>
  (await firstRow<{ makes: AvitoMake[] }>(db, 'select makes from avito_models'))?.makes ?? [];

/** Notes that the list was requested, but has not changed or has not come. */
export const noteTry = (db: Db) =>
  db.query(
    'insert into avito_models (tried_at) values (now()) on conflict (id) do update set tried_at = now()',
  );

/** Replaces the last list. Resolves to false if the new one is less than half of it: name lists don't shrink so. */
export const replaceMakes = (
  db: Db,
  makes: readonly AvitoMake[],
  { etag, modified }: { etag: string | null; modified: string | null },
): Promise<boolean> =>
  hasRows(
    db,
    `insert into avito_models as a (makes, etag, modified, fetched_at) values ($1, $2, $3, now())
     on conflict (id) do update set makes = excluded.makes, etag = excluded.etag, modified = excluded.modified,
       fetched_at = now(), tried_at = now()
       where jsonb_array_length(excluded.makes) * 2 >= jsonb_array_length(a.makes) returning id`,
    [JSON.stringify(makes), etag, modified],
  );

/** A brand and a model, and how many products have these names; null for those that nobody knows. */
export interface NamedGoods {
  brand: string | null;
  model: string | null;
  goods: number;
}

/** Selects the names of some products, those of most products first. */
export const selectNames = (db: Db, ids: readonly number[]): Promise<NamedGoods[]> =>
  allRows<NamedGoods>(
    db,
    `select b.name brand, m.name model, count(*)::int goods
     from listing l left join brand b on b.id = l.brand_id left join model m on m.id = l.model_id
     where l.product_id = any($1::int[]) group by 1, 2 order by 3 desc, 1, 2`,
    [ids],
  );
