import type { LimitBody } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { DialogActions } from '@org/ui/modal';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../../shared/form/form.tsx';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../../shared/page/changing.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import * as ruled from '../../../shared/page/ruled-list.css.ts';
import type { Employee, Key } from '../companies.atoms.ts';
import * as list from '../employees/employees.css.ts';
import { LimitDialog } from '../employees/limit-dialog.tsx';
import { approverOf, LimitField, limitOf } from '../employees/limit-field.tsx';
import { limitLines } from '../employees/limit-words.ts';
import { inputOf, type KeyInput, SCOPES, type Scope } from './key-input.ts';
import * as css from './keys.css.ts';
import { SecretView } from './secret-view.tsx';

interface KeyDialogProps {
  /** Who may be asked above a limit; absent if the user may not set one. @default absent */
  colleagues?: readonly Employee[] | undefined;
  /** Makes the key; resolves to its secret. */
  onMake: (input: KeyInput) => Promise<string>;
  onClose: () => void;
}

/** Makes a key, then shows its secret once. */
function KeyDialog({ colleagues, onMake, onClose }: KeyDialogProps) {
  const [secret, setSecret] = useState<string>();
  const [scopes, setScopes] = useState<readonly Scope[]>(['stock']);
  const [approver, setApprover] = useState(approverOf(undefined));
  const canSetLimit = colleagues && scopes.includes('orders');
  const make = async (values: Values) => {
    const limit = canSetLimit && limitOf(values, approver);
    setSecret(await onMake({ ...inputOf(values, scopes), ...(limit && { limit }) }));
  };
  return (
    <Dialog onClose={onClose} title={secret ? 'Ключ готов' : 'Новый ключ'} isDismissable={false}>
      {secret ? (
        <SecretView secret={secret} what="ключ" onClose={onClose}>
          Кто его знает, тот действует от имени компании.
        </SecretView>
      ) : (
        <Form label="Новый ключ" send={make}>
          <TextField
            name="name"
            label="Название"
            hint="Чтобы узнать программу в списке: «Обмен с 1С»"
            isRequired
            autoFocus
            maxLength={60}
            errorMessage="Назовите ключ"
          />
          <CheckboxGroup
            label="Что разрешить"
            value={[...scopes]}
            onChange={(chosen) => setScopes(chosen as Scope[])}
            isRequired
            errorMessage="Выберите хотя бы одно право"
          >
            {Object.entries(SCOPES).map(([scope, [title, about]]) => (
              <Checkbox key={scope} value={scope}>
                {title}: {about}
              </Checkbox>
            ))}
          </CheckboxGroup>
          {canSetLimit && (
            <LimitField
              limit={undefined}
              colleagues={colleagues}
              approver={approver}
              onApprover={setApprover}
            />
          )}
          <TextField
            name="networks"
            label="С каких адресов"
            optionalText="необязательно"
            hint="Адреса и сети через запятую: 203.0.113.7, 198.51.100.0/24"
            maxLength={900}
          />
          <DialogActions>
            <Button slot="close">Отменить</Button>
            <SubmitButton pendingText="Создаём">Создать ключ</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

const usedText = ({ used_at, used_from }: Key) =>
  used_at ? `Работал ${formatMoment(used_at)} с ${used_from}` : 'Ещё не работал';

interface KeyRowProps {
  item: Key;
  /** Absent if the user may not, or if the key orders nothing. */
  onLimit: (() => void) | undefined;
  onRevoke: () => void;
}

/** One key: what it may do, and when it was used. */
function KeyRow({ item, onLimit, onRevoke }: KeyRowProps) {
  const { name, ending, scopes, networks, created_by, created_at, limit } = item;
  return (
    <li className={ruled.item}>
      <div>
        <div className={list.name}>{name}</div>
        <div className={ruled.details}>
          ptk_…{ending} · {scopes.map((scope) => SCOPES[scope][0].toLowerCase()).join(', ')}
          {networks.length > 0 && ` · только с ${networks.join(', ')}`}
        </div>
        {limit &&
          limitLines(limit).map(({ text, isOver }) => (
            <div key={text} className={isOver ? list.over : list.note}>
              {text}
            </div>
          ))}
      </div>
      <div className={ruled.details}>
        {usedText(item)}
        <br />
        Создан {formatMoment(created_at)}, {created_by}
      </div>
      <div className={css.actions}>
        {onLimit && (
          <Button variant="ghost" size="s" aria-label={`Лимит: ${name}`} onPress={onLimit}>
            Лимит
          </Button>
        )}
        <Changing>
          <Button
            variant="danger-ghost"
            size="s"
            aria-label={`Отозвать: ${name}`}
            onPress={onRevoke}
          >
            Отозвать
          </Button>
        </Changing>
      </div>
    </li>
  );
}

interface KeyListProps {
  /** Latest first. */
  keys: readonly Key[];
  /** Makes a key; resolves to its secret. */
  onMake: (input: KeyInput) => Promise<string>;
  onRevoke: (key: Key) => Promise<unknown>;
  /** Sets a key's limit; absent if the user may not. @default absent */
  onLimit?: ((key: Key, limit: LimitBody) => Promise<unknown>) | undefined;
  /** Who may be asked above a limit. @default nobody by name */
  colleagues?: readonly Employee[];
}

/** The keys that a company's programs sign in with. */
export function KeyList({ keys, onMake, onRevoke, onLimit, colleagues = [] }: KeyListProps) {
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<Key>();
  const [limited, setLimited] = useState<Key>();
  const add = (
    <Changing>
      <Button variant="primary" icon={<PlusIcon size={16} />} onPress={() => setMaking(true)}>
        Создать ключ
      </Button>
    </Changing>
  );
  const docs = (
    <Link href="/api/docs" target="_blank">
      Описание API
    </Link>
  );
  const door = (
    <>
      Помощник с искусственным интеллектом заказывает через вход MCP:{' '}
      <code>{new URL('/mcp', window.location.href).href}</code>.
    </>
  );
  return (
    <>
      {keys.length === 0 ? (
        <EmptyState title="Ключей пока нет" actions={add}>
          С ключом ваша учётная система сама обновляет остатки и цены, а магазин ищет товары. {door}{' '}
          {docs}
        </EmptyState>
      ) : (
        <>
          <div className={ruled.head}>
            <p className={list.note}>
              С ключом программа действует от имени компании, пока его не отозвали и пока тот, кто
              его создал, работает в компании. {door} {docs}
            </p>
            {add}
          </div>
          <ul className={ruled.list}>
            {keys.map((key) => (
              <KeyRow
                key={key.id}
                item={key}
                onLimit={
                  onLimit && key.scopes.includes('orders') ? () => setLimited(key) : undefined
                }
                onRevoke={() => setRevoked(key)}
              />
            ))}
          </ul>
        </>
      )}
      {isMaking && (
        <KeyDialog
          colleagues={onLimit && colleagues}
          onMake={onMake}
          onClose={() => setMaking(false)}
        />
      )}
      {limited && onLimit && (
        <LimitDialog
          title={`Лимит ключа «${limited.name}»`}
          limit={limited.limit}
          colleagues={colleagues}
          onSave={(limit) => onLimit(limited, limit)}
          onClose={() => setLimited(undefined)}
        />
      )}
      {revoked && (
        <AsyncConfirmDialog
          onClose={() => setRevoked(undefined)}
          title={`Отозвать ключ «${revoked.name}»?`}
          confirmLabel="Отозвать"
          cancelLabel="Не отзывать"
          pendingText="Отзываем"
          isDestructive
          onConfirm={() => onRevoke(revoked)}
        >
          Программы с этим ключом сразу потеряют доступ. Вернуть его нельзя, только создать новый.
        </AsyncConfirmDialog>
      )}
    </>
  );
}
