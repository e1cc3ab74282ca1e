import type { Showcase, ShowcaseFile, ShowcaseRules } from '@org/api-client/schema';
import { acts } from '../../../accounts/mandates.ts';
import type { Db } from '../../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../../db/db-rows.ts';

type StoredRules = Omit<ShowcaseRules, 'section'>;

interface FeedRow {
  file: ShowcaseFile;
  rows: number | null;
  fetched_at: string | null;
  held: 'empty' | 'shrunk' | 'failed' | null;
  held_since: string | null;
}

export interface ShowcaseRow extends Pick<Showcase, 'id' | 'name' | 'revision'> {
  company_id: string;
  section: number;
  rules: StoredRules;
  token: string;
  updated_at: Date;
  feeds: FeedRow[];
}

const SHOWCASE = `select s.id, s.company_id, s.name, s.section, s.rules, s.token, s.revision, s.updated_at,
    coalesce((select jsonb_agg(jsonb_build_object('file', f.file, 'rows', f.rows, 'fetched_at', f.fetched_at, 'held', f.held,
      'held_since', f.held_since)) from showcase_feed f where f.showcase_id = s.id), '[]') feeds
  from showcase s`;

export const selectShowcases = (db: Db, companyId: string): Promise<ShowcaseRow[]> =>
  allRows<ShowcaseRow>(db, `${SHOWCASE} where s.company_id = $1 order by lower(s.name), s.id`, [
    companyId,
  ]);

export const selectShowcase = (
  db: Db,
  companyId: string,
  id: string,
): Promise<ShowcaseRow | undefined> =>
  firstRow<ShowcaseRow>(db, `${SHOWCASE} where s.company_id = $1 and s.id = $2`, [companyId, id]);

/** The showcase of a link; undefined if there is none that may act for its company. */
export const selectByToken = (db: Db, token: string): Promise<ShowcaseRow | undefined> =>
  firstRow<ShowcaseRow>(db, `${SHOWCASE} where s.token = $1 and ${acts('s', 'showcase')}`, [token]);

/** Counts the company's other showcases, and tells whether one has the name: both may prevent saving. */
export async function selectOthers(db: Db, companyId: string, id: string, name: string) {
  const { rows } = await db.query<{ count: number; isTaken: boolean }>(
    `select count(*)::int count, coalesce(bool_or(lower(name) = lower($3)), false) "isTaken" from showcase
     where company_id = $1 and id <> $2`,
    [companyId, id, name],
  );
  return rows[0] ?? { count: 0, isTaken: false };
}

interface Values {
  id: string;
  companyId: string;
  name: string;
  section: number;
  rules: StoredRules;
}

export const insertShowcase = (db: Db, values: Values & { accountId: string; token: string }) =>
  db.query(
    `insert into showcase (id, company_id, account_id, name, section, rules, token) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      values.id,
      values.companyId,
      values.accountId,
      values.name,
      values.section,
      JSON.stringify(values.rules),
      values.token,
    ],
  );

export const updateShowcase = (db: Db, { id, companyId, name, section, rules }: Values) =>
  db.query(
    `update showcase set name = $3, section = $4, rules = $5, revision = revision + 1, updated_at = now(), told_version = null
     where id = $1 and company_id = $2`,
    [id, companyId, name, section, JSON.stringify(rules)],
  );

/** Resolves to false if the company has no such showcase. */
export const updateToken = (db: Db, companyId: string, id: string, token: string) =>
  hasRows(db, 'update showcase set token = $3 where company_id = $1 and id = $2 returning id', [
    companyId,
    id,
    token,
  ]);

/** Resolves to false if the company has no such showcase. */
export const deleteShowcase = (db: Db, companyId: string, id: string): Promise<boolean> =>
  hasRows(db, 'delete from showcase where company_id = $1 and id = $2 returning id', [
    companyId,
    id,
  ]);

export async function selectFavorites(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select supplier_id id from favorite_supplier where account_id = $1 order by 1',
    [accountId],
  );
  return rows.map(({ id }) => id);
}
