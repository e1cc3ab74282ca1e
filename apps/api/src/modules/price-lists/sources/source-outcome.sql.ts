import type { ImportQuestion } from '@org/api-client/schema';
import { acts } from '../../../accounts/mandates.ts';
import type { Db } from '../../../db/db.ts';
import type { Warning } from '../../../merging/guards.ts';

/** A list that a source has brought. */
export interface SourceList {
  id: string;
  company_id: string;
  source_id: string;
  /** whether the source may act for the company now */
  is_acting: boolean;
  status: string;
  warnings: Warning[];
  questions: ImportQuestion[];
  error: string | null;
  /** why it was stopped; null if that has not been said */
  message: string | null;
}

/** A list whose source still exists; undefined for any other list. */
export async function selectSourceList(db: Db, id: string): Promise<SourceList | undefined> {
  const { rows } = await db.query<SourceList>(
    `select l.id, l.company_id, s.id source_id, ${acts('s', 'source')} is_acting, l.status, l.warnings, l.questions, l.error, f.message
     from price_list l join source s on s.id = l.source_id join source_fetch f on f.list_id = l.id where l.id = $1`,
    [id],
  );
  return rows[0];
}

/** Saves why a list waits. Resolves to false if that has been saved before. */
export async function stopList(tx: Db, listId: string, reason: string): Promise<boolean> {
  const { rows } = await tx.query(
    'update source_fetch set message = $2 where list_id = $1 and message is null returning id',
    [listId, reason],
  );
  return rows.length > 0;
}

/**
 * Marks a trouble of a source as told. Resolves to the addresses to tell: the person who made the source, or else all
 * who speak for the company, if their addresses are confirmed. Empty if they have been told before.
 */
export async function claimRecipients(
  tx: Db,
  sourceId: string,
  trouble: 'stopped' | 'failing',
): Promise<string[]> {
  const { rows } = await tx.query<{ email: string }>(
    `with news as (
       update source set told = $2 where id = $1 and told is distinct from $2 returning account_id, company_id
     ), people as (
       select p.account_id, p.account_id = n.account_id is_maker from news n join speaker p on p.company_id = n.company_id)
     select a.email from people p join account a on a.id = p.account_id
     where a.email is not null and a.email_verified_at is not null and (p.is_maker or not exists (select from people where is_maker))`,
    [sourceId, trouble],
  );
  return rows.map(({ email }) => email);
}

/** What a letter about a source says. */
export interface SourceTrouble {
  told: 'stopped' | 'failing';
  id: string;
  name: string;
  company_id: string;
  company: string;
  confirmed_at: Date | null;
  message: string | null;
  list_id: string | null;
}

/** The trouble of a source to tell an address; undefined if it is over, or the address is nobody's of the company. */
export async function selectTrouble(
  db: Db,
  { source: id, to }: { source: string; to: string },
): Promise<SourceTrouble | undefined> {
  const { rows } = await db.query<SourceTrouble>(
    `select s.told, s.id, s.name, s.company_id, c.name company, s.confirmed_at, coalesce(l.error, f.message) message,
       case when l.status = 'preview' then l.id end list_id
     from source s join company c on c.id = s.company_id
       left join lateral (select * from source_fetch f where f.source_id = s.id and (s.told = 'failing' or f.list_id is not null)
         order by f.id desc limit 1) f on true
       left join price_list l on l.id = f.list_id
     where s.id = $1 and s.told is not null and exists (
       select from speaker p join account a on a.id = p.account_id where p.company_id = s.company_id and a.email = $2)`,
    [id, to],
  );
  return rows[0];
}
