import { EmptyState } from '@org/ui/empty-state';
import { SegmentedControl } from '@org/ui/segmented-control';
import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { ExportButton } from '../../../shared/page/page-export-button.tsx';
import * as css from './orders.css.ts';
import { SalesChart, type SalesChartProps } from './sales-chart.tsx';

const NAMES = {
  months: 'По месяцам',
  brands: 'По брендам',
  partners: 'По покупателям',
  sizes: 'По размерам',
};
export type SalesGrouping = keyof typeof NAMES;
const GROUPINGS = Object.keys(NAMES) as SalesGrouping[];
export const isSalesGrouping = (text: string | null): text is SalesGrouping =>
  text !== null && Object.hasOwn(NAMES, text);

export interface SalesViewProps extends Pick<SalesChartProps, 'parts' | 'onMonth'> {
  by: SalesGrouping;
  onBy: (by: SalesGrouping) => void;
  onExport: () => Promise<void>;
}

/** Sales, grouped. */
export function SalesView({ by, parts, onBy, onMonth, onExport }: SalesViewProps) {
  const sum = parts.reduce((all, part) => all + part.sum, 0);
  const pieces = parts.reduce((all, part) => all + part.quantity, 0);
  return (
    <>
      <div className={css.toolsUnderTabs}>
        <SegmentedControl
          label="Как сложить"
          size="s"
          options={GROUPINGS.map((value) => ({ value, label: NAMES[value] }))}
          value={[by]}
          onChange={([value = null]) => isSalesGrouping(value) && onBy(value)}
        />
      </div>
      <div className={css.found}>
        <span role="status">
          Продано {formatPieces(pieces)} на {formatMoney(sum)}
        </span>
        <ExportButton size="s" onExport={onExport} />
      </div>
      {parts.length === 0 ? (
        <EmptyState title="Пока нечего сложить">
          Здесь будут заказы, которые не отклонены и не отменены.
        </EmptyState>
      ) : (
        <SalesChart
          byMonths={by === 'months'}
          parts={parts}
          label={`${NAMES[by]}, с НДС`}
          onMonth={onMonth}
        />
      )}
    </>
  );
}
