import type { NoticeChoice, NoticeChoices } from '@org/api-client/schema';
import { SegmentedControl } from '@org/ui/segmented-control';
import { useState } from 'react';
import { messageOf } from '../../shared/api.ts';
import { FormSection } from '../../shared/form/form-section.tsx';
import { tell } from '../../shared/messages.ts';
import { noticeKinds } from '../../shared/notices.ts';
import * as css from './profile.css.ts';

type Kind = NoticeChoice['kind'];
type Channel = NoticeChoice['channel'];

const CHANNELS: Record<Channel, string> = {
  email: 'Письмо',
  phone: 'СМС',
  none: 'Не присылать',
};
const ALL = Object.keys(CHANNELS) as Channel[];
const isChannel = (text: string | undefined): text is Channel => ALL.some((one) => one === text);

export interface NoticesSectionProps {
  choices: NoticeChoices;
  onChange: (kind: Kind, channel: Channel) => Promise<unknown>;
}

/** How each kind of news of orders comes; they stand in «Новости» in any case. */
export function NoticesSection({ choices, onChange }: NoticesSectionProps) {
  const [changing, setChanging] = useState<Kind>();
  const change = async (kind: Kind, channel: Channel) => {
    setChanging(kind);
    await onChange(kind, channel).catch((error: unknown) => tell.error(messageOf(error)));
    setChanging(undefined);
  };
  return (
    <FormSection title="Письма и СМС" note="В «Новостях» на сайте есть всё, что бы вы ни выбрали.">
      <ul className={css.list}>
        {choices.data.map(({ kind, channel }) => (
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
                isDisabled:
                  changing === kind ||
                  (value !== 'none' && value !== channel && !choices.channels.includes(value)),
              }))}
              value={[channel]}
              onChange={([value]) => isChannel(value) && void change(kind, value)}
            />
          </li>
        ))}
      </ul>
      {!choices.channels.includes('phone') && (
        <p className={css.details}>Чтобы получать СМС, добавьте телефон.</p>
      )}
    </FormSection>
  );
}
