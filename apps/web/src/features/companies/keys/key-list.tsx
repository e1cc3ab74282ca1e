import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { PlusIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { useState } from 'react';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import type { Key } from '../atoms.ts';
import * as list from '../employees/employees.css.ts';
import { KeyDialog } from './key-dialog.tsx';
import { type KeyInput, SCOPES } from './key-input.ts';
import * as css from './keys.css.ts';

export interface KeyListProps {
  /** Latest first. */
  keys: readonly Key[];
  /** Makes a key; resolves to its secret. */
  onMake: (input: KeyInput) => Promise<string>;
  onRevoke: (key: Key) => Promise<unknown>;
}

const usedText = ({ used_at, used_from }: Key) =>
  used_at ? `Работал ${formatMoment(used_at)} с ${used_from}` : 'Ещё не работал';

/** The keys that a company's programs sign in with. */
export function KeyList({ keys, onMake, onRevoke }: KeyListProps) {
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<Key>();
  const add = (
    <Button variant="primary" icon={<PlusIcon size={16} />} onPress={() => setMaking(true)}>
      Создать ключ
    </Button>
  );
  const docs = (
    <Link href="/api/docs" target="_blank">
      Описание API
    </Link>
  );
  return (
    <>
      {keys.length === 0 ? (
        <EmptyState title="Ключей пока нет" actions={add}>
          С ключом ваша учётная система сама обновляет остатки и цены, а магазин ищет товары. {docs}
        </EmptyState>
      ) : (
        <>
          <div className={list.head}>
            <p className={list.note}>
              С ключом программа действует от имени компании, пока его не отозвали и пока тот, кто
              его создал, работает в компании. {docs}
            </p>
            {add}
          </div>
          <ul className={list.list}>
            {keys.map((key) => (
              <KeyRow key={key.id} item={key} onRevoke={() => setRevoked(key)} />
            ))}
          </ul>
        </>
      )}
      {isMaking && <KeyDialog onMake={onMake} onClose={() => setMaking(false)} />}
      {revoked && (
        <RevokeDialog item={revoked} onRevoke={onRevoke} onClose={() => setRevoked(undefined)} />
      )}
    </>
  );
}

function KeyRow({ item, onRevoke }: { item: Key; onRevoke: () => void }) {
  const { name, ending, scopes, networks, created_by, created_at } = item;
  return (
    <li className={css.item}>
      <div>
        <div className={list.name}>{name}</div>
        <div className={css.details}>
          ptk_…{ending} · {scopes.map((scope) => SCOPES[scope][0].toLowerCase()).join(', ')}
          {networks.length > 0 && ` · только с ${networks.join(', ')}`}
        </div>
      </div>
      <div className={css.details}>
        {usedText(item)}
        <br />
        Создан {formatMoment(created_at)}, {created_by}
      </div>
      <div className={css.actions}>
        <Button variant="danger-ghost" size="s" aria-label={`Отозвать: ${name}`} onPress={onRevoke}>
          Отозвать
        </Button>
      </div>
    </li>
  );
}

interface RevokeDialogProps extends Pick<KeyListProps, 'onRevoke'> {
  item: Key;
  onClose: () => void;
}

function RevokeDialog({ item, onRevoke, onClose }: RevokeDialogProps) {
  return (
    <AsyncConfirmDialog
      onClose={onClose}
      title={`Отозвать ключ «${item.name}»?`}
      confirmLabel="Отозвать"
      cancelLabel="Не отзывать"
      pendingText="Отзываем"
      isDestructive
      onConfirm={() => onRevoke(item)}
    >
      Программы с этим ключом сразу потеряют доступ. Вернуть его нельзя, только создать новый.
    </AsyncConfirmDialog>
  );
}
