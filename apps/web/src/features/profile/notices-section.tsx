import type { NoticeChoice, NoticeChoices } from '@org/api-client/schema';
import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';
import { Note } from '@org/ui/note';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { useState } from 'react';
import { FormSection } from '../../shared/form/form-section.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { toast } from '../../shared/page/messages.ts';
import { noticeKinds } from '../../shared/page/notices.ts';
import { type Ability, wordsOf } from './browser-notices.ts';
import { describeDevice } from './device.ts';
import type { NoticeBrowsers as Browsers } from './profile.atoms.ts';
import * as css from './profile.css.ts';

type Browser = Browsers['data'][number];

interface NoticeBrowsersProps {
  browsers: Browsers;
  ability: Ability;
  /** Turns notices on in this browser, once the user has allowed it. */
  onTurnOn: () => Promise<unknown>;
  onTurnOff: (id: string) => Promise<unknown>;
}

const toastError = (error: unknown) => toast.error(wordsOf(error));

/** The browsers that show notices. A browser is removed when the user signs out in it. */
function NoticeBrowsers({ browsers, ability, onTurnOn, onTurnOff }: NoticeBrowsersProps) {
  const [isTurningOn, setTurningOn] = useState(false);
  const isOnHere = browsers.data.some(({ current }) => current);
  const turnOn = async () => {
    setTurningOn(true);
    await onTurnOn().catch(toastError);
    setTurningOn(false);
  };
  return (
    <div className={css.browsers}>
      <h3 className={css.itemName}>Уведомления в браузере</h3>
      {browsers.data.length > 0 && (
        <Stack as="ul" gap={0}>
          {browsers.data.map((browser) => (
            <BrowserItem key={browser.id} browser={browser} onTurnOff={onTurnOff} />
          ))}
        </Stack>
      )}
      {ability === 'denied' && (
        <Note tone="info" title="Браузер не показывает уведомления этого сайта.">
          Нажмите значок слева от адреса страницы, разрешите «Уведомления» и обновите страницу.
        </Note>
      )}
      {ability === 'unable' && (
        <Text size={13} tone="hint">
          Этот браузер не умеет показывать уведомления. Подойдёт новый Chrome, Яндекс Браузер, Edge
          или Firefox, не в режиме инкогнито.
        </Text>
      )}
      {ability === 'able' && !isOnHere && (
        <>
          <Text size={13} tone="hint">
            Придут, даже когда «Протектор» закрыт. Перестанут, когда вы выйдете из аккаунта.
          </Text>
          <Inline align="stretch">
            <Button isPending={isTurningOn} pendingText="Включаем" onPress={turnOn}>
              Включить в этом браузере
            </Button>
          </Inline>
        </>
      )}
    </div>
  );
}

interface BrowserItemProps extends Pick<NoticeBrowsersProps, 'onTurnOff'> {
  browser: Browser;
}

function BrowserItem({ browser, onTurnOff }: BrowserItemProps) {
  const [isTurningOff, setTurningOff] = useState(false);
  const device = describeDevice(browser.user_agent);
  const turnOff = async () => {
    setTurningOff(true);
    await onTurnOff(browser.id).catch(toastError);
    setTurningOff(false);
  };
  return (
    <li className={css.item}>
      <div>
        <div className={css.itemName}>
          {device}
          {browser.current && <Badge tone="ok">Этот браузер</Badge>}
        </div>
        <Text as="div" size={13} tone="hint">
          Включены {formatMoment(browser.created_at)}
        </Text>
      </div>
      <Button
        variant="ghost"
        size="s"
        isPending={isTurningOff}
        pendingText="Выключаем"
        aria-label={`Выключить: ${device}, включены ${formatMoment(browser.created_at)}`}
        onPress={turnOff}
      >
        Выключить
      </Button>
    </li>
  );
}

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

interface NoticesSectionProps extends NoticeBrowsersProps {
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
      <Stack as="ul" gap={0}>
        {data.map(({ kind, channel }) => (
          <li key={kind} className={css.choice}>
            <div>
              <div className={css.itemName}>{noticeKinds[kind].label}</div>
              <Text as="div" size={13} tone="hint">
                {noticeKinds[kind].note}
              </Text>
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
      </Stack>
      {!channels.includes('phone') && (
        <Text size={13} tone="hint">
          Чтобы получать СМС, добавьте телефон.
        </Text>
      )}
      {isPushLost && (
        <Text size={13} tone="hint">
          Сейчас уведомления не включены ни в одном браузере: вместо них приходят письма.
        </Text>
      )}
      {browsers.browsers.key !== null && <NoticeBrowsers {...browsers} />}
    </FormSection>
  );
}
