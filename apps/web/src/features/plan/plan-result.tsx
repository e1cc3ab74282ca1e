import { Button } from '@org/ui/button';
import { DialogActions, Modal } from '@org/ui/modal';
import { useState } from 'react';
import { LimitChoice, type LimitChoiceProps } from './limit-choice.tsx';
import type { CartPlan } from './plan.ts';
import * as css from './plan-panel.css.ts';
import { PlanTable } from './plan-table.tsx';
import { certaintyOf, headingOf, movesOf, summaryOf } from './plan-words.ts';

export interface PlanResultProps extends LimitChoiceProps {
  plan: CartPlan;
  /** Another plan is being calculated. */
  isAsking: boolean;
  isApplying: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** Says in a line what a plan saves. A dialog shows what it changes, and applies it. */
export function PlanResult({ plan, onClose, ...dialog }: PlanResultProps) {
  const [isOpen, setOpen] = useState(false);
  const hasChanges = plan.changes.length > 0;
  return (
    <section className={css.panel} aria-label="Дешевле">
      <div role="status">
        <h2 className={css.heading}>{headingOf(plan)}</h2>
        {hasChanges && <p className={css.summary}>{summaryOf(plan)}</p>}
      </div>
      <div className={css.actions}>
        {hasChanges && <Button onPress={() => setOpen(true)}>Посмотреть план</Button>}
        <Button variant="ghost" onPress={onClose}>
          Скрыть
        </Button>
      </div>
      <PlanDialog {...dialog} plan={plan} isOpen={isOpen} onOpenChange={setOpen} />
    </section>
  );
}

interface PlanDialogProps extends Omit<PlanResultProps, 'onClose'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function PlanDialog({ plan, limits, onChange, isAsking, isApplying, ...props }: PlanDialogProps) {
  const hasChanges = plan.changes.length > 0;
  return (
    <Modal
      size="wide"
      title={headingOf(plan)}
      isBusy={isApplying}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
    >
      {hasChanges && (
        <p className={css.moves}>
          {movesOf(plan)}. {certaintyOf(plan)}
        </p>
      )}
      <LimitChoice limits={limits} onChange={onChange} />
      {hasChanges && (
        <div className={css.compared} aria-busy={isAsking} data-stale={isAsking ? '' : undefined}>
          <PlanTable plan={plan} />
        </div>
      )}
      <DialogActions>
        <Button slot="close">Оставить как есть</Button>
        {hasChanges && (
          <Button
            variant="primary"
            isDisabled={isAsking}
            isPending={isApplying}
            pendingText="Заменяем"
            onPress={props.onApply}
          >
            Пересобрать корзину
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
}
