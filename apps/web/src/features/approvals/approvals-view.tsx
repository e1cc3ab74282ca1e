import { Badge } from '@org/ui/badge';
import { EmptyState } from '@org/ui/empty-state';
import { Link } from 'react-router-dom';
import type { Approval } from '../../shared/approvals/atoms.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { type ApprovalActions, ApprovalCard } from './approval-card.tsx';
import { askerOf, contentText, outcomeOf } from './approval-words.ts';
import * as css from './approvals.css.ts';

export interface ApprovalsViewProps extends ApprovalActions {
  approvals: readonly Approval[];
}

/** What waits for the user's yes, what the user waits for, and what was decided. */
export function ApprovalsView({ approvals, ...actions }: ApprovalsViewProps) {
  if (approvals.length === 0)
    return (
      <div className={css.page}>
        <EmptyState title="Никто ничего не просит">
          Здесь появятся заказы выше лимита. Лимиты ставит владелец: «Сотрудники», «Изменить».
        </EmptyState>
      </div>
    );
  const waiting = approvals.filter(({ state }) => state === 'waiting');
  const decided = approvals.filter(({ state }) => state !== 'waiting');
  return (
    <div className={css.page}>
      <Waiting title="Ждут вас" of={waiting.filter(({ mine }) => !mine)} {...actions} />
      <Waiting title="Мои просьбы" of={waiting.filter(({ mine }) => mine)} {...actions} />
      {decided.length > 0 && (
        <section aria-labelledby="decided">
          <h2 id="decided" className={css.heading}>
            Решённые
          </h2>
          <ul className={css.lines}>
            {decided.map((approval) => (
              <Decided key={approval.id} approval={approval} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Waiting({
  title,
  of,
  ...actions
}: ApprovalActions & { title: string; of: readonly Approval[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <h2 className={css.heading}>
        {title}: {of.length}
      </h2>
      {of.map((approval) => (
        <ApprovalCard key={approval.id} approval={approval} {...actions} />
      ))}
    </>
  );
}

function Decided({ approval }: { approval: Approval }) {
  const { decided_at, until, total, order_ids } = approval;
  const { tone, text } = outcomeOf(approval);
  const [only, ...more] = order_ids;
  return (
    <li className={css.row}>
      <span className={css.day}>{formatMoment(decided_at ?? until)}</span>
      <div className={css.what}>
        <span>
          {askerOf(approval)}: {contentText(approval)}
        </span>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <span className={css.sum}>
        {only === undefined ? (
          formatMoney(total)
        ) : (
          <Link to={more.length === 0 ? paths.order(only) : paths.orders}>
            {formatMoney(total)}
          </Link>
        )}
      </span>
    </li>
  );
}
