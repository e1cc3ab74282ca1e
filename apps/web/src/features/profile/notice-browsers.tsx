import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { useState } from 'react';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { toast } from '../../shared/page/messages.ts';
import { type Ability, wordsOf } from './browser-notices.ts';
import { describeDevice } from './device.ts';
import type { NoticeBrowsers as Browsers } from './profile.atoms.ts';
import * as css from './profile.css.ts';

type Browser = Browsers['data'][number];

export interface NoticeBrowsersProps {
  browsers: Browsers;
  ability: Ability;
  /** Turns notices on in this browser, once the user has allowed it. */
  onTurnOn: () => Promise<unknown>;
  onTurnOff: (id: string) => Promise<unknown>;
}

const toastError = (error: unknown) => toast.error(wordsOf(error));

/** The browsers that show notices. A browser is removed when the user signs out in it. */
export function NoticeBrowsers({ browsers, ability, onTurnOn, onTurnOff }: NoticeBrowsersProps) {
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
        <ul className={css.list}>
          {browsers.data.map((browser) => (
            <BrowserItem key={browser.id} browser={browser} onTurnOff={onTurnOff} />
          ))}
        </ul>
      )}
      {ability === 'denied' && (
        <Note tone="info" title="Браузер не показывает уведомления этого сайта.">
          Нажмите значок слева от адреса страницы, разрешите «Уведомления» и обновите страницу.
        </Note>
      )}
      {ability === 'unable' && (
        <p className={css.details}>
          Этот браузер не умеет показывать уведомления. Подойдёт новый Chrome, Яндекс Браузер, Edge
          или Firefox, не в режиме инкогнито.
        </p>
      )}
      {ability === 'able' && !isOnHere && (
        <>
          <p className={css.details}>
            Придут, даже когда «Протектор» закрыт. Перестанут, когда вы выйдете из аккаунта.
          </p>
          <div className={css.actions}>
            <Button isPending={isTurningOn} pendingText="Включаем" onPress={turnOn}>
              Включить в этом браузере
            </Button>
          </div>
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
        <div className={css.details}>Включены {formatMoment(browser.created_at)}</div>
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
