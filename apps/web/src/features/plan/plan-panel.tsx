import { Button } from '@org/ui/button';
import { PercentIcon } from '@org/ui/icons';
import { Note } from '@org/ui/note';
import { Select } from '@org/ui/select';
import { useState } from 'react';
import { messageOf } from '../../shared/api.ts';
import { replaceLines } from '../../shared/cart/cart.ts';
import { isSame } from '../../shared/cart/lines.ts';
import { countOf, formatMoney } from '../../shared/format.ts';
import { askPlan, type CartPlan, type Limits, type PlanItems } from './plan.ts';
import * as css from './plan-panel.css.ts';
import { PlanResult } from './plan-result.tsx';

export interface PlanPanelProps {
  /** What is in the cart: a plan is good for these lines and no others. */
  items: PlanItems;
  /** Asks for the cheapest plan. @default the server */
  ask?: (limits: Limits) => Promise<CartPlan>;
  /** Puts lines in the place of those expected; answers with what takes them back. @default the server */
  replace?: (items: PlanItems, expected: PlanItems) => Promise<PlanItems>;
}

type State =
  | { at: 'start' | 'asking' }
  | { at: 'failed'; message: string }
  | { at: 'planned' | 'applying'; plan: CartPlan; of: PlanItems }
  | { at: 'applied' | 'returning'; plan: CartPlan; before: PlanItems };

/** The cheaper way to buy what is in the cart: found, compared, applied in one press and taken back in one. */
export function PlanPanel({ items, ask = askPlan, replace = replaceLines }: PlanPanelProps) {
  const [limits, setLimits] = useState<Limits>({});
  const [state, setState] = useState<State>({ at: 'start' });
  const orFail = (work: Promise<State>) =>
    work.then(setState, (error) => setState({ at: 'failed', message: messageOf(error) }));

  const find = () => {
    setState({ at: 'asking' });
    void orFail(ask(limits).then((plan) => ({ at: 'planned', plan, of: items })));
  };
  const apply = (plan: CartPlan, of: PlanItems) => {
    setState({ at: 'applying', plan, of });
    void orFail(replace(plan.items, of).then((before) => ({ at: 'applied', plan, before })));
  };
  const undo = (plan: CartPlan, before: PlanItems) => {
    setState({ at: 'returning', plan, before });
    void orFail(replace(before, plan.items).then(() => ({ at: 'start' })));
  };
  const isStale = state.at === 'planned' && !isSame(state.of, items);

  if ((state.at === 'planned' || state.at === 'applying') && !isStale)
    return (
      <PlanResult
        plan={state.plan}
        isApplying={state.at === 'applying'}
        onApply={() => apply(state.plan, state.of)}
        onClose={() => setState({ at: 'start' })}
      />
    );
  if (state.at === 'applied' || state.at === 'returning')
    return (
      <div className={css.panel} role="status">
        <h2 className={css.heading}>
          {state.plan.saving > 0
            ? `Корзина собрана дешевле на ${formatMoney(state.plan.saving)}`
            : 'Корзина собрана заново'}
        </h2>
        <div className={css.actions}>
          <Button
            isPending={state.at === 'returning'}
            pendingText="Возвращаем"
            onPress={() => undo(state.plan, state.before)}
          >
            Вернуть как было
          </Button>
          <Button variant="ghost" onPress={() => setState({ at: 'start' })}>
            Закрыть
          </Button>
        </div>
      </div>
    );
  return (
    <div>
      <div className={css.ask}>
        <Button
          icon={<PercentIcon size={16} />}
          isPending={state.at === 'asking'}
          pendingText="Считаем"
          onPress={find}
        >
          Собрать дешевле
        </Button>
        <LimitFields limits={limits} onChange={setLimits} />
      </div>
      {isStale && (
        <p className={css.stale} role="status">
          Корзина изменилась: посчитайте снова.
        </p>
      )}
      {state.at === 'failed' && (
        <Note tone="danger" title="Собрать дешевле не вышло.">
          {state.message}
        </Note>
      )}
    </div>
  );
}

const choicesOf = (numbers: number[], words: (n: number) => string) =>
  numbers.map((n) => ({ value: String(n), label: words(n) }));
const SUPPLIERS = choicesOf(
  [1, 2, 3, 4, 5],
  (n) => `До ${countOf(n, ['поставщика', 'поставщиков', 'поставщиков'])}`,
);
const DAYS = choicesOf([1, 2, 3, 5, 7], (n) => `До ${countOf(n, ['дня', 'дней', 'дней'])}`);

interface LimitFieldsProps {
  limits: Limits;
  onChange: (limits: Limits) => void;
}

function LimitFields({ limits, onChange }: LimitFieldsProps) {
  const field = (
    name: keyof Limits,
    label: string,
    placeholder: string,
    items: typeof SUPPLIERS,
  ) => (
    <div className={css.limit}>
      <Select
        aria-label={label}
        placeholder={placeholder}
        items={items}
        value={limits[name] === undefined ? null : String(limits[name])}
        onChange={(value) =>
          onChange({ ...limits, [name]: value === null ? undefined : Number(value) })
        }
        clearText="Очистить"
      />
    </div>
  );
  return (
    <>
      {field('suppliers_max', 'Сколько поставщиков', 'Число поставщиков', SUPPLIERS)}
      {field('delivery_days_max', 'Срок доставки', 'Срок доставки', DAYS)}
    </>
  );
}
