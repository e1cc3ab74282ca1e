import { SegmentedControl } from '@org/ui/segmented-control';
import { useAtom } from 'jotai';
import { costAtom } from '../../../shared/atoms.ts';
import { isCost } from '../../../shared/session/preferences.ts';
import type { Filters } from '../catalog-search.ts';
import * as css from './offers.css.ts';

const COSTS = [
  { value: 'price', label: 'Как в прайсе' },
  { value: 'net', label: 'НДС к вычету' },
  { value: 'gross', label: 'Без вычета' },
];
const TERMS = [
  { value: '1', label: '1 день' },
  { value: '3', label: '3 дня' },
];
const PIECES = ['4', '20', '40'].map((value) => ({ value, label: value }));

export interface OfferToolsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The filters for the offers of one product, and the choice of the VAT that they are compared with. */
export function OfferTools({ filters, onChange }: OfferToolsProps) {
  const [cost, setCost] = useAtom(costAtom);
  const pick = (field: string, value: string | undefined) => {
    const { [field]: _before, ...others } = filters;
    onChange(value === undefined ? others : { ...others, [field]: Number(value) });
  };
  const chosen = (field: string) => (filters[field] === undefined ? [] : [String(filters[field])]);
  return (
    <div className={css.tools}>
      <div className={css.tool}>
        Отгрузка до
        <SegmentedControl
          label="Срок отгрузки не больше"
          look="pills"
          isClearable
          options={TERMS}
          value={chosen('delivery_days_max')}
          onChange={([days]) => pick('delivery_days_max', days)}
        />
      </div>
      <div className={css.tool}>
        Остаток от
        <SegmentedControl
          label="Остаток предложения от, штук"
          look="pills"
          isClearable
          options={PIECES}
          value={chosen('quantity_min')}
          onChange={([pieces]) => pick('quantity_min', pieces)}
        />
      </div>
      <div className={css.tool}>
        <SegmentedControl
          label="Цена для покупателя"
          size="s"
          options={COSTS}
          value={[cost]}
          onChange={([value]) => isCost(value) && setCost(value)}
        />
      </div>
    </div>
  );
}
