import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { FormSection } from '../../shared/form/form-section.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useCall } from '../../shared/hooks/use-call.ts';
import { describeDevice } from './device.ts';
import type { OpenSession } from './profile.atoms.ts';
import * as css from './profile.css.ts';

export interface SessionsSectionProps {
  sessions: readonly OpenSession[];
  /** Ends one of them. */
  onEnd: (session: OpenSession) => Promise<unknown>;
  /** Ends all of them but the one that the page is open in. */
  onEndOthers: () => Promise<unknown>;
}

/** The open sessions of the user. Those that the user does not know can be ended. */
export function SessionsSection({ sessions, onEnd, onEndOthers }: SessionsSectionProps) {
  const endOthers = useCall(onEndOthers);
  return (
    <FormSection
      title="Сеансы"
      note="Где открыт ваш аккаунт. Незнакомое завершите и смените пароль."
    >
      <ul className={css.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={onEnd} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={css.actions}>
          <Button isPending={endOthers.isPending} pendingText="Завершаем" onPress={endOthers.run}>
            Завершить все остальные
          </Button>
        </div>
      )}
    </FormSection>
  );
}

interface SessionItemProps {
  session: OpenSession;
  onEnd: SessionsSectionProps['onEnd'];
}

function SessionItem({ session, onEnd }: SessionItemProps) {
  const end = useCall(() => onEnd(session));
  const device = describeDevice(session.user_agent);
  const action = session.current ? 'Выйти' : 'Завершить';
  return (
    <li className={css.item}>
      <div>
        <div className={css.itemName}>
          {device}
          {session.current && <Badge tone="ok">Этот сеанс</Badge>}
        </div>
        <div className={css.details}>
          Вход {formatMoment(session.created_at)}, до {formatMoment(session.expires_at)}
        </div>
      </div>
      <Button
        variant="ghost"
        size="s"
        isPending={end.isPending}
        pendingText="Завершаем"
        aria-label={`${action}: ${device}, вход ${formatMoment(session.created_at)}`}
        onPress={end.run}
      >
        {action}
      </Button>
    </li>
  );
}
