import { Button } from '@org/ui/button';
import { type ReactNode, useState } from 'react';
import { countOf, formatMoney } from '../../shared/format.ts';
import { titleOf } from '../../shared/marking.ts';
import type { CartPlan } from './plan.ts';
import * as css from './plan-panel.css.ts';
import { headingOf, lineWords, savingWords, summaryOf } from './plan-words.ts';

export interface PlanResultProps {
  plan: CartPlan;
  isApplying: boolean;
  onApply: () => void;
  onClose: () => void;
  /** The limits that were chosen, to be changed. */
  children?: ReactNode;
}

/** What a plan saves and what it changes, product by product; applied in one press. */
export function PlanResult({ plan, isApplying, onApply, onClose, children }: PlanResultProps) {
  const [isOpen, setOpen] = useState(plan.changes.length <= 3);
  const count = plan.changes.length;
  return (
    <section className={css.panel} aria-label="Дешевле">
      <div role="status">
        <h2 className={css.heading}>{headingOf(plan)}</h2>
        {count > 0 && <p className={css.summary}>{summaryOf(plan)}</p>}
      </div>
      <div className={css.actions}>
        {count > 0 && (
          <>
            <Button
              variant="primary"
              isPending={isApplying}
              pendingText="Заменяем"
              onPress={onApply}
            >
              Заменить {countOf(count, ['позицию', 'позиции', 'позиций'])}
            </Button>
            <Button variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {isOpen ? 'Скрыть замены' : 'Сравнить'}
            </Button>
          </>
        )}
        <Button variant="ghost" onPress={onClose}>
          Закрыть
        </Button>
      </div>
      {isOpen && children && <div className={css.limits}>{children}</div>}
      {isOpen && count > 0 && <Changes plan={plan} />}
    </section>
  );
}

function Changes({ plan: { changes, delivery } }: { plan: CartPlan }) {
  const dearer = delivery ? delivery.after - delivery.before : 0;
  return (
    <ul className={css.changes} aria-label="Что изменится">
      {changes.map(({ product, from, to, saving }) => (
        <li key={product.id} className={css.change}>
          <span className={css.name}>{titleOf(product)}</span>
          <span className={saving < 0 ? css.dearer : css.saving}>{savingWords(saving)}</span>
          <span className={css.way}>
            {from.map(lineWords).join('; ')} → {to.map(lineWords).join('; ')}
          </span>
        </li>
      ))}
      {delivery && dearer !== 0 && (
        <li className={css.change}>
          <span className={css.name}>Доставка</span>
          <span className={dearer > 0 ? css.dearer : css.saving}>{savingWords(-dearer)}</span>
          <span className={css.way}>
            {formatMoney(delivery.before)} → {formatMoney(delivery.after)}
          </span>
        </li>
      )}
    </ul>
  );
}
