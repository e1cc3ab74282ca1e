import { Select } from '@org/ui/select';
import { countOf, OF_DAYS, OF_SUPPLIERS } from '../../shared/format/format.ts';
import type { Limits } from './plan.ts';
import * as css from './plan-panel.css.ts';

const choicesOf = (numbers: number[], words: (n: number) => string) =>
  numbers.map((n) => ({ value: String(n), label: words(n) }));
const SUPPLIERS = choicesOf([1, 2, 3, 4, 5], (n) => `До ${countOf(n, OF_SUPPLIERS)}`);
const DAYS = choicesOf([1, 2, 3, 5, 7], (n) => `До ${countOf(n, OF_DAYS)}`);

export interface LimitFieldsProps {
  limits: Limits;
  onChange: (limits: Limits) => void;
}

/** The limits of a plan: how many suppliers at most, and how soon. */
export function LimitFields({ limits, onChange }: LimitFieldsProps) {
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
