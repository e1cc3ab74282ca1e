import type { Config } from '../../config/config.ts';
import { canSend } from '../../post/post.ts';
import { writeLetter } from '../../post/post-letter.ts';
import type { Post } from '../../post/post-message.ts';
import { longMoment } from '../../trade/moscow.ts';
import { answerTo, COMPANY_EVENTS } from './company-events.ts';
import type { CompanyNotice, Notice, NoticeKind } from './notice.ts';

type OwnKind = Exclude<NoticeKind, 'company'>;

const HEADINGS: Record<OwnKind, string> = {
  'new-device': 'Вход с нового устройства',
  password: 'Пароль изменён',
  email: 'Почта аккаунта изменена',
  phone: 'Телефон аккаунта изменён',
  'address-lost': 'Неподтверждённый адрес отвязан',
  'factor-added': 'Добавлен второй фактор входа',
  'factor-removed': 'Второй фактор входа удалён',
  'recovery-code': 'Вход по резервному коду',
  'recovery-codes': 'Резервные коды заменены',
  'factor-demanded': 'Компания требует второй фактор входа',
  'webhook-off': 'Адрес для событий выключен',
};

const DETAILS: Record<OwnKind, (detail: string) => string> = {
  'new-device': (browser) => `Устройство: ${browser}.`,
  password: () => 'Все сеансы на других устройствах завершены.',
  email: (address) => `Теперь в аккаунте почта ${address}.`,
  phone: (address) => `Теперь в аккаунте телефон +${address}.`,
  'address-lost': (address) => `Владелец адреса ${address} подтвердил, что адрес принадлежит ему.`,
  'factor-added': (factor) => `Способ: ${factor}.`,
  'factor-removed': (factor) => `Способ: ${factor}.`,
  'recovery-code': (left) => `Осталось кодов: ${left}.`,
  'recovery-codes': () => 'Прежние коды больше не действуют.',
  'factor-demanded': (company) =>
    `Компания «${company}» откроется вам снова, когда вы добавите в профиле ключ или приложение с кодами.`,
  'webhook-off': (url) =>
    `Адрес ${url} не принимает событий, и мы перестали их отправлять. Включите его в компании, на странице «API», когда он снова заработает: события хранятся 30 дней.`,
};

const momentOf = (at: string) => `${longMoment(new Date(at))} по Москве`;

/** What a notice says, whatever carries it. */
interface Message {
  heading: string;
  paragraphs: string[];
  action: { label: string; href: string };
  note: string;
}

const ownMessage = (
  { kind, at, detail = '' }: Notice & { kind: OwnKind },
  publicUrl: string,
): Message => ({
  heading: HEADINGS[kind],
  paragraphs: [DETAILS[kind](detail), `${momentOf(at)}.`],
  action: { label: 'Открыть профиль', href: `${publicUrl}/profile` },
  note: 'Если это были не вы, восстановите пароль: все сеансы завершатся. Потом проверьте в профиле адреса и второй фактор.',
});

function companyMessage(
  { at, detail }: Notice,
  { id, name, event, by }: CompanyNotice,
  publicUrl: string,
): Message {
  const { label, path } = answerTo(event, id);
  return {
    heading: `${COMPANY_EVENTS[event]}: ${name}`,
    paragraphs: [
      ...(detail ? [detail] : []),
      by ? `Сделал ${by}, ${momentOf(at)}.` : `${momentOf(at)}.`,
    ],
    action: { label, href: `${publicUrl}${path}` },
    note: 'Это письмо получают все владельцы компании. Если вы и ваши коллеги этого не делали, отмените изменение, уберите сотрудника и смените пароли.',
  };
}

const messageOf = (notice: Notice, publicUrl: string) =>
  notice.kind === 'company'
    ? notice.company && companyMessage(notice, notice.company, publicUrl)
    : ownMessage({ ...notice, kind: notice.kind }, publicUrl);

/** Runs the job `notice`: sends the notice. Sends nothing if this kind of address is not configured. */
export async function sendNotice(
  { post, config }: { post: Post; config: Config },
  notice: Notice,
): Promise<void> {
  const { to } = notice;
  const isEmail = to.includes('@');
  const message = messageOf(notice, config.publicUrl);
  if (!message || !canSend(config, isEmail ? 'email' : 'phone')) return;
  const { heading, paragraphs, action, note } = message;
  if (isEmail)
    await post.email(writeLetter(to, { subject: heading, heading, paragraphs, action, note }));
  else {
    const [first = '', ...rest] = heading;
    const text = first.toLowerCase() + rest.join('');
    await post.phone({ to, text: `Протектор: ${text}. Не вы? ${action.href}` });
  }
}
