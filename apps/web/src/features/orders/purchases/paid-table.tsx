import { Heading } from '@org/ui/heading';
import { Link } from '@org/ui/link';
import { SegmentedControl } from '@org/ui/segmented-control';
import {
  formatEach,
  formatMoney,
  formatNumber,
  formatPieces,
} from '../../../shared/format/format.ts';
import { paths } from '../../../shared/page/paths.ts';
import type { TradePart } from '../orders.atoms.ts';
import type { Period } from './purchase-period.ts';
import * as css from './purchases.css.ts';

const GROUPINGS = {
  sizes: 'По размерам',
  brands: 'По брендам',
  partners: 'По поставщикам',
} as const;
export type PaidGrouping = keyof typeof GROUPINGS;
export const isPaidGrouping = (text: string | null): text is PaidGrouping =>
  text !== null && Object.hasOwn(GROUPINGS, text);

const TITLES: Record<PaidGrouping, [one: string, rest: string]> = {
  sizes: ['Размер', 'Остальные размеры'],
  brands: ['Бренд', 'Остальные бренды'],
  partners: ['Поставщик', 'Остальные поставщики'],
};

/** The most rows that are named; the file has all of them. */
const MAX_ROWS = 8;

/** What is shown of a part, or of several together. */
interface PurchasePart {
  quantity: number;
  goods: number;
  market: TradePart['market'];
  before: number | null;
}

const paidOf = (parts: readonly TradePart[], hasYearAgo: boolean): PurchasePart => {
  const sum = (of: (part: TradePart) => number) => parts.reduce((all, part) => all + of(part), 0);
  return {
    quantity: sum(({ quantity }) => quantity),
    goods: sum((part) => part.sum - part.delivery),
    market: {
      quantity: sum(({ market }) => market.quantity),
      paid: sum(({ market }) => market.paid),
      sum: sum((part) => part.market.sum),
    },
    before: hasYearAgo ? sum(({ year_ago }) => year_ago?.quantity ?? 0) : null,
  };
};

const signed = (kopecks: number) =>
  `${kopecks > 0 ? '+' : kopecks < 0 ? '−' : ''}${formatMoney(Math.abs(kopecks))}`;

function Cell({
  label,
  look = 'value',
  text,
}: {
  label: string;
  look?: keyof typeof css.cells;
  text: string;
}) {
  return (
    <td className={css.cells[look]}>
      <span className={css.cellLabel} aria-hidden="true">
        {label}
      </span>
      {text}
    </td>
  );
}

/** Prices of the pieces whose market is known; of all if it is known of none. */
function PaidCells({ quantity, goods, market, before }: PurchasePart) {
  const difference = market.paid - market.sum;
  const isKnown = market.quantity > 0;
  const isPartly = isKnown && market.quantity < quantity;
  const paid = isKnown ? formatEach(market.paid, market.quantity) : formatEach(goods, quantity);
  return (
    <>
      <Cell label="куплено" text={formatPieces(quantity)} />
      <Cell label="платили" text={quantity > 0 ? paid : '—'} />
      <Cell
        label="рынок"
        look={isKnown ? 'value' : 'faint'}
        text={
          isKnown
            ? `${formatEach(market.sum, market.quantity)}${isPartly ? `, для ${formatNumber(market.quantity)} шт.` : ''}`
            : quantity > 0
              ? 'неизвестен'
              : '—'
        }
      />
      <Cell
        label="разница"
        look={isKnown ? (difference < 0 ? 'better' : 'dearer') : 'faint'}
        text={isKnown ? signed(difference) : '—'}
      />
      <Cell label="год назад" look="faint" text={before === null ? '—' : formatPieces(before)} />
    </>
  );
}

/** «205/55 R16 зима, шип»: the size, and what stands behind it. */
const SIZE = /^(.*?)(?: ((?:лето|зима|всесезон).*))?$/u;

function Name({ by, name, period }: { by: PaidGrouping; name: string; period: Period }) {
  const [, size = name, season] = by === 'sizes' ? (SIZE.exec(name) ?? []) : [];
  const search = new URLSearchParams({ q: size.slice(0, 100), ...period });
  return (
    <>
      <Link href={`${paths.orders}?${search}`}>{size}</Link>{' '}
      {season && <span className={css.note}>{season}</span>}
    </>
  );
}

export interface PaidTableProps {
  by: PaidGrouping;
  parts: readonly TradePart[];
  period: Period;
  /** Whether the year before is known as a whole. */
  hasYearAgo: boolean;
  onBy: (by: PaidGrouping) => void;
}

/** What was paid a piece against the market of the same days, the most bought first. */
export function PaidTable({ by, parts, period, hasYearAgo, onBy }: PaidTableProps) {
  // the delivery is a part of its own where lines are grouped: it has no pieces
  const goods = parts.filter((part) => part.quantity > 0 || (part.year_ago?.quantity ?? 0) > 0);
  const [title, restTitle] = TITLES[by];
  const named = goods.slice(0, MAX_ROWS);
  const rest = goods.slice(MAX_ROWS);
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <Heading level={2} size={16}>
          Платили против рынка<span className={css.aside}>за штуку, без доставки</span>
        </Heading>
        <SegmentedControl
          label="Как сложить"
          size="s"
          options={Object.entries(GROUPINGS).map(([value, label]) => ({ value, label }))}
          value={[by]}
          onChange={([value = null]) => isPaidGrouping(value) && onBy(value)}
        />
      </div>
      {goods.length === 0 ? (
        <p className={css.sentence}>За эти дни заказов нет.</p>
      ) : (
        <table className={css.table}>
          <thead className={css.tableHead}>
            <tr>
              <th scope="col" className={css.titleOfName}>
                {title}
              </th>
              {['Куплено', 'Платили', 'Рынок', 'Разница', 'Год назад'].map((column) => (
                <th key={column} scope="col" className={css.title}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named.map((part) => (
              <tr key={part.name} className={css.row}>
                <th scope="row" className={css.name}>
                  <Name by={by} name={part.name} period={period} />
                </th>
                <PaidCells {...paidOf([part], hasYearAgo)} />
              </tr>
            ))}
            {rest.length > 0 && (
              <tr className={css.row}>
                <th scope="row" className={css.name}>
                  {restTitle}
                </th>
                <PaidCells {...paidOf(rest, hasYearAgo)} />
              </tr>
            )}
          </tbody>
        </table>
      )}
      <p className={css.note}>
        Рынок: середина того, что в день заказа просили за тот же товар с доставкой до вас, за
        вычетом вашей доставки.
      </p>
    </section>
  );
}
