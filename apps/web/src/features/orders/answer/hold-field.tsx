import { Checkbox } from '@org/ui/checkbox';
import { Select } from '@org/ui/select';
import { countOf, DAYS } from '../../../shared/format/format.ts';
import { listWords } from '../../../shared/format/list-words.ts';
import * as css from '../order.css.ts';

export const USUAL_HOLD = 3;
const OPTIONS = [1, 2, USUAL_HOLD, 5, 7, 14, 30].map((days) => ({
  value: String(days),
  label: countOf(days, DAYS),
}));

export interface HoldTerms {
  /** How long the stock is held. */
  days: number;
  /** Payment in advance, whatever the agreement says. */
  isPrepaid: boolean;
}

/** The terms on which the supplier confirms. */
export function HoldField({
  value,
  onChange,
}: {
  value: HoldTerms;
  onChange: (value: HoldTerms) => void;
}) {
  return (
    <section className={css.block}>
      <h2 className={css.heading}>Резерв и оплата</h2>
      <Select
        name="until"
        label="Держать резерв"
        items={OPTIONS}
        value={String(value.days)}
        onChange={(days) => days && onChange({ ...value, days: Number(days) })}
        words={listWords('Держать резерв')}
      />
      <Checkbox
        isSelected={value.isPrepaid}
        onChange={(isPrepaid) => onChange({ ...value, isPrepaid })}
      >
        С предоплатой, без отсрочки
      </Checkbox>
    </section>
  );
}
