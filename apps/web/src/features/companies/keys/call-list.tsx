import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { useCall } from '../../../shared/hooks/use-call.ts';
import { paths } from '../../../shared/paths.ts';
import type { KeyCall } from '../atoms.ts';
import * as css from '../security-log/security-log.css.ts';

export interface CallListProps {
  calls: readonly KeyCall[];
  /** Loads older calls; absent if there are none. */
  onMore?: (() => Promise<unknown>) | undefined;
}

const REFUSED = 400;

/** What programs have changed with a company's keys, or were refused to change. */
export function CallList({ calls, onMore }: CallListProps) {
  const more = useCall(async () => onMore?.());
  return (
    <section aria-label="Что меняли программы">
      <h2 className={css.heading}>Что меняли программы</h2>
      <p className={css.note}>
        {calls.length === 0
          ? 'За 90 дней программы ничего не меняли.'
          : 'Вызовы с ключами за 90 дней, без чтения. Отказ ничего не изменил.'}
      </p>
      {calls.length > 0 && (
        <ol className={css.list} aria-label="Вызовы">
          {calls.map(({ id, at, title, key_name, order_id, status, address }) => (
            <li key={id} className={css.item}>
              <time className={css.when} dateTime={at}>
                {formatDeadline(at)}
              </time>
              <div>
                <div className={css.title}>
                  {title}
                  {status >= REFUSED && `: отказ ${status}`}
                </div>
                {order_id && status < REFUSED && (
                  <div className={css.detail}>
                    <Link href={paths.order(order_id)}>Заказ</Link>
                  </div>
                )}
              </div>
              <div className={css.who}>{[key_name, address].filter(Boolean).join(', ')}</div>
            </li>
          ))}
        </ol>
      )}
      {onMore && (
        <div className={css.more}>
          <Button isPending={more.isPending} pendingText="Загружаем" onPress={more.run}>
            Показать раньше
          </Button>
        </div>
      )}
    </section>
  );
}
