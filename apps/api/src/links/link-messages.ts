import { type LetterText, writeLetter } from '../post/letter.ts';
import type { Post } from '../post/message.ts';

/** What whoever follows a link may do. */
export type LinkPurpose = 'password' | 'email' | 'phone';

export interface SentLink {
  purpose: LinkPurpose;
  /** An e-mail, or the digits of a phone. */
  address: string;
}

/** Where a link leads: a page of the web app, which makes the call that the token is for. */
export function hrefOf({ purpose, address }: SentLink, token: string, publicUrl: string): string {
  if (purpose === 'password')
    return `${publicUrl}/reset-password?${new URLSearchParams({ token, login: address })}`;
  const request = `${publicUrl}/api/verification/${token}`;
  return `${publicUrl}/redirect?${new URLSearchParams({ request })}`;
}

const ONCE = 'Ссылка действует 24 часа и срабатывает один раз.';

const letterText = ({ purpose, address }: SentLink, href: string): LetterText =>
  purpose === 'password'
    ? {
        subject: 'Новый пароль в «Протекторе»',
        heading: 'Задайте новый пароль',
        paragraphs: [`Для входа с адресом ${address} попросили сменить пароль.`],
        action: { label: 'Задать пароль', href },
        note: `${ONCE} Если это были не вы, ничего не делайте: пароль останется прежним.`,
      }
    : {
        subject: 'Подтвердите почту',
        heading: 'Подтвердите почту',
        paragraphs: [
          `Адрес ${address} указали в профиле «Протектора».`,
          'После подтверждения по нему можно входить и восстанавливать пароль.',
        ],
        action: { label: 'Подтвердить почту', href },
        note: `${ONCE} Если это были не вы, ничего не делайте: без подтверждения адрес не привяжется.`,
      };

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
