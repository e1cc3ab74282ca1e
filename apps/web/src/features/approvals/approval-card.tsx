import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { Progress } from '@org/ui/progress';
import type { Approval } from '../../shared/approvals/atoms.ts';
import { excessText } from '../../shared/approvals/excess-words.ts';
import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import { formatDeadline, formatMoment } from '../../shared/format/format-moment.ts';
import { useCall } from '../../shared/hooks/use-call.ts';
import { askerOf, budgetText, contentText, moveText } from './approval-words.ts';
import * as css from './approvals.css.ts';
import { DeclineButton } from './decline-button.tsx';

export interface ApprovalActions {
  onApprove: (approval: Approval, total: number) => Promise<unknown>;
  onDecline: (approval: Approval, reason: string) => Promise<unknown>;
  onWithdraw: (approval: Approval) => Promise<unknown>;
}

/** What waits: who asks, for how much, above what; the prices then and now; what is left of the budget after it. */
export function ApprovalCard({ approval, ...actions }: ApprovalActions & { approval: Approval }) {
  const { asker, company, comment, created_at, until, now, budget, mine } = approval;
  const move = moveText(approval);
  return (
    <article className={css.card}>
      <div className={css.head}>
        <div>
          <h3 className={css.title}>
            {mine
              ? `Вы просите заказать на ${formatMoney(approval.total)}`
              : `${askerOf(approval)} просит заказать на ${formatMoney(approval.total)}`}
          </h3>
          <p className={css.note}>
            {company.name}: {contentText(approval)} {excessText(approval.excess)}.
          </p>
        </div>
        <Buttons approval={approval} {...actions} />
      </div>
      {now?.obstacle && <Note title="Сейчас не заказать.">{now.obstacle}</Note>}
      <ul className={css.lines} aria-label="Строки">
        {approval.lines.map((line) => (
          <Line key={line.offer_id} line={line} />
        ))}
      </ul>
      {budget.map((one) => (
        <Progress
          key={one.period}
          label={budgetText(one)}
          value={one.after}
          maxValue={Math.max(one.limit, 1)}
          valueLabel=""
        />
      ))}
      {comment && (
        <p className={css.note}>
          {asker}, {formatMoment(created_at)}: «{comment}»
        </p>
      )}
      <p className={css.note}>
        Товар отложен, срок ответа: {formatDeadline(until)}.{move && ` ${move}.`}
      </p>
    </article>
  );
}

function Buttons({
  approval,
  onApprove,
  onDecline,
  onWithdraw,
}: ApprovalActions & { approval: Approval }) {
  const { now, may_decide, mine, total } = approval;
  const seen = now?.total ?? total;
  const approve = useCall(() => onApprove(approval, seen));
  const withdraw = useCall(() => onWithdraw(approval));
  return (
    <div className={css.actions}>
      {may_decide && (
        <>
          <Button
            variant="primary"
            size="l"
            isDisabled={now?.obstacle !== null}
            isPending={approve.isPending}
            pendingText="Заказываем"
            onPress={approve.run}
          >
            Согласовать {formatMoney(seen)}
          </Button>
          <DeclineButton onDecline={(reason) => onDecline(approval, reason)} />
        </>
      )}
      {mine && (
        <Button isPending={withdraw.isPending} pendingText="Отзываем" onPress={withdraw.run}>
          Отозвать
        </Button>
      )}
    </div>
  );
}

function Line({ line }: { line: Approval['lines'][number] }) {
  const { product, quantity, bulk_price, price_now, sum } = line;
  return (
    <li className={css.item}>
      <div className={css.product}>
        <b>{product.brand}</b> {product.model}
        <div className={css.note}>
          {product.size}, {formatPieces(quantity)}
        </div>
      </div>
      <div className={css.figure}>
        <span className={css.label}>просили </span>
        {formatMoney(bulk_price)}
      </div>
      <div className={css.figure}>
        <span className={css.label}>сейчас </span>
        {price_now === null ? (
          'нет'
        ) : (
          <span className={price_now < bulk_price ? css.cheaper : undefined}>
            {formatMoney(price_now)}
          </span>
        )}
      </div>
      <div className={css.sum}>
        <span className={css.label}>сумма </span>
        {formatMoney(sum)}
      </div>
    </li>
  );
}
