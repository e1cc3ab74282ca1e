import { ButtonLink } from '@org/ui/button-link';
import { BarList } from '@org/ui/chart';
import { EmptyState } from '@org/ui/empty-state';
import { Heading } from '@org/ui/heading';
import { Link } from '@org/ui/link';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { Stack } from '@org/ui/stack';
import type { ReactNode } from 'react';
import {
  countOf,
  DAYS,
  formatMoney,
  formatNumber,
  formatPieces,
} from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { listWords } from '../../../shared/format/list-words.ts';
import { ExportButton } from '../../../shared/page/page-export-button.tsx';
import { paths } from '../../../shared/page/paths.ts';
import type { Trade, TradePart } from '../orders.atoms.ts';
import { type PaidGrouping, PaidTable } from './paid-table.tsx';
import {
  isComparable,
  isPeriodKind,
  lastMonths,
  type Month,
  monthOf,
  monthText,
  type Period,
  type PeriodKind,
  periodOf,
  periodText,
} from './purchase-period.ts';
import * as css from './purchases.css.ts';
import { PurchasesMonths } from './purchases-months.tsx';
import {
  deliveryShare,
  deliveryText,
  marketText,
  missedText,
  spentText,
} from './purchases-words.ts';

const CASES = ['случай', 'случая', 'случаев'] as const;

/** «, на день позже» */
function laterText(days: number): string {
  if (days === 0) return ', к тому же дню';
  const count = Math.abs(days) === 1 ? 'день' : countOf(Math.abs(days), DAYS);
  return `, на ${count} ${days > 0 ? 'позже' : 'раньше'}`;
}

/** The single purchases for which there was a better offer. */
function MissedList({ missed }: { missed: NonNullable<Trade['missed']> }) {
  if (missed.lines === 0) return null;
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <Heading level={2} size={16}>
          Где переплатили<span className={css.aside}>{countOf(missed.lines, CASES)}</span>
        </Heading>
      </div>
      <ul>
        {missed.data.map((one) => (
          <li key={`${one.order_id} ${one.title} ${one.sum}`} className={css.miss}>
            <div className={css.missText}>
              <Link href={paths.order(one.order_id)}>{one.title}</Link>,{' '}
              {formatPieces(one.quantity)} {formatDay(one.ordered_on)}
              <div className={css.note}>
                {one.supplier}; с доставкой дешевле было у поставщика «{one.best_supplier}»
                {laterText(one.best_days)}
              </div>
            </div>
            <span className={css.missSum}>{formatMoney(one.sum)}</span>
          </li>
        ))}
        {missed.rest && (
          <li className={css.miss}>
            <div className={css.missText}>
              Ещё {countOf(missed.rest.lines, CASES)}
              <div className={css.note}>
                от {formatMoney(missed.rest.least)} до {formatMoney(missed.rest.most)}
              </div>
            </div>
            <span className={css.missSum}>{formatMoney(missed.rest.sum)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

interface FigureProps {
  name: string;
  tone?: keyof typeof css.amounts;
  amount: string;
  children: ReactNode;
}

const Figure = ({ name, tone = 'plain', amount, children }: FigureProps) => (
  <div className={css.figure}>
    <dt className={css.note}>{name}</dt>
    <dd className={css.amounts[tone]}>{amount}</dd>
    <dd className={css.note}>{children}</dd>
  </div>
);

const UNKNOWN = { tone: 'unknown', amount: '—' } as const;

function saving({ total: { market } }: Trade): Omit<FigureProps, 'children'> {
  const saved = market.sum - market.paid;
  if (market.quantity === 0) return { name: 'Дешевле рынка', ...UNKNOWN };
  return saved < 0
    ? { name: 'Дороже рынка', amount: formatMoney(-saved) }
    : { name: 'Дешевле рынка', tone: 'good', amount: formatMoney(saved) };
}

/** What was spent, saved, could have been saved, and paid for delivery. */
function PurchasesFigures({ trade, period }: { trade: Trade; period: Period }) {
  const { total, missed } = trade;
  return (
    <dl className={css.figures}>
      <Figure name="Потратили" amount={formatMoney(total.sum)}>
        {spentText(trade, period)}
      </Figure>
      <Figure {...saving(trade)}>{marketText(trade)}</Figure>
      {missed && (
        <Figure
          name="Могли ещё сберечь"
          {...(missed.of === 0
            ? UNKNOWN
            : {
                tone: missed.sum > 0 ? 'advice' : 'plain',
                amount: formatMoney(missed.sum),
              })}
        >
          {missedText(missed)}
        </Figure>
      )}
      <Figure name="Доставка" amount={deliveryShare(total)}>
        {deliveryText(trade, period)}
      </Figure>
    </dl>
  );
}

/** The most parts that are named. */
const MAX_NAMED = 5;

function Shares({ label, parts }: { label: string; parts: readonly TradePart[] }) {
  const bought = parts.filter(({ sum }) => sum > 0);
  const total = bought.reduce((all, { sum }) => all + sum, 0);
  const rest = bought.slice(MAX_NAMED);
  const rows = [
    ...bought.slice(0, MAX_NAMED),
    ...(rest.length === 0
      ? []
      : [{ name: `Ещё ${rest.length}`, sum: rest.reduce((all, { sum }) => all + sum, 0) }]),
  ];
  return (
    <BarList
      label={label}
      series={[{ name: 'Сумма' }]}
      rows={rows.map(({ name, sum }) => ({
        id: name,
        name,
        values: [sum],
        end: `${formatNumber(Math.round((sum / total) * 100))}\u202f%, ${formatMoney(sum)}`,
      }))}
      format={formatMoney}
    />
  );
}

const isShared = (parts: readonly TradePart[]) => parts.filter(({ sum }) => sum > 0).length > 1;

/** Which suppliers and which own companies the money went through; nothing of a single one. */
function PurchasesShares({ trade: { partners, companies } }: { trade: Trade }) {
  const [bySupplier, byCompany] = [isShared(partners), isShared(companies)];
  if (!bySupplier && !byCompany) return null;
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <Heading level={2} size={16}>
          {[bySupplier && 'Поставщики', byCompany && 'Компании']
            .filter(Boolean)
            .join(' и ')
            .replace(' и К', ' и к')}
          <span className={css.aside}>доля за период, с доставкой</span>
        </Heading>
      </div>
      <Stack>
        {bySupplier && <Shares label="Доли поставщиков" parts={partners} />}
        {byCompany && <Shares label="Доли компаний" parts={companies} />}
      </Stack>
    </section>
  );
}

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

interface PurchasesViewProps {
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
            clearLabel="Показать все"
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
