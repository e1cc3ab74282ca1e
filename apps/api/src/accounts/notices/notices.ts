import type { Db } from '../../db/db.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Notice } from './notice.ts';

interface News extends Pick<Notice, 'kind' | 'detail' | 'company'> {
  /** Address to notify besides the account's own, such as the one that it had before. */
  also?: string | null;
}

/** Adds a job that notifies the owner of an account, by e-mail or else by phone, at a confirmed address only. */
export async function addNotice(
  db: Db,
  jobs: Jobs,
  accountId: string,
  { kind, detail, company, also }: News,
): Promise<void> {
  const { rows } = await db.query<{ address: string | null; at: Date }>(
    `select case when email_verified_at is not null then email when phone_verified_at is not null then phone end address,
       now() at from account where id = $1`,
    [accountId],
  );
  const [owner] = rows;
  if (!owner) return;
  for (const to of new Set([owner.address, also]))
    if (to) await jobs.add(db, 'notice', { kind, to, at: owner.at.toISOString(), detail, company });
}
