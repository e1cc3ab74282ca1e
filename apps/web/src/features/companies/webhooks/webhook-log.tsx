import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { Changing } from '../../../shared/rights/changing.tsx';
import type { Webhook, WebhookCall } from '../companies.atoms.ts';
import { CallRow } from './call-row.tsx';
import type { WebhookActions } from './webhook-calls.ts';
import * as css from './webhooks.css.ts';

export interface WebhookLogProps extends Pick<WebhookActions, 'onLoadCalls' | 'onCall'> {
  webhook: Webhook;
  onClose: () => void;
}

/** How the last calls of an address went; any of them can be made again. */
export function WebhookLog({ webhook, onLoadCalls, onCall, onClose }: WebhookLogProps) {
  const [calls, setCalls] = useState<readonly WebhookCall[]>();
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<number | null>();
  const load = useCallback(async () => {
    setError(undefined);
    try {
      setCalls(await onLoadCalls(webhook));
    } catch (reason) {
      setError(messageOf(reason));
    }
  }, [onLoadCalls, webhook]);
  useEffect(() => void load(), [load]);
  const send = async (event: number | null) => {
    setError(undefined);
    setSent(event);
    try {
      const call = await onCall(webhook, event);
      setCalls((before = []) => [call, ...before]);
    } catch (reason) {
      setError(messageOf(reason));
    } finally {
      setSent(undefined);
    }
  };
  return (
    <Dialog onClose={onClose} title="Журнал вызовов">
      <div className={css.log}>
        <p className={css.url}>{webhook.url}</p>
        {error && (
          <Note tone="danger" title="Не получилось:">
            {error} {!calls && <Button onPress={load}>Повторить</Button>}
          </Note>
        )}
        {!calls && !error && <Skeleton width="100%" height={120} shape="box" />}
        {calls?.length === 0 && (
          <p>Вызовов ещё не было. Отправьте проверку: она ничего не меняет.</p>
        )}
        {calls && calls.length > 0 && (
          <ul className={css.calls} aria-label="Вызовы">
            {calls.map((call) => (
              <CallRow
                key={call.id}
                call={call}
                isSent={sent !== undefined && sent === call.event}
                onRepeat={() => send(call.event)}
              />
            ))}
          </ul>
        )}
        <DialogActions>
          <Button slot="close">Закрыть</Button>
          <Changing>
            <Button
              variant="primary"
              onPress={() => send(null)}
              isPending={sent === null}
              pendingText="Отправляем"
            >
              Отправить проверку
            </Button>
          </Changing>
        </DialogActions>
      </div>
    </Dialog>
  );
}
