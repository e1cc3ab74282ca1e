import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import * as css from '../bulk-order.css.ts';

export interface RestoringProps {
  /** Why the list could not be matched. */
  error: string | undefined;
  onRetry: () => void;
  /** Starts again from the text of the list. */
  onForget: () => void;
}

/** Shown for a stored list until today's prices are loaded. */
export function Restoring({ error, onRetry, onForget }: RestoringProps) {
  if (error === undefined)
    return (
      <p className={css.summary} role="status">
        Открываем список и обновляем цены…
      </p>
    );
  return (
    <div className={css.notes}>
      <Note tone="danger" title="Список не открылся.">
        {error}
      </Note>
      <div className={css.buttons}>
        <Button variant="primary" onPress={onRetry}>
          Повторить
        </Button>
        <Button variant="ghost" onPress={onForget}>
          Новый список
        </Button>
      </div>
    </div>
  );
}
