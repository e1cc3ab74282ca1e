import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { listWords } from '../../../shared/format/list-words.ts';
import { ExportButton } from '../../../shared/page/page-export-button.tsx';
import { paths } from '../../../shared/paths.ts';
import type { Trade } from '../orders.atoms.ts';
import { MissedList } from './missed-list.tsx';
import { type PaidGrouping, PaidTable } from './paid-table.tsx';
import {
  isComparable,
  isPeriodKind,
  lastMonths,
  type Month,
  monthOf,
  monthText,
  type PeriodKind,
  periodOf,
  periodText,
} from './purchase-period.ts';
import * as css from './purchases.css.ts';
import { PurchasesFigures } from './purchases-figures.tsx';
import { PurchasesMonths } from './purchases-months.tsx';
import { PurchasesShares } from './purchases-shares.tsx';

/** What the address says of the page. */
export interface PurchasesChoice {
  kind: PeriodKind;
  /** of a period of one month; the current one if undefined */
  month: Month | undefined;
  /** the company that bought; all if undefined */
  buyer: string | undefined;
  by: PaidGrouping;
}

/** What is known of a choice. */
interface PurchasesAnswer {
  choice: PurchasesChoice;
  /** of the chosen period */
  trade: Trade;
  /** of the last twelve months */
  year: Trade;
}

export interface PurchasesViewProps {
  choice: PurchasesChoice;
  /** Of an earlier choice while the new one loads. */
  answer: PurchasesAnswer;
  today: string;
  onChoice: (choice: PurchasesChoice) => void;
  onExport: () => Promise<void>;
}

const KINDS = { month: 'Месяц', season: 'Сезон', year: 'Год' };

function Tools({ choice, answer: { year }, today, onChoice, onExport }: PurchasesViewProps) {
  return (
    <div className={css.tools}>
      <SegmentedControl
        label="Период"
        options={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
        value={[choice.kind]}
        onChange={([value = null]) => isPeriodKind(value) && onChoice({ ...choice, kind: value })}
      />
      {choice.kind === 'month' && (
        <div className={css.choice}>
          <Select
            label="Месяц"
            items={lastMonths(today).map((month) => ({ value: month, label: monthText(month) }))}
            value={choice.month ?? monthOf(today)}
            onChange={(month) => onChoice({ ...choice, month: month ?? undefined })}
            words={listWords('Месяц')}
          />
        </div>
      )}
      {year.buyers.length > 1 && (
        <div className={css.choice}>
          <Select
            label="Компания"
            placeholder="Все"
            items={year.buyers.map(({ id, name }) => ({ value: id, label: name }))}
            value={choice.buyer ?? null}
            onChange={(buyer) => onChoice({ ...choice, buyer: buyer ?? undefined })}
            clearText="Показать все"
            words={listWords('Компания')}
          />
        </div>
      )}
      <ExportButton onExport={onExport} />
    </div>
  );
}

/** What was bought: for how much, against the market and the year before, where and from whom. */
export function PurchasesView(props: PurchasesViewProps) {
  const { choice, answer, today, onChoice } = props;
  const { trade, year } = answer;
  if (year.since === null)
    return (
      <EmptyState
        title="Пока нечего сложить"
        actions={<ButtonLink href={paths.tires}>Выбрать шины</ButtonLink>}
      >
        После первого заказа здесь будет видно, сколько вы потратили и сколько сберегли против
        рынка.
      </EmptyState>
    );
  const { kind, month, buyer, by } = answer.choice;
  const period = periodOf(kind, today, month);
  const company = year.buyers.find(({ id }) => id === buyer);
  const isStale = answer.choice !== choice;
  return (
    <>
      <div className={css.head}>
        <p className={css.scope} role="status">
          {periodText(kind, period)}, {company ? company.name : 'все компании'}, с доставкой
          {isStale && '. Считаем то, что выбрано'}
        </p>
        <Tools {...props} />
      </div>
      <div aria-busy={isStale}>
        <PurchasesFigures trade={trade} period={period} />
        <PurchasesMonths
          year={year}
          today={today}
          month={kind === 'month' ? (month ?? monthOf(today)) : undefined}
          onMonth={(next) => onChoice({ ...choice, kind: 'month', month: next })}
        />
        <PaidTable
          by={by}
          parts={trade[by]}
          period={period}
          hasYearAgo={isComparable(period, year.since)}
          onBy={(next) => onChoice({ ...choice, by: next })}
        />
        <div className={css.pair}>
          {trade.missed && <MissedList missed={trade.missed} />}
          <PurchasesShares trade={trade} />
        </div>
      </div>
    </>
  );
}
