import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { Text } from '@org/ui/text';
import { formatNumber } from '../../../shared/format/format.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/page/paths.ts';
import * as ruled from '../../../shared/page/ruled-list.css.ts';
import { useCall } from '../../../shared/page/use-call.ts';
import type { KeyCall, KeyReads } from '../companies.atoms.ts';
import * as css from '../security-log.css.ts';

export interface CallListProps {
  calls: readonly KeyCall[];
  /** What programs have read today, the most frequent first. */
  reads: readonly KeyReads[];
  /** Loads older calls; absent if there are none. */
  onMore?: (() => Promise<unknown>) | undefined;
}

const REFUSED = 400;

/** How many kinds of calls are named. */
const MAX_NAMED = 3;

/** «Чтения за сегодня: 1 240. Заказы компании — 1 200, Найти шины — 40» */
function readsText(reads: CallListProps['reads']): string {
  const total = reads.reduce((sum, { calls }) => sum + calls, 0);
  const named = reads
    .slice(0, MAX_NAMED)
    .map(({ title, calls }) => `${title} — ${formatNumber(calls)}`);
  const more = reads.length > MAX_NAMED ? ' и другие' : '';
  return `Чтения за сегодня: ${formatNumber(total)}. ${named.join(', ')}${more}`;
}

/** What programs have changed with a company's keys, or were refused to change. */
export function CallList({ calls, reads, onMore }: CallListProps) {
  const more = useCall(async () => onMore?.());
  return (
    <section aria-label="Что меняли программы">
      <h2 className={css.heading}>Что меняли программы</h2>
      <p className={css.note}>
        {calls.length === 0
          ? 'За 90 дней программы ничего не меняли.'
          : 'Вызовы с ключами за 90 дней, без чтения. Отказ ничего не изменил.'}
      </p>
      {reads.length > 0 && <p className={css.note}>{readsText(reads)}</p>}
      {calls.length > 0 && (
        <ol className={ruled.list} aria-label="Вызовы">
          {calls.map(({ id, at, title, key_name, order_id, status, address }) => (
            <li key={id} className={css.item}>
              <time className={css.when} dateTime={at}>
                {formatDeadline(at)}
              </time>
              <div>
                <Text as="div" weight="medium" tone="inherit">
                  {title}
                  {status >= REFUSED && `: отказ ${status}`}
                </Text>
                {order_id && status < REFUSED && (
                  <div className={ruled.details}>
                    <Link href={paths.order(order_id)}>Заказ</Link>
                  </div>
                )}
              </div>
              <div className={ruled.details}>{[key_name, address].filter(Boolean).join(', ')}</div>
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
