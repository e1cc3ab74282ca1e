import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { DownloadIcon } from '@org/ui/icons';
import { SegmentedControl } from '@org/ui/segmented-control';
import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { useCall } from '../../../shared/hooks/use-call.ts';
import type { TradeGrouping } from '../atoms.ts';
import * as css from './orders.css.ts';
import { TradeChart, type TradeChartProps } from './trade-chart.tsx';

const NAMES: Record<TradeGrouping, Record<'buyer' | 'supplier', string>> = {
  months: { buyer: 'По месяцам', supplier: 'По месяцам' },
  brands: { buyer: 'По брендам', supplier: 'По брендам' },
  partners: { buyer: 'По поставщикам', supplier: 'По покупателям' },
  sizes: { buyer: 'По размерам', supplier: 'По размерам' },
};
const GROUPINGS = Object.keys(NAMES) as TradeGrouping[];
export const isTradeGrouping = (text: string | null): text is TradeGrouping =>
  text !== null && Object.hasOwn(NAMES, text);

export interface TradeViewProps extends Pick<TradeChartProps, 'by' | 'parts'> {
  side: 'buyer' | 'supplier';
  onBy: (by: TradeGrouping) => void;
  onExport: () => Promise<void>;
}

/** Purchases or sales, grouped. */
export function TradeView({ by, parts, side, onBy, onExport }: TradeViewProps) {
  const exporting = useCall(onExport);
  const sum = parts.reduce((all, part) => all + part.sum, 0);
  const pieces = parts.reduce((all, part) => all + part.quantity, 0);
  return (
    <>
      <div className={side === 'buyer' ? css.tools : css.toolsUnderTabs}>
        <SegmentedControl
          label="Как сложить"
          size="s"
          options={GROUPINGS.map((value) => ({ value, label: NAMES[value][side] }))}
          value={[by]}
          onChange={([value = null]) => isTradeGrouping(value) && onBy(value)}
        />
      </div>
      <div className={css.found}>
        <span role="status">
          {side === 'buyer' ? 'Куплено' : 'Продано'} {formatPieces(pieces)} на {formatMoney(sum)}
        </span>
        <Button
          variant="ghost"
          size="s"
          icon={<DownloadIcon size={16} />}
          isPending={exporting.isPending}
          pendingText="Собираем"
          onPress={exporting.run}
        >
          Скачать XLSX
        </Button>
      </div>
      {parts.length === 0 ? (
        <EmptyState title="Пока нечего сложить">
          Здесь будут заказы, которые не отклонены и не отменены.
        </EmptyState>
      ) : (
        <TradeChart by={by} parts={parts} label={`${NAMES[by][side]}, с НДС`} />
      )}
    </>
  );
}
