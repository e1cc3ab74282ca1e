import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../accounts/auth.ts';
import { acts } from '../accounts/mandates.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Post } from '../post/post-message.ts';
import { hrefOf, type OwnLink, type SentLink, sendLinkTo } from './link-messages.ts';

const LIFETIME_HOURS = 24;
const TOKEN_BYTES = 32;

interface NewLink extends OwnLink {
  accountId: string;
}

/**
 * Adds a link, and a job that sends it to an address. The link works once, for a day. Links of the same purpose to
 * other addresses stop working. Of several with the same `id` only one is sent.
 */
export async function addLink(
  db: Db,
  jobs: Jobs,
  { purpose, accountId, address }: NewLink,
  id: string = uuidv7(),
): Promise<{ sentAt: Date; expiresAt: Date }> {
  await db.query('select from account where id = $1 for no key update', [accountId]);
  await db.query('delete from link where account_id = $1 and purpose = $2 and address <> $3', [
    accountId,
    purpose,
    address,
  ]);
  const { rows } = await db.query<{ created_at: Date; expires_at: Date }>(
    `insert into link (id, purpose, account_id, address, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5))
     on conflict (id) do update set id = link.id returning created_at, expires_at`,
    [id, purpose, accountId, address, LIFETIME_HOURS],
  );
  await jobs.add(db, 'link', { id }, id);
  const { created_at, expires_at } = rows[0]!;
  return { sentAt: created_at, expiresAt: expires_at };
}

/**
 * Sends a link: the job `link`. Every attempt creates a token of its own. So no token waits in the queue, and a letter
 * that arrived although its attempt failed works too.
 */
export async function sendLink(
  { db, post, publicUrl }: { db: Db; post: Post; publicUrl: string },
  { id }: { id: string },
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { rows } = await db.query<SentLink>(
    `insert into link (token_hash, purpose, account_id, employee_id, address, created_at, expires_at)
     select $2, purpose, account_id, employee_id, address, created_at, expires_at from link where id = $1 and expires_at > now()
       and (employee_id is null or exists (select from employee e where e.id = employee_id and ${acts('e', 'invitation', 'invited_by')}))
     returning purpose, address,
       (select case address when email then email_verified_at when phone then phone_verified_at else now() end is null
          and coalesce(email_verified_at, phone_verified_at) is not null from account a where a.id = link.account_id) "isClaim",
       (select c.name from employee e join company c on c.id = e.company_id where e.id = link.employee_id) company`,
    [id, hashToken(token)],
  );
  // no row if the link was used, replaced or ended while the job waited
  const [link] = rows;
  if (link) await sendLinkTo(post, link, hrefOf(link, token, publicUrl));
}

interface FollowedLink extends OwnLink {
  accountId: string;
}

/** Uses up the link of a token; a transaction that fails restores it. Resolves to undefined if it no longer works. */
export async function takeLink(db: Db, token: string): Promise<FollowedLink | undefined> {
  // others who open a link of this account wait here
  await db.query(
    `select from account where id = (select account_id from link where token_hash = $1) for no key update`,
    [hashToken(token)],
  );
  const { rows } = await db.query<FollowedLink>(
    `delete from link where token_hash = $1 and expires_at > now() and account_id is not null
     returning purpose, address, account_id "accountId"`,
    [hashToken(token)],
  );
  return rows[0];
}

/** Ends the links of an account: all, or those of one purpose. */
export const deleteLinks = (db: Db, accountId: string, purpose?: OwnLink['purpose']) =>
  db.query('delete from link where account_id = $1 and ($2::text is null or purpose = $2)', [
    accountId,
    purpose,
  ]);
