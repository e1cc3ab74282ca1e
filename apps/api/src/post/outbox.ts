import type { Db } from '../db/db.ts';
import type { Post } from './post-message.ts';

/** Creates a post that stores messages in the database, where a demo shows them. */
export function createOutbox(db: Db): Post {
  const insert = (...values: (string | undefined)[]) =>
    db.query(
      'insert into outbox (kind, recipient, subject, html, text) values ($1, $2, $3, $4, $5)',
      values,
    );
  return {
    email: async ({ to, subject, html, text }) =>
      void (await insert('email', to, subject, html, text)),
    phone: async ({ to, text }) => void (await insert('phone', to, undefined, undefined, text)),
  };
}
