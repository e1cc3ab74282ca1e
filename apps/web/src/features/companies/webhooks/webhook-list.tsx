import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { useState } from 'react';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../../shared/rights/changing.tsx';
import type { Webhook } from '../companies.atoms.ts';
import * as list from '../employees/employees.css.ts';
import type { WebhookActions } from './webhook-calls.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { WebhookRow } from './webhook-row.tsx';
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
