import type { Config } from '../../config.ts';
import { writeLetter } from '../../post/letter.ts';
import type { Post } from '../../post/message.ts';
import { canSend } from '../../post/post.ts';
import { longMoment } from '../../trade/moscow.ts';
import type { Notice, NoticeKind } from './notice.ts';

const HEADINGS: Record<NoticeKind, string> = {
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
  'key-made': 'Создан ключ доступа компании',
  'webhook-off': 'Адрес для событий выключен',
};

const DETAILS: Record<NoticeKind, (detail: string) => string> = {
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
  'key-made': (name) =>
    `Ключ «${name}» действует от вашего имени, пока его не отзовут в компании: новый пароль его не отзывает.`,
  'webhook-off': (url) =>
    `Адрес ${url} не принимает событий, и мы перестали их отправлять. Включите его в компании, на странице «API», когда он снова заработает: события хранятся 30 дней.`,
};

/** Runs the job `notice`: sends the notice. Sends nothing if this kind of address is not configured. */
export async function sendNotice(
  { post, config }: { post: Post; config: Config },
  { kind, to, at, detail = '' }: Notice,
): Promise<void> {
  const isEmail = to.includes('@');
  if (!canSend(config, isEmail ? 'email' : 'phone')) return;
  const heading = HEADINGS[kind];
  const href = `${config.publicUrl}/profile`;
  if (!isEmail) {
    await post.phone({ to, text: `Протектор: ${heading.toLowerCase()}. Не вы? ${href}` });
    return;
  }
  await post.email(
    writeLetter(to, {
      subject: heading,
      heading,
      paragraphs: [DETAILS[kind](detail), `${longMoment(new Date(at))} по Москве.`],
      action: { label: 'Открыть профиль', href },
      note: 'Если это были не вы, восстановите пароль: все сеансы завершатся. Потом проверьте в профиле адреса и второй фактор.',
    }),
  );
}
