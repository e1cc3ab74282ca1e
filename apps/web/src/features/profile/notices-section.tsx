import type { NoticeChoice, NoticeChoices } from '@org/api-client/schema';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useState } from 'react';
import { FormSection } from '../../shared/form/form-section.tsx';
import { toast } from '../../shared/page/messages.ts';
import { noticeKinds } from '../../shared/page/notices.ts';
import { wordsOf } from './browser-notices.ts';
import { NoticeBrowsers, type NoticeBrowsersProps } from './notice-browsers.tsx';
import * as css from './profile.css.ts';

type Kind = NoticeChoice['kind'];
type Channel = NoticeChoice['channel'];

const CHANNELS: Record<Channel, string> = {
  email: 'Письмо',
  phone: 'СМС',
  push: 'Браузер',
  none: 'Нет',
};
const ALL = Object.keys(CHANNELS) as Channel[];
const isChannel = (text: string | undefined): text is Channel => ALL.some((one) => one === text);

export interface NoticesSectionProps extends NoticeBrowsersProps {
  choices: NoticeChoices;
  onChange: (kind: Kind, channel: Channel) => Promise<unknown>;
}

/** How each kind of news is sent. Pages show them in any case. */
export function NoticesSection({ choices, onChange, ...browsers }: NoticesSectionProps) {
  const [changing, setChanging] = useState<Kind>();
  const { data, channels } = choices;
  // choosing it for the first time makes the browser ask for its permission
  const canTurnOn = browsers.browsers.key !== null && browsers.ability === 'able';
  const canChoose = (channel: Channel) =>
    channel === 'none' || channels.includes(channel) || (channel === 'push' && canTurnOn);
  const change = async (kind: Kind, channel: Channel) => {
    setChanging(kind);
    try {
      if (channel === 'push' && !channels.includes('push')) await browsers.onTurnOn();
      await onChange(kind, channel);
    } catch (error) {
      toast.error(wordsOf(error));
    }
    setChanging(undefined);
  };
  const isPushLost = data.some(({ channel }) => channel === 'push') && !channels.includes('push');
  return (
    <FormSection
      title="Как сообщать о новостях"
      note="На сайте есть всё, что бы вы ни выбрали: заказы в «Новостях», рынок в «Спросе» вашей компании."
    >
      <ul className={css.list}>
        {data.map(({ kind, channel }) => (
          <li key={kind} className={css.choice}>
            <div>
              <div className={css.itemName}>{noticeKinds[kind].label}</div>
              <div className={css.details}>{noticeKinds[kind].note}</div>
            </div>
            <SegmentedControl
              label={noticeKinds[kind].label}
              size="s"
              options={ALL.map((value) => ({
                value,
                label: CHANNELS[value],
                isDisabled: changing === kind || (value !== channel && !canChoose(value)),
              }))}
              value={[channel]}
              onChange={([value]) => isChannel(value) && void change(kind, value)}
            />
          </li>
        ))}
      </ul>
      {!channels.includes('phone') && (
        <p className={css.details}>Чтобы получать СМС, добавьте телефон.</p>
      )}
      {isPushLost && (
        <p className={css.details}>
          Сейчас уведомления не включены ни в одном браузере: вместо них приходят письма.
        </p>
      )}
      {browsers.browsers.key !== null && <NoticeBrowsers {...browsers} />}
    </FormSection>
  );
}
