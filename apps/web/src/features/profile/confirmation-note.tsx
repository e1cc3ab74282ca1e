import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';
import { Note } from '@org/ui/note';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useCall } from '../../shared/page/use-call.ts';

/** A link that was sent and is not followed yet. */
export interface Confirmation {
  /** Where it was sent, formatted for people. */
  target: string;
  /** RFC 3339; null where it was sent from elsewhere. */
  expires_at: string | null;
  /** The earliest time for another one, RFC 3339; null where it was sent from elsewhere. */
  resend_at: string | null;
}

/** The link that was sent from here, or one that is pending because it was sent from elsewhere. */
export function confirmationOf<Sent extends { expires_at: string; resend_at: string }>(
  sent: (Sent & { target: string }) | null,
  pending: string | null,
): Confirmation | null {
  if (sent) return sent;
  return pending === null ? null : { target: pending, expires_at: null, resend_at: null };
}

export interface ConfirmationNoteProps {
  confirmation: Confirmation;
  isSending: boolean;
  /** Sends another link. */
  onResend: () => void;
  /** Withdraws the new address or phone; undefined if the link is for the present one. */
  onWithdraw?: (() => Promise<unknown>) | undefined;
  /** Hides the note; for a link to the present address or phone. */
  onDismiss: () => void;
}

const secondsUntil = (time: string | null) =>
  time === null
    ? 0
    : Math.max(0, differenceInSeconds(time, Date.now(), { roundingMethod: 'ceil' }));

/** Seconds until a moment, counted down. */
function useCountdown(time: string | null) {
  const [left, setLeft] = useState(() => secondsUntil(time));
  useEffect(() => {
    const count = () => setLeft(secondsUntil(time));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}

/** Says where the link went, until when it works, and when another can be sent. */
export function ConfirmationNote({ confirmation, ...props }: ConfirmationNoteProps) {
  const { isSending, onResend, onWithdraw, onDismiss } = props;
  const withdrawal = useCall(async () => onWithdraw?.());
  const { target, expires_at, resend_at } = confirmation;
  const left = useCountdown(resend_at);
  return (
    <div role="status">
      <Note title="Ссылка отправлена.">
        {target}: откройте её{expires_at && ` до ${formatMoment(expires_at)}`}.
        <Inline align="stretch">
          <Button
            size="s"
            isDisabled={left > 0}
            isPending={isSending}
            pendingText="Отправляем"
            onPress={onResend}
          >
            {left > 0 ? `Отправить ещё раз через ${left} с` : 'Отправить ещё раз'}
          </Button>
          {onWithdraw ? (
            <Button
              size="s"
              variant="ghost"
              isPending={withdrawal.isPending}
              pendingText="Отказываемся"
              onPress={withdrawal.run}
            >
              Не менять
            </Button>
          ) : (
            <Button size="s" variant="ghost" onPress={onDismiss}>
              Скрыть
            </Button>
          )}
        </Inline>
      </Note>
    </div>
  );
}
