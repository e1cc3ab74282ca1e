import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type Approval,
  approvalsAtom,
  approveOrder,
  declineApproval,
  withdrawApproval,
} from '../../shared/approvals/approvals.atoms.ts';
import { excessText } from '../../shared/approvals/excess-words.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { formatDeadline, formatMoment } from '../../shared/format/format-moment.ts';
import { useKeys } from '../../shared/hooks/use-keys.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { toast } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import { type ApprovalActions, ApprovalCard } from './approval-card.tsx';
import { askerOf, contentText, headline, orderedTotal, outcomeOf } from './approval-words.ts';
import * as css from './approvals.css.ts';

export interface ApprovalsViewProps extends ApprovalActions {
  approvals: readonly Approval[];
}

/** What waits for the user's yes, one of it open; what the user waits for; and what was decided. */
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
  const myApprovals = waiting.filter(({ mine }) => mine);
  return (
    <div className={css.page}>
      <ToDecide of={waiting.filter(({ mine }) => !mine)} {...actions} />
      {myApprovals.length > 0 && <h2 className={css.heading}>Мои просьбы: {myApprovals.length}</h2>}
      {myApprovals.map((approval) => (
        <ApprovalCard key={approval.id} approval={approval} {...actions} />
      ))}
      {decided.length > 0 && (
        <section aria-labelledby="decided">
          <h2 id="decided" className={css.heading}>
            Решённые
          </h2>
          <ul>
            {decided.map((approval) => (
              <Decided key={approval.id} approval={approval} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/**
 * One that waits is open, and the others are a line each. Behind an answer none is: a second press, or Enter once more,
 * answers nothing that has not been looked at.
 */
function ToDecide({ of, ...actions }: ApprovalActions & { of: readonly Approval[] }) {
  const [{ openId, isChosen }, setOpen] = useState({ openId: of[0]?.id, isChosen: false });
  const choose = (id: string) => setOpen({ openId: id, isChosen: true });
  const at = of.findIndex(({ id }) => id === openId);
  const open = of[at];
  const next = of[(at + 1) % of.length];
  const openNext = next && next !== open ? () => choose(next.id) : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswered = open === undefined && openId !== undefined;
  useEffect(() => {
    if (isAnswered) heading.current?.focus();
  }, [isAnswered]);
  useKeys(open ? {} : { Enter: openNext, ArrowRight: openNext });
  if (of.length === 0) return null;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        Ждут вас: {of.length}
      </h2>
      {open && (
        <ApprovalCard
          key={open.id}
          approval={open}
          isOpened={isChosen}
          onNext={openNext}
          {...actions}
        />
      )}
      {(!open || of.length > 1) && (
        <section aria-label="Ещё ждёт">
          {open && <h2 className={css.heading}>Ещё ждёт: {of.length - 1}</h2>}
          <ul>
            {of
              .filter((approval) => approval !== open)
              .map((approval) => (
                <li key={approval.id} className={css.more}>
                  <div className={css.what}>
                    <b>{headline(approval)}</b>
                    <span className={css.note}>
                      {contentText(approval)} {excessText(approval.excess)}
                    </span>
                  </div>
                  <span className={css.note}>до {formatDeadline(approval.until)}</span>
                  <Button
                    aria-label={`Посмотреть: ${headline(approval)}`}
                    onPress={() => choose(approval.id)}
                  >
                    Посмотреть
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Decided({ approval }: { approval: Approval }) {
  const { decided_at, until, order_ids } = approval;
  const { tone, text } = outcomeOf(approval);
  const [only, ...more] = order_ids;
  const sum = formatMoney(orderedTotal(approval));
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
          sum
        ) : (
          <Link to={more.length === 0 ? paths.order(only) : paths.orders}>{sum}</Link>
        )}
      </span>
    </li>
  );
}

const approve: ApprovalActions['onApprove'] = async (approval, body) => {
  await approveOrder(approval, body);
  toast.success(
    body.skip.length === 0
      ? 'Заказы отправлены поставщикам'
      : `Заказали на ${formatMoney(body.total)}, без того, что кончилось`,
  );
};

const decline: ApprovalActions['onDecline'] = async (approval, reason) => {
  await declineApproval(approval, reason);
  toast.success('Отклонено: товар снова в продаже');
};

const withdraw: ApprovalActions['onWithdraw'] = async (approval) => {
  await withdrawApproval(approval);
  toast.success('Просьба отозвана');
};

interface ApprovalsContentProps extends Pick<ApprovalActions, 'onRaise'> {
  company: string;
}

/** The approvals of a company that concern the user. */
export function ApprovalsContent({ company, onRaise }: ApprovalsContentProps) {
  const { data, error, refetch } = useAtomValue(approvalsAtom(company));
  // the company's header has loaded them already, perhaps long ago
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [refetch]);
  if (!data && error) throw error;
  if (!data) return <Loading height={240} />;
  return (
    <ApprovalsView
      approvals={data.data}
      onApprove={approve}
      onDecline={decline}
      onWithdraw={withdraw}
      onRaise={onRaise}
    />
  );
}
