import { Button } from '@org/ui/button';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/page/paths.ts';
import { nameOf } from '../request-words.ts';
import * as css from '../requests.css.ts';
import { repeatOf } from './repeat-words.ts';
import type { Repeat } from './repeats.atoms.ts';

export interface RepeatListProps {
  /** undefined while they load */
  repeats: readonly Repeat[] | undefined;
  onChange: (repeat: Repeat) => void;
  onStop: (repeat: Repeat) => void;
}

/** All that repeats, beside what is watched: each is changed and stopped here. */
export function RepeatList({ repeats, onChange, onStop }: RepeatListProps) {
  if (!repeats || repeats.length === 0) return null;
  return (
    <section className={css.list} aria-label="Что повторяется">
      <h2 className={css.groupTitle}>
        Что повторяется <span className={css.count}>{repeats.length}</span>
      </h2>
      <ul>
        {repeats.map((repeat) => (
          <li key={repeat.request.id} className={css.repeatRow}>
            <Link className={css.listName} to={paths.request(repeat.request.id)}>
              {nameOf(repeat.request)}
            </Link>
            <div className={css.listText}>{repeatOf(repeat)}</div>
            <Button
              variant="link"
              aria-label={`Изменить повтор: ${nameOf(repeat.request)}`}
              onPress={() => onChange(repeat)}
            >
              Изменить
            </Button>
            <Button
              variant="link"
              aria-label={`Не повторять: ${nameOf(repeat.request)}`}
              onPress={() => onStop(repeat)}
            >
              Не повторять
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
