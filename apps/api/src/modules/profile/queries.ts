import type { User } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';

interface UserRow extends Omit<User, 'email_verified_at' | 'phone_verified_at' | 'created_at'> {
  email_verified_at: Date | null;
  phone_verified_at: Date | null;
  created_at: Date;
}

/** The profile; undefined where the account is gone. */
export async function selectUser(db: Db, accountId: string): Promise<User | undefined> {
  const { rows } = await db.query<UserRow>(
    `select id, full_name, email, phone, avatar, email_verified_at, phone_verified_at, created_at,
       (select address from link where account_id = account.id and purpose = 'email' and expires_at > now()
          and address is distinct from email order by created_at desc limit 1) pending_email,
       (select address from link where account_id = account.id and purpose = 'phone' and expires_at > now()
          and address is distinct from phone order by created_at desc limit 1) pending_phone
     from account where id = $1`,
    [accountId],
  );
  const [row] = rows;
  return (
    row && {
      ...row,
      email_verified_at: row.email_verified_at?.toISOString() ?? null,
      phone_verified_at: row.phone_verified_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    }
  );
}
