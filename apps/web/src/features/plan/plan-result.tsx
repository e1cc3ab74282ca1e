import { Button } from '@org/ui/button';
import { useState } from 'react';
import { countOf } from '../../shared/format.ts';
import { titleOf } from '../../shared/marking.ts';
import type { CartPlan } from './plan.ts';
import * as css from './plan-panel.css.ts';
import { headingOf, lineWords, savingWords, summaryOf } from './plan-words.ts';

export interface PlanResultProps {
  plan: CartPlan;
  isApplying: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** What a plan saves and what it changes, product by product; applied in one press. */
export function PlanResult({ plan, isApplying, onApply, onClose }: PlanResultProps) {
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
      {isOpen && count > 0 && <Changes changes={plan.changes} />}
    </section>
  );
}

function Changes({ changes }: { changes: CartPlan['changes'] }) {
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
    </ul>
  );
}
