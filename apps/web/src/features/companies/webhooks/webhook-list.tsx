import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { Switch } from '@org/ui/switch';
import { useState } from 'react';
import { countOf, pluralOf } from '../../../shared/format/format.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { toastError } from '../../../shared/page/messages.ts';
import type { Webhook } from '../atoms.ts';
import * as list from '../employees/employees.css.ts';
import type { WebhookActions } from './webhook-calls.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { wantedText } from './webhook-words.ts';
import * as css from './webhooks.css.ts';

export interface WebhookListProps extends WebhookActions {
  webhooks: readonly Webhook[];
}

type Open = { what: 'new' } | { what: 'log' | 'remove'; webhook: Webhook };

/** The webhooks of a company: addresses that are called when something happens. */
export function WebhookList({ webhooks, ...actions }: WebhookListProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Button icon={<PlusIcon size={16} />} onPress={() => setOpen({ what: 'new' })}>
      Добавить адрес
    </Button>
  );
  const docs = (
    <Link href="/api/docs" target="_blank">
      Описание
    </Link>
  );
  return (
    <section className={css.section} aria-labelledby="webhooks">
      <h2 id="webhooks" className={css.heading}>
        События
      </h2>
      {webhooks.length === 0 ? (
        <EmptyState title="Адресов пока нет" actions={add}>
          Мы сообщим вашей программе об ответе на заказ, отгрузке или прочитанном прайс-листе в ту
          же секунду. Или она спросит сама, с ключом. {docs}
        </EmptyState>
      ) : (
        <>
          <div className={list.head}>
            <p className={list.note}>
              На эти адреса мы отправляем события, подписанные и по порядку. Что не принято,
              отправим снова; после трёх дней молчания адрес выключится. {docs}
            </p>
            {add}
          </div>
          <ul className={list.list}>
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onTurn={actions.onTurn}
                onOpen={setOpen}
              />
            ))}
          </ul>
        </>
      )}
      {open?.what === 'new' && <WebhookDialog onMake={actions.onMake} onClose={close} />}
      {open?.what === 'log' && <WebhookLog webhook={open.webhook} {...actions} onClose={close} />}
      {open?.what === 'remove' && (
        <RemoveDialog webhook={open.webhook} onRemove={actions.onRemove} onClose={close} />
      )}
    </section>
  );
}

function State({ is_active, reason, failing_since, behind }: Webhook) {
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

interface RowProps extends Pick<WebhookActions, 'onTurn'> {
  webhook: Webhook;
  onOpen: (open: Open) => void;
}

function WebhookRow({ webhook, onTurn, onOpen }: RowProps) {
  const { url, is_active } = webhook;
  const turn = (isActive: boolean) => onTurn(webhook, isActive).catch(toastError);
  return (
    <li className={css.item}>
      <div>
        <div className={css.url}>{url}</div>
        <div className={css.details}>{wantedText(webhook)}</div>
      </div>
      <div className={css.details}>
        <State {...webhook} />
      </div>
      <div className={css.actions}>
        <Switch aria-label={`Отправлять на ${url}`} isSelected={is_active} onChange={turn} />
        <Button
          size="s"
          variant="ghost"
          aria-label={`Журнал: ${url}`}
          onPress={() => onOpen({ what: 'log', webhook })}
        >
          Журнал
        </Button>
        <Button
          size="s"
          variant="danger-ghost"
          aria-label={`Удалить: ${url}`}
          onPress={() => onOpen({ what: 'remove', webhook })}
        >
          Удалить
        </Button>
      </div>
    </li>
  );
}

interface RemoveDialogProps extends Pick<WebhookActions, 'onRemove'> {
  webhook: Webhook;
  onClose: () => void;
}

function RemoveDialog({ webhook, onRemove, onClose }: RemoveDialogProps) {
  return (
    <AsyncConfirmDialog
      onClose={onClose}
      title="Удалить адрес для событий?"
      confirmLabel="Удалить"
      cancelLabel="Не удалять"
      pendingText="Удаляем"
      isDestructive
      onConfirm={() => onRemove(webhook)}
    >
      На {webhook.url} больше ничего не придёт, и что ещё не принято, тоже.
    </AsyncConfirmDialog>
  );
}
