import { Button } from '@org/ui/button';
import { Columns } from '@org/ui/columns';
import { Inline } from '@org/ui/inline';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Progress } from '@org/ui/progress';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Text } from '@org/ui/text';
import { TextArea } from '@org/ui/text-area';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Approval } from '../../shared/approvals/approvals.atoms.ts';
import { excessText } from '../../shared/approvals/excess-words.ts';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import { formatDeadline, formatMoment } from '../../shared/format/format-moment.ts';
import { brandOf, modelOf } from '../../shared/format/marking.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { useKeys } from '../../shared/hooks/use-keys.ts';
import { useCall } from '../../shared/page/use-call.ts';
import {
  budgetText,
  contentText,
  goneOf,
  headline,
  moveText,
  REASONS,
  raisedLimit,
} from './approval-words.ts';
import * as css from './approvals.css.ts';

const OTHER_REASON = 'own';

interface DeclineButtonProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDecline: (reason: string) => Promise<unknown>;
}

/** Says no, with a reason that whoever asked gets. */
function DeclineButton({ isOpen, onOpenChange, onDecline }: DeclineButtonProps) {
  const [chosen, setChosen] = useState<string>(REASONS[0]);
  const [reason, setReason] = useState('');
  const [isPending, during] = useBusy();
  const send = async () => {
    await during(onDecline(chosen === OTHER_REASON ? reason.trim() : chosen));
    onOpenChange(false);
  };
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button variant="ghost" size="l">
        Отклонить
      </Button>
      <Modal title="Отклонить заказ" isBusy={isPending}>
        <Form label="Отклонить заказ" send={send}>
          <RadioGroup
            name={chosen === OTHER_REASON ? undefined : 'reason'}
            label="Причина"
            value={chosen}
            onChange={setChosen}
          >
            {REASONS.map((reason) => (
              <Radio key={reason} value={reason}>
                {reason}
              </Radio>
            ))}
            <Radio value={OTHER_REASON}>Своими словами</Radio>
          </RadioGroup>
          {chosen === OTHER_REASON && (
            <TextArea
              name="reason"
              label="Что ответить"
              isRequired
              maxLength={500}
              value={reason}
              onChange={setReason}
              errorMessage="Напишите причину"
            />
          )}
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <SubmitButton variant="danger" pendingText="Отправляем">
              Отклонить
            </SubmitButton>
          </DialogActions>
        </Form>
      </Modal>
    </ModalTrigger>
  );
}

/** What the approver has seen: the sum, without the lines that are struck. */
interface Terms {
  total: number;
  skip: string[];
}

export interface ApprovalActions {
  onApprove: (approval: Approval, seen: Terms) => Promise<unknown>;
  onDecline: (approval: Approval, reason: string) => Promise<unknown>;
  onWithdraw: (approval: Approval) => Promise<unknown>;
  /** Offers a higher limit to whoever may set it. @default none */
  onRaise?: ((approval: Approval, to: number) => void) | undefined;
}

interface ApprovalCardProps extends ApprovalActions {
  approval: Approval;
  /** Goes to the next one that waits; absent if there is none. @default absent */
  onNext?: (() => void) | undefined;
  /** Whether the heading takes the focus, since the user has opened it. @default false */
  isOpened?: boolean;
}

/** What waits: who asks, for how much, above what; the prices then and now; what is left of the budget after it. */
export function ApprovalCard({
  approval,
  onNext,
  isOpened = false,
  onRaise,
  ...actions
}: ApprovalCardProps) {
  const { asker, company, comment, created_at, until, now, budget } = approval;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  const move = moveText(approval);
  return (
    <article className={css.card}>
      <Columns columns="fit last" from={768} gap={6} rowGap={3} align="start">
        <div>
          <Title heading={heading} approval={approval} />
          <p className={css.note}>
            {company.name}: {contentText(approval)} {excessText(approval.excess)}.
          </p>
        </div>
        {approval.may_decide ? (
          <Decision approval={approval} onNext={onNext} {...actions} />
        ) : (
          <Withdrawal approval={approval} {...actions} />
        )}
      </Columns>
      {now?.obstacle && <Note title="Сейчас не заказать.">{now.obstacle}</Note>}
      <ul aria-label="Строки">
        {approval.lines.map((line) => (
          <Line key={line.offer_id} line={line} />
        ))}
      </ul>
      <div className={css.sides}>
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
          <p className={css.remark}>
            <b>
              {asker}, {formatMoment(created_at)}:
            </b>{' '}
            «{comment}»
          </p>
        )}
      </div>
      <Inline gap={4} rowGap={2} align="baseline">
        {onRaise && <Raise approval={approval} onRaise={onRaise} />}
        <p className={css.note}>
          Товар отложен, срок ответа: {formatDeadline(until)}.{move && ` ${move}.`}
        </p>
      </Inline>
    </article>
  );
}

interface TitleProps {
  approval: Approval;
  heading: RefObject<HTMLHeadingElement | null>;
}

const Title = ({ approval, heading }: TitleProps) => (
  <h3 ref={heading} tabIndex={-1} className={css.title}>
    {headline(approval)}
  </h3>
);

/** Where the limit was hit, a higher one is offered to whoever may set it. */
function Raise({
  approval,
  onRaise,
}: Pick<ApprovalCardProps, 'approval'> & Required<Pick<ApprovalActions, 'onRaise'>>) {
  const to = raisedLimit(approval);
  if (!approval.limit_of || to === undefined) return null;
  return (
    <Button variant="link" onPress={() => onRaise?.(approval, to)}>
      Поднять лимит до {formatMoney(to)}
    </Button>
  );
}

/** Yes or no, also by keys: Enter, D, and → for the next one. */
function Decision({
  approval,
  onApprove,
  onDecline,
  onNext,
}: Pick<ApprovalCardProps, 'approval' | 'onApprove' | 'onDecline' | 'onNext'>) {
  const [isDeclining, setDeclining] = useState(false);
  const { now, total } = approval;
  const seen = { total: now?.total ?? total, skip: goneOf(approval).map((one) => one.offer_id) };
  const { isPending, run } = useCall(() => onApprove(approval, seen));
  const canApprove = now?.obstacle === null && !isPending;
  useKeys({
    Enter: canApprove ? run : undefined,
    KeyD: () => setDeclining(true),
    ArrowRight: onNext,
  });
  return (
    <div className={css.decision}>
      <div className={css.actions}>
        <Button
          variant="primary"
          size="l"
          isDisabled={now?.obstacle !== null}
          isPending={isPending}
          pendingText="Заказываем"
          aria-keyshortcuts="Enter"
          onPress={run}
        >
          Согласовать {formatMoney(seen.total)}
        </Button>
        <DeclineButton
          isOpen={isDeclining}
          onOpenChange={setDeclining}
          onDecline={(reason) => onDecline(approval, reason)}
        />
      </div>
      <p className={css.keys} aria-hidden="true">
        <Key name="↵">согласовать</Key>
        <Key name="D">отклонить</Key>
        {onNext && <Key name="→">дальше</Key>}
      </p>
    </div>
  );
}

const Key = ({ name, children }: { name: string; children: string }) => (
  <span>
    <kbd className={css.key}>{name}</kbd> {children}
  </span>
);

function Withdrawal({ approval, onWithdraw }: Pick<ApprovalCardProps, 'approval' | 'onWithdraw'>) {
  const { isPending, run } = useCall(() => onWithdraw(approval));
  if (!approval.mine) return null;
  return (
    <div className={css.actions}>
      <Button isPending={isPending} pendingText="Отзываем" onPress={run}>
        Отозвать
      </Button>
    </div>
  );
}

function Line({ line }: { line: Approval['lines'][number] }) {
  const { product, quantity, bulk_price, price_now, sum, obstacle } = line;
  const isGone = obstacle !== null;
  return (
    <li className={css.item}>
      <div className={css.product}>
        <Struck isStruck={isGone}>
          <b>{brandOf(product)}</b> {modelOf(product)}
        </Struck>
        <div className={css.note}>
          {product.size}, {formatPieces(quantity)}
        </div>
        {isGone && (
          <Text as="div" size={13} tone="danger">
            {obstacle}
          </Text>
        )}
      </div>
      <div className={css.figure}>
        <Text as="span" size={13} tone="hint">
          просили{' '}
        </Text>
        {formatMoney(bulk_price)}
      </div>
      <div className={css.figure}>
        <Text as="span" size={13} tone="hint">
          сейчас{' '}
        </Text>
        {price_now === null ? (
          'нет'
        ) : (
          <span className={price_now < bulk_price ? css.cheaper : undefined}>
            {formatMoney(price_now)}
          </span>
        )}
      </div>
      <div className={css.sum}>
        <Text as="span" size={13} tone="hint">
          сумма{' '}
        </Text>
        <Struck isStruck={isGone}>{formatMoney(sum)}</Struck>
      </div>
    </li>
  );
}

const Struck = ({ isStruck, children }: { isStruck: boolean; children: ReactNode }) =>
  isStruck ? <s className={css.struck}>{children}</s> : children;
