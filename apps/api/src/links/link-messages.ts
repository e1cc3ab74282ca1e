import { type LetterText, writeLetter } from '../post/post-letter.ts';
import type { Post } from '../post/post-message.ts';

/** A link to an address of an account: for a new password, or to confirm that the owner has the address. */
export interface OwnLink {
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

export type SentLink = OwnLink | InvitationLink;

/** Returns the URL of a link: a page of the web app, which makes the call that the token is for. */
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
export function sendLinkTo(post: Post, link: SentLink, href: string): Promise<void> {
  const { address } = link;
  return address.includes('@')
    ? post.email(writeLetter(address, letterText(link, href)))
    : post.phone({ to: address, text: shortText(link, href) });
}
