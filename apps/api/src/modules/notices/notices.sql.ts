import type { NoticeChoice } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { hasRows } from '../../db/db-rows.ts';

type Kind = NoticeChoice['kind'];
type Channel = NoticeChoice['channel'];

export async function selectChoices(db: Db, accountId: string): Promise<Map<Kind, Channel>> {
  const { rows } = await db.query<NoticeChoice>(
    'select kind, channel from notice_choice where account_id = $1',
    [accountId],
  );
  return new Map(rows.map(({ kind, channel }) => [kind, channel]));
}

/** The addresses at which an account can be reached. */
export async function selectAddresses(db: Db, accountId: string) {
  const { rows } = await db.query<{ email: string | null; phone: string | null }>(
    'select email, phone from account where id = $1',
    [accountId],
  );
  return rows[0] ?? { email: null, phone: null };
}

export const upsertChoice = (db: Db, accountId: string, { kind, channel }: NoticeChoice) =>
  db.query(
    `insert into notice_choice (account_id, kind, channel) values ($1, $2, $3)
     on conflict (account_id, kind) do update set channel = excluded.channel`,
    [accountId, kind, channel],
  );

/** Turns off letters of a kind for the account that the key names; resolves to false if it names none. */
export const endLetters = (db: Db, key: string, kind: Kind): Promise<boolean> =>
  hasRows(
    db,
    `insert into notice_choice (account_id, kind, channel) select id, $2, 'none' from account where letters_key = $1
     on conflict (account_id, kind) do update set channel = 'none' returning kind`,
    [key, kind],
  );
