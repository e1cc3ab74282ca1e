import { SegmentedControl } from '@org/ui/segmented-control';
import type { Limits } from './plan.ts';
import * as css from './plan-panel.css.ts';

const segmentsOf = (numbers: readonly number[]) =>
  numbers.map((n) => ({ value: String(n), label: String(n) }));
const SUPPLIERS = segmentsOf([1, 2, 3, 4, 5]);
const DAYS = segmentsOf([1, 2, 3, 5, 7]);

export interface LimitChoiceProps {
  limits: Limits;
  onChange: (limits: Limits) => void;
}

/** The limits of the shown plan. A press on the chosen one removes it. */
export function LimitChoice({ limits, onChange }: LimitChoiceProps) {
  const choice = (name: keyof Limits, label: string, options: typeof SUPPLIERS) => (
    <div className={css.choice}>
      <span aria-hidden="true">{label}</span>
      <SegmentedControl
        label={label}
        size="s"
        isClearable
        options={options}
        value={limits[name] === undefined ? [] : [String(limits[name])]}
        onChange={([value]) => onChange({ ...limits, [name]: value && Number(value) })}
      />
    </div>
  );
  return (
    <div className={css.choices}>
      {choice('suppliers_max', 'Поставщиков не больше', SUPPLIERS)}
      {choice('delivery_days_max', 'Дней не больше', DAYS)}
    </div>
  );
}
