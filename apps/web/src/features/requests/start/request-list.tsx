import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { Text } from '@org/ui/text';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/page/paths.ts';
import type { RequestSummary } from '../request-calls.ts';
import { beginningOf, nameOf, stateOf } from '../request-words.ts';
import * as css from '../requests.css.ts';

export interface RequestListProps {
  /** undefined while they load */
  requests: readonly RequestSummary[] | undefined;
  error: string | undefined;
  onRetry: () => void;
}

/** The requests that the user sees, the open ones first. */
export function RequestList({ requests, error, onRetry }: RequestListProps) {
  if (error !== undefined && !requests)
    return (
      <Note tone="danger" title="Ваши заявки не загрузились.">
        {error} <Button onPress={onRetry}>Повторить</Button>
      </Note>
    );
  if (!requests || requests.length === 0) return null;
  return (
    <section className={css.list} aria-label="Ваши заявки">
      <h2 className={css.groupTitle}>
        Ваши заявки <span className={css.count}>{requests.length}</span>
      </h2>
      <ul>
        {requests.map((request) => (
          <li key={request.id} className={css.listRow}>
            <Link className={css.listName} to={paths.request(request.id)}>
              {nameOf(request)}
            </Link>
            <div className={css.listText}>{beginningOf(request)}</div>
            <div className={css.listState}>
              {stateOf(request)}
              <Text as="div" size={12} tone="hint">
                {request.updated_by ?? 'Изменена'}, {formatMoment(request.updated_at)}
              </Text>
            </div>
            <State request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ request }: { request: RequestSummary }) {
  const { is_closed, open_count, orders_count, draft_reason } = request;
  if (draft_reason !== null) return <Badge tone="warn">Черновик</Badge>;
  if (is_closed) return <Badge tone="neutral">Закрыта</Badge>;
  if (open_count === 0 && orders_count > 0) return <Badge tone="ok">Заказана</Badge>;
  return <Badge tone="neutral">{orders_count > 0 ? 'Заказана часть' : 'Открыта'}</Badge>;
}
