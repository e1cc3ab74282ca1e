import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { FormSection } from '../../shared/form/form-section.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useCall } from '../../shared/page/use-call.ts';
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
      <Stack as="ul" gap={0}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={onEnd} />
        ))}
      </Stack>
      {sessions.length > 1 && (
        <Inline align="stretch">
          <Button isPending={endOthers.isPending} pendingText="Завершаем" onPress={endOthers.run}>
            Завершить все остальные
          </Button>
        </Inline>
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
        <Text as="div" size={13} tone="hint">
          Вход {formatMoment(session.created_at)}, до {formatMoment(session.expires_at)}
        </Text>
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
