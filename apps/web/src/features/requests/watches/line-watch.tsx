import { Button } from '@org/ui/button';
import * as css from '../requests.css.ts';
import { metOf, waitedOf } from './watch-words.ts';
import type { Watch } from './watches.atoms.ts';

export interface LineWatchProps {
  /** What the line waits for; undefined if nobody watches it. */
  watch: Watch | undefined;
  /** Its place in the request. */
  place: number;
  /** Asks what to wait for. */
  onWatch: () => void;
  onStop: (watch: Watch) => void;
}

/** Whether a line is watched, for what, and whether that has come. */
export function LineWatch({ watch, place, onWatch, onStop }: LineWatchProps) {
  if (!watch)
    return (
      <div className={css.question}>
        <Button variant="link" aria-label={`Следить за строкой ${place}`} onPress={onWatch}>
          Следить
        </Button>
      </div>
    );
  const met = metOf(watch);
  return (
    <div className={css.question}>
      <span>
        Следите: {waitedOf(watch)}.{met ? ` ${met}` : ' Пока нет'}
      </span>
      <Button variant="link" aria-label={`Изменить: строка ${place}`} onPress={onWatch}>
        Изменить
      </Button>
      <Button
        variant="link"
        aria-label={`Не следить за строкой ${place}`}
        onPress={() => onStop(watch)}
      >
        Не следить
      </Button>
    </div>
  );
}
