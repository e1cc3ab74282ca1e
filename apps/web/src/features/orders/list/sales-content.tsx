import { BarList, ColumnChart } from '@org/ui/chart';
import { EmptyState } from '@org/ui/empty-state';
import { SegmentedControl } from '@org/ui/segmented-control';
import { endOfMonth } from 'date-fns/endOfMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import {
  countOf,
  formatMoney,
  formatNumber,
  formatPieces,
  ROWS,
} from '../../../shared/format/format.ts';
import { inRussian } from '../../../shared/format/format-day.ts';
import { useLastLoaded } from '../../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { ExportButton } from '../../../shared/page/page-export-button.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { exportTrade, type TradePart, tradeAtom } from '../orders.atoms.ts';
import * as css from './orders.css.ts';

/** The most rows that are shown; the file has all of them. */
const MAX = 20;
/** «2026-11» → «нояб. 26 г.» */
const monthText = (name: string) => inRussian(`${name}-01`, { month: 'short', year: '2-digit' });
const thousands = (kopecks: number) => formatNumber(Math.round(kopecks / 100_000));

interface SalesChartProps {
  /** Months are in order of time; all else is the greatest first. */
  byMonths: boolean;
  parts: readonly TradePart[];
  label: string;
  /** Opens a month: «2026-11». */
  onMonth: (month: string) => void;
}

/** Months as columns, everything else as bars, the greatest first. */
function SalesChart({ byMonths, parts, label, onMonth }: SalesChartProps) {
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

const NAMES = {
  months: 'По месяцам',
  brands: 'По брендам',
  partners: 'По покупателям',
  sizes: 'По размерам',
};
type SalesGrouping = keyof typeof NAMES;
const GROUPINGS = Object.keys(NAMES) as SalesGrouping[];
const isSalesGrouping = (text: string | null): text is SalesGrouping =>
  text !== null && Object.hasOwn(NAMES, text);

interface SalesViewProps extends Pick<SalesChartProps, 'parts' | 'onMonth'> {
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

const parse = (params: URLSearchParams): SalesGrouping => {
  const by = params.get('by');
  return isSalesGrouping(by) ? by : 'months';
};

/** The days of a month, as the list of orders takes them. */
const daysOf = (month: string) =>
  new URLSearchParams({
    from: `${month}-01`,
    to: lightFormat(endOfMonth(parseISO(`${month}-01`)), 'yyyy-MM-dd'),
  });

/** The sales of a company, grouped. */
export function SalesContent({ company }: { company: string }) {
  const by = useSearch(parse);
  const query = useAtomValue(tradeAtom({ company }));
  const trade = useLastLoaded(query);
  const navigate = useNavigate();
  if (!trade && query.error) throw query.error;
  if (!trade) return <Loading />;
  const download = async () => saveFile(await exportTrade({ by, company }), 'Продажи.xlsx');
  return (
    <SalesView
      by={by}
      parts={trade[by]}
      onBy={(next) => navigate(`?by=${next}`, { replace: true })}
      onMonth={(month) => navigate(`${paths.companyOrders(company)}?${daysOf(month)}`)}
      onExport={download}
    />
  );
}
