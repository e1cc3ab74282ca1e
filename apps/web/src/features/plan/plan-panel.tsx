import { Button } from '@org/ui/button';
import { PercentIcon } from '@org/ui/icons';
import { Note } from '@org/ui/note';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { replaceLines } from '../../shared/cart/cart.ts';
import { isSame } from '../../shared/cart/cart-lines.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { planLimitsAtom } from '../../shared/session/plan-limits.ts';
import { LimitFields } from './limit-fields.tsx';
import { askPlan, type CartPlan, type Limits, type PlanItems } from './plan.ts';
import * as css from './plan-panel.css.ts';
import { PlanResult } from './plan-result.tsx';

export interface PlanPanelProps {
  /** The lines of the cart: a plan is valid only for exactly these. */
  items: PlanItems;
  /** Asks for the cheapest plan. @default the server */
  ask?: (limits: Limits) => Promise<CartPlan>;
  /** Replaces the expected lines by others. Resolves to the lines that undo it. @default the server */
  replace?: (items: PlanItems, expected: PlanItems) => Promise<PlanItems>;
}

type Planned = { plan: CartPlan; of: PlanItems };
type State =
  | { at: 'start' | 'asking' }
  | { at: 'failed'; message: string }
  | { at: 'planned' | 'changing' | 'applying'; plan: CartPlan; of: PlanItems }
  | { at: 'applied' | 'returning'; plan: CartPlan; before: PlanItems };

/**
 * Offers a cheaper way to buy what is in the cart. It is found automatically when the cart opens, compared, applied in
 * one press and undone in one.
 */
export function PlanPanel(props: PlanPanelProps) {
  return (
    <div className={css.room}>
      <Plan {...props} />
    </div>
  );
}

function Plan({ items, ask = askPlan, replace = replaceLines }: PlanPanelProps) {
  const [limits, setLimits] = useAtom(planLimitsAtom);
  const [state, setState] = useState<State>({ at: 'start' });
  const orFail = (work: Promise<State>) =>
    work.then(setState, (error) => setState({ at: 'failed', message: messageOf(error) }));

  // of two changes in a row the last one counts
  const turn = useRef(0);
  const replan = (within: Limits, { plan, of }: Planned) => {
    turn.current += 1;
    const mine = turn.current;
    setState({ at: 'changing', plan, of });
    const asked = ask(within).then((next): State => ({ at: 'planned', plan: next, of: items }));
    void asked
      .catch((error): State => ({ at: 'failed', message: messageOf(error) }))
      .then((next) => mine === turn.current && setState(next));
  };
  const find = () => {
    setState({ at: 'asking' });
    void orFail(ask(limits).then((plan) => ({ at: 'planned', plan, of: items })));
  };
  const change = (next: Limits) => {
    setLimits(next);
    if (state.at === 'planned' || state.at === 'changing') replan(next, state);
  };
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    // the user has not asked: a plan that is no better, and an error, are not shown
    const offer = (plan: CartPlan) =>
      setState((now) =>
        now.at === 'start' && plan.saving > 0 ? { at: 'planned', plan, of: items } : now,
      );
    ask(limits).then(offer, () => undefined);
  });
  const apply = (plan: CartPlan, of: PlanItems) => {
    setState({ at: 'applying', plan, of });
    void orFail(replace(plan.items, of).then((before) => ({ at: 'applied', plan, before })));
  };
  const undo = (plan: CartPlan, before: PlanItems) => {
    setState({ at: 'returning', plan, before });
    void orFail(replace(before, plan.items).then(() => ({ at: 'start' })));
  };
  const isStale = (state.at === 'planned' || state.at === 'changing') && !isSame(state.of, items);

  if ((state.at === 'planned' || state.at === 'changing' || state.at === 'applying') && !isStale)
    return (
      <PlanResult
        plan={state.plan}
        limits={limits}
        onChange={change}
        isAsking={state.at === 'changing'}
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
          onPress={() => find()}
        >
          Собрать дешевле
        </Button>
        <LimitFields limits={limits} onChange={change} />
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
