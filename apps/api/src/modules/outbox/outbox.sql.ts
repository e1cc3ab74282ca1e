import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** The newest messages. */
export const selectOutbox = (db: Db, limit: number): Promise<OutboxMessage[]> =>
  allRows<OutboxMessage>(
    db,
    'select id, kind, recipient, subject, text, created_at from outbox order by id desc limit $1',
    [limit],
  );

/** A letter as HTML. */
export const selectLetter = async (db: Db, id: number): Promise<string | undefined> => {
  const row = await firstRow<{ html: string }>(
    db,
    'select html from outbox where id = $1 and html is not null',
    [id],
  );
  return row?.html;
};
