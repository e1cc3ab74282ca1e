import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { EmptyState } from '@org/ui/empty-state';
import { Heading } from '@org/ui/heading';
import { PlusIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Link } from '@org/ui/link';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { Stack } from '@org/ui/stack';
import { Switch } from '@org/ui/switch';
import { TextField } from '@org/ui/text-field';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { countOf, formatNumber, pluralOf } from '../../../shared/format/format.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { Changing, useMayChange } from '../../../shared/page/changing.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { toastError } from '../../../shared/page/messages.ts';
import * as ruled from '../../../shared/page/ruled-list.css.ts';
import type { Webhook, WebhookCall } from '../companies.atoms.ts';
import * as list from '../employees/employees.css.ts';
import { SecretView } from '../keys/secret-view.tsx';
import type { WebhookActions } from './webhook-calls.ts';
import { ALL_GROUPS, eventText, GROUPS, type Group, typesOf, wantedText } from './webhook-words.ts';
import * as css from './webhooks.css.ts';

interface CallRowProps {
  call: WebhookCall;
  /** Whether the call is being made again. */
  isSent: boolean;
  onRepeat: () => void;
}

/** How one call of a webhook went. */
function CallRow({ call, isSent, onRepeat }: CallRowProps) {
  const { event, type, status, error, ms, at } = call;
  return (
    <li className={css.call}>
      <div>
        <div>{eventText(type)}</div>
        <div className={ruled.details}>
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

interface WebhookLogProps extends Pick<WebhookActions, 'onLoadCalls' | 'onCall'> {
  webhook: Webhook;
  onClose: () => void;
}

/** How the last calls of an address went; any of them can be made again. */
function WebhookLog({ webhook, onLoadCalls, onCall, onClose }: WebhookLogProps) {
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
      <Stack>
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
          <ul className={ruled.list} aria-label="Вызовы">
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
      </Stack>
    </Dialog>
  );
}

interface WebhookDialogProps extends Pick<WebhookActions, 'onMake'> {
  onClose: () => void;
}

/** Adds an address for events, then shows the secret of its signatures once. */
function WebhookDialog({ onMake, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const [groups, setGroups] = useState<readonly Group[]>(ALL_GROUPS);
  return (
    <Dialog
      onClose={onClose}
      title={secret ? 'Адрес добавлен' : 'Новый адрес для событий'}
      isDismissable={false}
    >
      {secret ? (
        <SecretView secret={secret} what="секрет" onClose={onClose}>
          По нему программа проверяет подпись: вызов сделали мы, и в пути его не изменили.
        </SecretView>
      ) : (
        <Form
          label="Новый адрес для событий"
          send={async ({ url = '' }) =>
            setSecret(await onMake({ url: url.trim(), types: typesOf(groups) }))
          }
        >
          <TextField
            name="url"
            type="url"
            label="Адрес"
            hint="Начинается с https:// и открыт из интернета: https://shop.example/events"
            isRequired
            autoFocus
            maxLength={500}
            errorMessage="Укажите адрес"
          />
          <CheckboxGroup
            label="О чём сообщать"
            value={[...groups]}
            onChange={(chosen) => setGroups(chosen as Group[])}
            isRequired
            errorMessage="Выберите хотя бы одно"
          >
            {ALL_GROUPS.map((group) => (
              <Checkbox key={group} value={group}>
                {GROUPS[group][0]}
              </Checkbox>
            ))}
          </CheckboxGroup>
          <DialogActions>
            <Button slot="close">Отменить</Button>
            <SubmitButton pendingText="Добавляем">Добавить адрес</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

interface WebhookRowProps extends Pick<WebhookActions, 'onTurn'> {
  webhook: Webhook;
  onLog: () => void;
  onRemove: () => void;
}

/** One webhook: what it is called for, whether it works, and the actions on it. */
function WebhookRow({ webhook, onTurn, onLog, onRemove }: WebhookRowProps) {
  const { url, is_active } = webhook;
  const mayChange = useMayChange();
  const turn = (isActive: boolean) => onTurn(webhook, isActive).catch(toastError);
  return (
    <li className={css.item}>
      <div>
        <div className={css.url}>{url}</div>
        <div className={ruled.details}>{wantedText(webhook)}</div>
      </div>
      <div className={ruled.details}>
        <WebhookState {...webhook} />
      </div>
      <Inline>
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
      </Inline>
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

interface WebhookListProps extends WebhookActions {
  webhooks: readonly Webhook[];
}

type Open = { what: 'new' } | { what: 'log' | 'remove'; webhook: Webhook };

/** The webhooks of a company: addresses that are called when something happens. */
export function WebhookList({ webhooks, ...actions }: WebhookListProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Changing>
      <Button icon={<PlusIcon size={16} />} onPress={() => setOpen({ what: 'new' })}>
        Добавить адрес
      </Button>
    </Changing>
  );
  const docs = (
    <Link href="/api/docs" target="_blank">
      Описание
    </Link>
  );
  return (
    <section className={css.section} aria-labelledby="webhooks">
      <Heading id="webhooks" level={2} size={18}>
        События
      </Heading>
      {webhooks.length === 0 ? (
        <EmptyState title="Адресов пока нет" actions={add}>
          Мы сообщим вашей программе об ответе на заказ, отгрузке или прочитанном прайс-листе в ту
          же секунду. Или она спросит сама, с ключом. {docs}
        </EmptyState>
      ) : (
        <>
          <div className={ruled.head}>
            <p className={list.note}>
              На эти адреса мы отправляем события, подписанные и по порядку. Что не принято,
              отправим снова; после трёх дней молчания адрес выключится. {docs}
            </p>
            {add}
          </div>
          <ul className={ruled.list}>
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onTurn={actions.onTurn}
                onLog={() => setOpen({ what: 'log', webhook })}
                onRemove={() => setOpen({ what: 'remove', webhook })}
              />
            ))}
          </ul>
        </>
      )}
      {open?.what === 'new' && <WebhookDialog onMake={actions.onMake} onClose={close} />}
      {open?.what === 'log' && <WebhookLog webhook={open.webhook} {...actions} onClose={close} />}
      {open?.what === 'remove' && (
        <AsyncConfirmDialog
          onClose={close}
          title="Удалить адрес для событий?"
          confirmLabel="Удалить"
          cancelLabel="Не удалять"
          pendingText="Удаляем"
          isDestructive
          onConfirm={() => actions.onRemove(open.webhook)}
        >
          На {open.webhook.url} больше ничего не придёт, и что ещё не принято, тоже.
        </AsyncConfirmDialog>
      )}
    </section>
  );
}
