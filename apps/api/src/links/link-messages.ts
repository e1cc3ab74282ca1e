import { type LetterText, writeLetter } from '../post/letter.ts';
import type { Post } from '../post/message.ts';

/** A link to an address of an account: for a new password, or to show that the address is its owner's. */
export interface OwnLink {
  purpose: 'password' | 'email' | 'phone';
  /** An e-mail, or the digits of a phone. */
  address: string;
}

/** A link that makes whoever follows it a member of a company. */
interface InvitationLink {
  purpose: 'invitation';
  /** An e-mail. */
  address: string;
  /** Who invites. */
  company: string;
}

export type SentLink = OwnLink | InvitationLink;

/** Where a link leads: a page of the web app, which makes the call that the token is for. */
export function hrefOf({ purpose, address }: SentLink, token: string, publicUrl: string): string {
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
  return link.purpose === 'password' ? passwordText(link, href) : confirmationText(link, href);
}

const shortText = ({ purpose }: SentLink, href: string) =>
  purpose === 'password'
    ? `Протектор: новый пароль — ${href}`
    : `Протектор: подтвердите телефон — ${href}`;

/** Sends a link to its address: by letter to an e-mail, by text message to a phone. */
export function sendLinkTo(post: Post, link: SentLink, href: string): Promise<void> {
  const { address } = link;
  return address.includes('@')
    ? post.email(writeLetter(address, letterText(link, href)))
    : post.phone({ to: address, text: shortText(link, href) });
}
