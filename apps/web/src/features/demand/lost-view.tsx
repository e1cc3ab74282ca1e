import { LOSS_REASONS } from '@org/trade/loss-reasons';
import { productPath } from '@org/trade/product-path';
import { EmptyState } from '@org/ui/empty-state';
import { Heading } from '@org/ui/heading';
import { Link } from '@org/ui/link';
import { SegmentedControl } from '@org/ui/segmented-control';
import { countOf, formatMoney, formatNumber, formatPieces } from '../../shared/format/format.ts';
import { paths } from '../../shared/page/paths.ts';
import type { LostChoices } from './demand.atoms.ts';
import * as css from './lost.css.ts';
import { CHOICES, reasonNote } from './lost-words.ts';
import { type Grouping, Seen } from './seen.tsx';

/** How many weeks can be looked at. */
export const LOST_WEEKS = [1, 4, 12] as const;
export type LostWeeks = (typeof LOST_WEEKS)[number];
export const isLostWeeks = (count: number): count is LostWeeks =>
  LOST_WEEKS.some((weeks) => weeks === count);

/** Sums of a market are told in whole roubles. */
const roubles = (kopecks: number) => formatMoney(Math.round(kopecks / 100) * 100);

/** Fewer choices make no percents. */
const FEW = 30;

export interface LostViewProps {
  company: string;
  weeks: LostWeeks;
  lost: LostChoices;
  /** Of an earlier choice while the new one loads. */
  isStale: boolean;
  onWeeks: (weeks: LostWeeks) => void;
  /** What views are summed by. */
  by: Grouping;
  onBy: (by: Grouping) => void;
}

type Reason = LostChoices['reasons'][number];

/** Where a reason is done away with. */
function Advice({
  reason,
  company,
  cities,
}: {
  reason: Reason;
  company: string;
  cities: LostChoices['cities'];
}) {
  switch (reason.reason) {
    case 'later':
      return <Link href={paths.companyDelivery(company)}>Сроки доставки</Link>;
    case 'unknown':
      return (
        <>
          {cities.length > 0 &&
            `${cities.map(({ city, choices }) => `${city}: ${formatNumber(choices)}`).join(', ')}. `}
          <Link href={paths.companyDelivery(company)}>Указать стоимость</Link>
        </>
      );
    case 'short':
    case 'lots':
    case 'old':
      return <Link href={paths.companyRests(company)}>Остатки</Link>;
    default:
      return null;
  }
}

function Reasons({ lost, company }: { lost: LostChoices; company: string }) {
  const total = lost.reasons.reduce((sum, { choices }) => sum + choices, 0);
  const most = Math.max(...lost.reasons.map(({ choices }) => choices));
  return (
    <section className={css.section}>
      <h3 className={css.sectionTitle}>
        Почему <span className={css.aside}>главная причина каждого выбора</span>
      </h3>
      <ul className={css.reasons}>
        {lost.reasons.map((reason) => (
          <li key={reason.reason} className={css.reason}>
            <div>
              {LOSS_REASONS[reason.reason]}
              <div className={css.note}>{reasonNote(reason)}</div>
            </div>
            <div className={css.track} aria-hidden="true">
              <div className={css.bar} style={{ width: `${(reason.choices / most) * 100}%` }} />
            </div>
            <div className={css.share}>
              {total >= FEW && <b>{Math.round((reason.choices / total) * 100)} %, </b>}
              {countOf(reason.choices, CHOICES)}
            </div>
            <div className={css.advice}>
              <Advice reason={reason} company={company} cities={lost.cities} />
            </div>
          </li>
        ))}
      </ul>
      {lost.refused > 0 && (
        <p className={css.note}>
          Ещё вы отказали в {countOf(lost.refused, ['заказе', 'заказах', 'заказах'])}:{' '}
          <Link href={`${paths.companyOrders(company)}?status=declined`}>посмотреть</Link>
        </p>
      )}
    </section>
  );
}

function Cuts({ lost: { cuts, own: chosen } }: { lost: LostChoices }) {
  if (cuts.every(({ choices }) => choices === 0)) return null;
  return (
    <section className={css.section}>
      <h3 className={css.sectionTitle}>
        Что дала бы цена{' '}
        <span className={css.aside}>
          те же выборы, пересчитанные с доставкой; кроме тех, где вы везёте на два дня дольше
        </span>
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.title}>
              Цена
            </th>
            <th scope="col" className={css.title}>
              Выборов
            </th>
            <th scope="col" className={`${css.title} ${css.wide}`}>
              Штук
            </th>
            <th scope="col" className={css.title}>
              Ещё продадите
            </th>
            <th scope="col" className={css.title}>
              Недополучите на своих
            </th>
          </tr>
        </thead>
        <tbody>
          {cuts.map(({ percent, choices, pieces, sum }) => (
            <tr key={percent} className={css.row}>
              <th scope="row" className={css.cell}>
                −{percent} %
              </th>
              <td className={css.cell}>{choices > 0 ? `+${formatNumber(choices)}` : '0'}</td>
              <td className={`${css.cell} ${css.wide}`}>{formatPieces(pieces)}</td>
              <td className={css.cell}>{roubles(sum)}</td>
              <td className={css.cell}>{roubles((chosen.sum * percent) / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Products({ products }: Pick<LostChoices, 'products'>) {
  return (
    <section className={css.section}>
      <h3 className={css.sectionTitle}>
        Что уходит чаще{' '}
        <span className={css.aside}>товары, которые выбрали у других от пяти раз</span>
      </h3>
      {products.length === 0 ? (
        <p className={css.note}>Ни один товар не ушёл к другим пять раз.</p>
      ) : (
        <ul className={css.reasons}>
          {products.map(({ product, choices, pieces, sum, reason, gap, percent }) => (
            <li key={product.id} className={css.product}>
              <div>
                <Link href={productPath(product)}>{product.title}</Link>
                <div className={css.note}>
                  {LOSS_REASONS[reason]}
                  {gap !== null && gap > 0 && `, разрыв ${roubles(gap)}`}
                  {percent !== null && `, часть вернётся от −${percent} %`}
                </div>
              </div>
              <div className={css.share}>
                {countOf(choices, CHOICES)}, {formatPieces(pieces)}
                <div className={css.note}>{roubles(sum)} по вашей цене</div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const WEEK_WORDS = ['неделя', 'недели', 'недель'] as const;

/** What buyers took elsewhere though the company had it, and why. */
export function LostView({ company, weeks, lost, isStale, onWeeks, by, onBy }: LostViewProps) {
  const gone = lost.reasons.reduce((sum, { choices }) => sum + choices, 0);
  const all = lost.own.choices + gone;
  const sum = lost.reasons.reduce((total, reason) => total + reason.sum, 0);
  return (
    <>
      <div className={css.head}>
        <div>
          <Heading level={2}>
            <span role="status">
              {isStale
                ? 'Считаем то, что выбрано'
                : `Из ${countOf(all, ['выбора', 'выборов', 'выборов'])} ${formatNumber(lost.own.choices)} ваши, ${formatNumber(gone)} у других`}
            </span>
          </Heading>
          <p className={css.note}>
            Выбор — строка заказа с товаром, который в тот момент был и у вас. Ни покупателя, ни
            выбранного поставщика не называем; если поставщиков меньше трёх, не считаем.
            {gone > 0 && ` Ушло на ${roubles(sum)} по вашим ценам.`}
          </p>
        </div>
        <SegmentedControl
          label="За сколько недель"
          options={LOST_WEEKS.map((count) => ({
            value: `${count}`,
            label: countOf(count, WEEK_WORDS),
          }))}
          value={[`${weeks}`]}
          onChange={([value]) => {
            const next = Number(value);
            if (isLostWeeks(next)) onWeeks(next);
          }}
        />
      </div>
      <div aria-busy={isStale}>
        {gone === 0 ? (
          <EmptyState title="К другим ничего не ушло">
            За эти недели никто не заказал у других то, что было и у вас.
          </EmptyState>
        ) : (
          <>
            <Reasons lost={lost} company={company} />
            <Cuts lost={lost} />
            <Products products={lost.products} />
          </>
        )}
        <Seen seen={lost.seen} by={by} onBy={onBy} />
      </div>
    </>
  );
}
