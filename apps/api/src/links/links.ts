import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../accounts/auth.ts';
import { acts } from '../accounts/mandates.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type LetterText, writeLetter } from '../post/post-letter.ts';
import type { Post } from '../post/post-message.ts';

/** A link to an address of an account: for a new password, or to confirm that the owner has the address. */
interface OwnLink {
  purpose: 'password' | 'email' | 'phone';
  /** An e-mail, or the digits of a phone. */
  address: string;
  /** The address was never confirmed, but another one of the account was: the link opens a separate account. */
  isClaim?: boolean;
}

/** A link that makes the person who opens it a member of a company. */
interface InvitationLink {
  purpose: 'invitation';
  /** An e-mail. */
  address: string;
  /** Name of the company that invites. */
  company: string;
}

type SentLink = OwnLink | InvitationLink;

/** Returns the URL of a link: a page of the web app, which makes the call that the token is for. */
function hrefOf({ purpose, address }: SentLink, token: string, publicUrl: string): string {
  if (purpose === 'password')
    return `${publicUrl}/reset-password?${new URLSearchParams({ token, login: address })}`;
  if (purpose === 'invitation') return `${publicUrl}/invitation?${new URLSearchParams({ token })}`;
  const request = `${publicUrl}/api/verification/${token}`;
  return `${publicUrl}/redirect?${new URLSearchParams({ request })}`;
}

const ONCE = 'Ссылка действует 24 часа и срабатывает один раз.';

const passwordText = ({ address }: OwnLink, href: string): LetterText => ({
  subject: 'Новый пароль в «Протекторе»',
  heading: 'Задайте новый пароль',
  paragraphs: [`Для входа с адресом ${address} попросили сменить пароль.`],
  action: { label: 'Задать пароль', href },
  note: `${ONCE} Если это были не вы, ничего не делайте: пароль останется прежним.`,
});

const claimText = ({ address }: OwnLink, href: string): LetterText => ({
  subject: 'Новый пароль в «Протекторе»',
  heading: 'Задайте пароль',
  paragraphs: [
    `Для входа с адресом ${address} попросили задать пароль. Этот адрес когда-то указали в аккаунте, но не подтвердили.`,
    'По ссылке у вас появится свой аккаунт с этим адресом. Если аккаунт уже есть, восстановите его пароль по другому адресу: подтверждённой почте или телефону.',
  ],
  action: { label: 'Задать пароль', href },
  note: `${ONCE} Если это были не вы, ничего не делайте.`,
});

const confirmationText = ({ address }: OwnLink, href: string): LetterText => ({
  subject: 'Подтвердите почту',
  heading: 'Подтвердите почту',
  paragraphs: [
    `Адрес ${address} указали в профиле «Протектора».`,
    'После подтверждения по нему можно входить и восстанавливать пароль.',
  ],
  action: { label: 'Подтвердить почту', href },
  note: `${ONCE} Если это были не вы, ничего не делайте: без подтверждения адрес не привяжется.`,
});

const invitationText = ({ company }: InvitationLink, href: string): LetterText => ({
  subject: `Приглашение в компанию «${company}»`,
  heading: `Вас приглашают в компанию «${company}»`,
  paragraphs: [
    'Вместе с другими сотрудниками вы сможете вести её карточку, остатки и заказы в «Протекторе».',
    'Подойдёт аккаунт, который у вас есть, или новый.',
  ],
  action: { label: 'Принять приглашение', href },
  note: 'Ссылка действует 7 дней и срабатывает один раз. Если вы не знаете этой компании, ничего не делайте.',
});

function letterText(link: SentLink, href: string): LetterText {
  if (link.purpose === 'invitation') return invitationText(link, href);
  if (link.purpose !== 'password') return confirmationText(link, href);
  return link.isClaim ? claimText(link, href) : passwordText(link, href);
}

const shortText = ({ purpose }: SentLink, href: string) =>
  purpose === 'password'
    ? `Протектор: новый пароль — ${href}`
    : `Протектор: подтвердите телефон — ${href}`;

/** Sends a link to its address: by letter to an e-mail, by text message to a phone. */
function sendLinkTo(post: Post, link: SentLink, href: string): Promise<void> {
  const { address } = link;
  return address.includes('@')
    ? post.email(writeLetter(address, letterText(link, href)))
    : post.phone({ to: address, text: shortText(link, href) });
}

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
