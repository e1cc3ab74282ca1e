import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Switch } from '@org/ui/switch';
import { countOf, pluralOf } from '../../../shared/format/format.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { toastError } from '../../../shared/page/messages.ts';
import { Changing, useMayChange } from '../../../shared/rights/changing.tsx';
import type { Webhook } from '../companies.atoms.ts';
import type { WebhookActions } from './webhook-calls.ts';
import { wantedText } from './webhook-words.ts';
import * as css from './webhooks.css.ts';

interface WebhookRowProps extends Pick<WebhookActions, 'onTurn'> {
  webhook: Webhook;
  onLog: () => void;
  onRemove: () => void;
}

/** One webhook: what it is called for, whether it works, and the actions on it. */
export function WebhookRow({ webhook, onTurn, onLog, onRemove }: WebhookRowProps) {
  const { url, is_active } = webhook;
  const mayChange = useMayChange();
  const turn = (isActive: boolean) => onTurn(webhook, isActive).catch(toastError);
  return (
    <li className={css.item}>
      <div>
        <div className={css.url}>{url}</div>
        <div className={css.details}>{wantedText(webhook)}</div>
      </div>
      <div className={css.details}>
        <WebhookState {...webhook} />
      </div>
      <div className={css.actions}>
        <Switch
          aria-label={`Отправлять на ${url}`}
          isSelected={is_active}
          isDisabled={!mayChange}
          onChange={turn}
        />
        <Button size="s" variant="ghost" aria-label={`Журнал: ${url}`} onPress={onLog}>
          Журнал
        </Button>
        <Changing>
          <Button size="s" variant="danger-ghost" aria-label={`Удалить: ${url}`} onPress={onRemove}>
            Удалить
          </Button>
        </Changing>
      </div>
    </li>
  );
}

function WebhookState({ is_active, reason, failing_since, behind }: Webhook) {
  const waiting =
    behind > 0 &&
    `${pluralOf(behind, ['Ждёт', 'Ждут', 'Ждут'])} ${countOf(behind, ['событие', 'события', 'событий'])}`;
  if (!is_active)
    return (
      <>
        <Badge tone="warn">Выключен</Badge> {[reason, waiting].filter(Boolean).join('. ')}
      </>
    );
  if (failing_since)
    return (
      <>
        <Badge tone="danger">Не отвечает</Badge> с {formatMoment(failing_since)}
        {waiting && `. ${waiting}`}
      </>
    );
  return waiting ? waiting : <Badge tone="ok">Работает</Badge>;
}
