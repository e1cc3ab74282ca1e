import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { Trash2Icon } from '@org/ui/icons';
import { Note } from '@org/ui/note';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { countOf, POSITIONS } from '../../../shared/format/format.ts';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import type { SavedList } from '../atoms.ts';
import * as css from '../bulk-order.css.ts';

export interface SavedListsProps {
  /** undefined while they load */
  lists: readonly SavedList[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  onOpen: (list: SavedList) => Promise<void>;
  onDelete: (list: SavedList) => Promise<void>;
}

/** The lists that are saved under a name. Each can be ordered again at today's prices. */
export function SavedLists({ lists, error, onRetry, onOpen, onDelete }: SavedListsProps) {
  const [opening, setOpening] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [doomed, setDoomed] = useState<SavedList>();
  if (error !== undefined)
    return (
      <div className={css.lists}>
        <Note tone="danger" title="Сохранённые списки не загрузились.">
          {error}
        </Note>
        <div>
          <Button onPress={onRetry}>Повторить</Button>
        </div>
      </div>
    );
  if (!lists || lists.length === 0) return null;
  const open = async (list: SavedList) => {
    setOpening(list.id);
    setFailure(undefined);
    try {
      await onOpen(list);
    } catch (reason) {
      setFailure(messageOf(reason));
      setOpening(undefined);
    }
  };
  return (
    <section className={css.lists} aria-label="Сохранённые списки">
      <h2 className={css.groupTitle}>Сохранённые списки</h2>
      {failure && (
        <Note tone="danger" title="Список не открылся.">
          {failure}
        </Note>
      )}
      <ul>
        {lists.map((list) => (
          <li key={list.id} className={css.list}>
            <div className={css.listName}>
              {list.name}
              <div className={css.small}>{countOf(list.rows_count, POSITIONS)}</div>
            </div>
            <Button
              isPending={opening === list.id}
              pendingText="Открываем"
              onPress={() => void open(list)}
            >
              Заказать снова
            </Button>
            <IconButton
              size="m"
              label={`Удалить список ${list.name}`}
              icon={<Trash2Icon size={16} />}
              onPress={() => setDoomed(list)}
            />
          </li>
        ))}
      </ul>
      {doomed && (
        <AsyncConfirmDialog
          onClose={() => setDoomed(undefined)}
          title="Удалить список?"
          confirmLabel="Удалить"
          pendingText="Удаляем"
          isDestructive
          onConfirm={() => onDelete(doomed)}
        >
          «{doomed.name}» исчезнет из сохранённых. Корзина и заказы не изменятся.
        </AsyncConfirmDialog>
      )}
    </section>
  );
}
