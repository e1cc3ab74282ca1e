import { useMemo } from 'react';
import { countOf, formatMoney, SUPPLIERS } from '../../shared/format/format.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { useKeys } from '../../shared/hooks/use-keys.ts';
import type { RequestPlan, Strategy } from './request-calls.ts';
import * as css from './strategies.css.ts';
import { buyingBy } from './use-plans.ts';

const NAMES: Record<Strategy, string> = {
  cheapest: 'Дешевле всего',
  quickest: 'Быстрее всего',
  one_supplier: 'Один поставщик',
  two_suppliers: 'У двоих',
};

export interface StrategiesProps {
  /** The ways to buy the whole, in their order. */
  plans: readonly RequestPlan[];
  chosen: Strategy;
  /** Others are being calculated: what is shown may be old. */
  isAsking: boolean;
  onStrategy: (strategy: Strategy) => void;
}

/** The same request bought in several ways, by what they cost and when all is there. The keys 1 to 4 choose one. */
export function Strategies({ plans, chosen, isAsking, onStrategy }: StrategiesProps) {
  const keys = useMemo(
    () =>
      Object.fromEntries(
        plans.map(({ strategy }, at) => [`Digit${at + 1}`, () => onStrategy(strategy)]),
      ),
    [plans, onStrategy],
  );
  useKeys(keys);
  const [first] = plans;
  if (!first) return null;
  const base = buyingBy(first);
  const cheapest = base ? base.goods + base.delivery : 0;
  return (
    <fieldset
      className={isAsking ? `${css.bar} ${css.old}` : css.bar}
      aria-label="Как купить"
      aria-busy={isAsking}
      // a chosen strategy has the focus, and takes the keys
      onKeyDown={({ code }) => keys[code]?.()}
    >
      {plans.map((plan, at) => (
        <label key={plan.strategy} className={css.choice}>
          <span className={css.title}>
            <input
              type="radio"
              name="strategy"
              className={css.radio}
              checked={plan.strategy === chosen}
              onChange={() => onStrategy(plan.strategy)}
            />
            {NAMES[plan.strategy]}
            <span className={css.key} aria-hidden="true">
              {at + 1}
            </span>
          </span>
          <Figures plan={plan} cheapest={cheapest} />
        </label>
      ))}
    </fieldset>
  );
}

function Figures({ plan, cheapest }: { plan: RequestPlan; cheapest: number }) {
  const buying = buyingBy(plan);
  if (!buying) return <span>так ничего не купить</span>;
  const { goods, delivery, until, fetched, suppliers } = buying;
  const sum = goods + delivery;
  const more = sum - cheapest;
  return (
    <>
      <span className={css.sum}>{formatMoney(sum)}</span>
      <span>
        {until && `${until.by} ${formatDay(until.day)}`}
        <span className={css.suppliers}>
          {until && ', '}
          {countOf(suppliers, SUPPLIERS)}
        </span>
      </span>
      {fetched && <span>{fetched}</span>}
      <span>
        {plan.left.length > 0
          ? `без ${countOf(plan.left.length, ['строки', 'строк', 'строк'])}`
          : more !== 0 && `на ${formatMoney(Math.abs(more))} ${more > 0 ? 'дороже' : 'дешевле'}`}
      </span>
    </>
  );
}
