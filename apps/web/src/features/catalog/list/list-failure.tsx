import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { messageOf } from '../../../shared/api.ts';
import * as css from './product-list.css.ts';

/** What failed, in words, and the way to try again. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={css.failure}>
      <Note tone="danger" title="Список не загрузился.">
        {messageOf(error)}
      </Note>
      <Button onPress={onRetry}>Повторить</Button>
    </div>
  );
}
