import { Button } from '@org/ui/button';
import { BarList, ColumnChart } from '@org/ui/chart';
import { EmptyState } from '@org/ui/empty-state';
import { DownloadIcon } from '@org/ui/icons';
import { SegmentedControl } from '@org/ui/segmented-control';
import {
  countOf,
  formatMoney,
  formatNumber,
  formatPieces,
  ROWS,
} from '../../../shared/format/format.ts';
import { useCall } from '../../../shared/hooks/use-call.ts';
import type { TradeGrouping, TradePart } from '../atoms.ts';
import * as css from './orders.css.ts';

const NAMES: Record<TradeGrouping, Record<'buyer' | 'supplier', string>> = {
  months: { buyer: 'По месяцам', supplier: 'По месяцам' },
  brands: { buyer: 'По брендам', supplier: 'По брендам' },
  partners: { buyer: 'По поставщикам', supplier: 'По покупателям' },
  sizes: { buyer: 'По размерам', supplier: 'По размерам' },
};
const GROUPINGS = Object.keys(NAMES) as TradeGrouping[];
export const isTradeGrouping = (text: string | null): text is TradeGrouping =>
  text !== null && Object.hasOwn(NAMES, text);

/** The most rows that are shown; the file has all of them. */
const MAX = 20;
const month = new Intl.DateTimeFormat('ru', { month: 'short', year: '2-digit', timeZone: 'UTC' });
/** «2026-11» → «нояб. 26 г.» */
const monthText = (name: string) => month.format(new Date(`${name}-01T00:00:00Z`));
const thousands = (kopecks: number) => formatNumber(Math.round(kopecks / 100_000));

export interface TradeViewProps {
  by: TradeGrouping;
  parts: readonly TradePart[];
  side: 'buyer' | 'supplier';
  onBy: (by: TradeGrouping) => void;
  onExport: () => Promise<void>;
}

/** Purchases or sales, grouped: months as columns, everything else as bars, the greatest first. */
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

function TradeChart({
  by,
  parts,
  label,
}: Pick<TradeViewProps, 'by' | 'parts'> & { label: string }) {
  if (by === 'months')
    return (
      <ColumnChart
        label={label}
        labelsTitle="Месяц"
        labels={parts.map(({ name }) => monthText(name))}
        series={[{ name: 'Сумма, тыс. ₽', values: parts.map((part) => part.sum) }]}
        format={formatMoney}
        formatTick={thousands}
        height={240}
      />
    );
  return (
    <>
      <BarList
        label={label}
        series={[{ name: 'Сумма' }]}
        rows={parts.slice(0, MAX).map((part) => ({
          id: part.name,
          name: part.name,
          values: [part.sum],
          end: `${formatMoney(part.sum)}, ${formatPieces(part.quantity)}`,
        }))}
        format={formatMoney}
      />
      {parts.length > MAX && (
        <p className={css.note}>И ещё {countOf(parts.length - MAX, ROWS)} в XLSX</p>
      )}
    </>
  );
}
