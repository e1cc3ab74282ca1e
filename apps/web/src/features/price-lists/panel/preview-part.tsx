import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { Switch } from '@org/ui/switch';
import type { Import, ImportMode } from '../atoms.ts';
import * as css from '../import.css.ts';
import { useCall } from '../use-call.ts';
import { Figures } from './figures.tsx';

export interface PreviewPartProps {
  list: Import;
  onConfirm: () => Promise<unknown>;
  onCancel: () => Promise<unknown>;
  /** Takes the file for the whole stock, or for a part of it. */
  onMode: (mode: ImportMode) => Promise<unknown>;
}

/** A price list that has been read and waits: what it would change, what is suspicious in it, and the decision. */
export function PreviewPart({ list, onConfirm, onCancel, onMode }: PreviewPartProps) {
  const isWhole = list.mode === 'replace';
  const turn = useCall(() => onMode(isWhole ? 'update' : 'replace'));
  const confirm = useCall(onConfirm);
  const cancel = useCall(onCancel);
  const { warnings } = list;
  const isSuspicious = warnings.length > 0;
  return (
    <>
      <Figures list={list} isDone={false} />
      <Switch isSelected={isWhole} isDisabled={turn.isPending} onChange={turn.run}>
        Снять с продажи то, чего нет в файле
      </Switch>
      {isSuspicious && (
        <Note tone="danger" title="Похоже на ошибку в файле.">
          Ничего ещё не изменилось, проверьте:
          <ul className={css.reasons}>
            {warnings.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </Note>
      )}
      <div className={css.actions}>
        <Button
          variant={isSuspicious ? 'danger' : 'primary'}
          isPending={confirm.isPending}
          pendingText="Начинаем"
          onPress={confirm.run}
        >
          {isSuspicious ? 'Всё равно загрузить' : 'Применить прайс-лист'}
        </Button>
        <Button isPending={cancel.isPending} pendingText="Отменяем" onPress={cancel.run}>
          Не загружать
        </Button>
        <span className={css.note}>Остатки пока прежние</span>
      </div>
    </>
  );
}
