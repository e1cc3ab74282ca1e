import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { Text } from '@org/ui/text';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/page/paths.ts';
import * as css from '../requests.css.ts';
import { metOf, waitedOf } from './watch-words.ts';
import type { Watch } from './watches.atoms.ts';

export interface WatchListProps {
  /** undefined while they load */
  watches: readonly Watch[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  onStop: (watch: Watch) => void;
}

const nameOf = ({ number, name }: Watch['request']) => name || `Заявка ${number}`;

/** All that the user watches, in one place: what has come first. */
export function WatchList({ watches, error, onRetry, onStop }: WatchListProps) {
  if (error !== undefined && !watches)
    return (
      <Note tone="danger" title="За чем вы следите, не загрузилось.">
        {error} <Button onPress={onRetry}>Повторить</Button>
      </Note>
    );
  if (!watches || watches.length === 0) return null;
  return (
    <section className={css.list} aria-label="За чем вы следите">
      <h2 className={css.groupTitle}>
        За чем вы следите <span className={css.count}>{watches.length}</span>
      </h2>
      <ul>
        {watches.map((watch) => (
          <li key={watch.line_id} className={css.listRow}>
            <Link className={css.listName} to={paths.request(watch.request.id)}>
              {nameOf(watch.request)}
            </Link>
            <div className={css.listText}>
              {watch.product?.title ?? watch.text}
              <Text as="div" size={12} tone="hint">
                Ждёте: {waitedOf(watch)}
              </Text>
            </div>
            <div className={css.listState}>
              {watch.met ? (
                <>
                  <Badge tone="ok">{metOf(watch)}</Badge>
                  <Text as="div" size={12} tone="hint">
                    {watch.met.product.title}
                  </Text>
                </>
              ) : (
                <Badge tone="neutral">Пока нет</Badge>
              )}
            </div>
            <Button
              variant="link"
              aria-label={`Не следить: ${watch.product?.title ?? watch.text}`}
              onPress={() => onStop(watch)}
            >
              Не следить
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
