import { Button } from '@org/ui/button';
import { formatNumber } from '../../../shared/format/format.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import type { WebhookCall } from '../companies.atoms.ts';
import { eventText } from './webhook-words.ts';
import * as css from './webhooks.css.ts';

interface CallRowProps {
  call: WebhookCall;
  /** Whether the call is being made again. */
  isSent: boolean;
  onRepeat: () => void;
}

/** How one call of a webhook went. */
export function CallRow({ call, isSent, onRepeat }: CallRowProps) {
  const { event, type, status, error, ms, at } = call;
  return (
    <li className={css.call}>
      <div>
        <div>{eventText(type)}</div>
        <div className={css.details}>
          {event === null ? '' : `№ ${formatNumber(event)} · `}
          {formatMoment(at)} · {formatNumber(ms)} мс
        </div>
      </div>
      <div className={error ? css.failed : css.taken}>{error ?? `Принято (${status})`}</div>
      {event !== null && (
        <Button
          size="s"
          variant="ghost"
          aria-label={`Отправить ещё раз событие ${event}`}
          isPending={isSent}
          onPress={onRepeat}
        >
          Ещё раз
        </Button>
      )}
    </li>
  );
}
