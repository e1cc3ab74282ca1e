import type { LimitBody } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { useState } from 'react';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../../shared/rights/changing.tsx';
import type { Employee, Key } from '../companies.atoms.ts';
import * as list from '../employees/employees.css.ts';
import { LimitDialog } from '../employees/limit-dialog.tsx';
import { KeyDialog } from './key-dialog.tsx';
import type { KeyInput } from './key-input.ts';
import { KeyRow } from './key-row.tsx';

export interface KeyListProps {
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
          <div className={list.head}>
            <p className={list.note}>
              С ключом программа действует от имени компании, пока его не отозвали и пока тот, кто
              его создал, работает в компании. {door} {docs}
            </p>
            {add}
          </div>
          <ul className={list.list}>
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
