import { BarList, ColumnChart } from '@org/ui/chart';
import {
  countOf,
  formatMoney,
  formatNumber,
  formatPieces,
  ROWS,
} from '../../../shared/format/format.ts';
import { inRussian } from '../../../shared/format/format-day.ts';
import type { TradePart } from '../orders.atoms.ts';
import * as css from './orders.css.ts';

/** The most rows that are shown; the file has all of them. */
const MAX = 20;
/** «2026-11» → «нояб. 26 г.» */
const monthText = (name: string) => inRussian(`${name}-01`, { month: 'short', year: '2-digit' });
const thousands = (kopecks: number) => formatNumber(Math.round(kopecks / 100_000));

export interface SalesChartProps {
  /** Months are in order of time; all else is the greatest first. */
  byMonths: boolean;
  parts: readonly TradePart[];
  label: string;
  /** Opens a month: «2026-11». */
  onMonth: (month: string) => void;
}

/** Months as columns, everything else as bars, the greatest first. */
export function SalesChart({ byMonths, parts, label, onMonth }: SalesChartProps) {
  if (byMonths)
    return (
      <ColumnChart
        label={label}
        labelsTitle="Месяц"
        labels={parts.map(({ name }) => monthText(name))}
        series={[{ name: 'Сумма, тыс. ₽', values: parts.map((part) => part.sum) }]}
        format={formatMoney}
        formatTick={thousands}
        height={240}
        onPress={(index) => onMonth(parts[index]?.name ?? '')}
        nameOf={(index) => {
          const part = parts[index];
          return part ? `${monthText(part.name)}: ${formatMoney(part.sum)}, заказы` : '';
        }}
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
