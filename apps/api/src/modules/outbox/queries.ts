import type { Db } from '../../db/db.ts';
import type { OutboxMessage } from './message.ts';

/** The newest messages. */
export async function selectOutbox(db: Db, limit: number): Promise<OutboxMessage[]> {
  const { rows } = await db.query<OutboxMessage>(
    'select id, kind, recipient, subject, text, created_at from outbox order by id desc limit $1',
    [limit],
  );
  return rows;
}

/** A letter as HTML. */
export async function selectLetter(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await db.query<{ html: string }>(
    'select html from outbox where id = $1 and html is not null',
    [id],
  );
  return rows[0]?.html;
}
