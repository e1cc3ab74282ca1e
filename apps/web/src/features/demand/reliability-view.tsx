import { BUYER_CAUSES, causeText, SUPPLIER_CAUSES } from '@org/trade/order-causes';
import { EmptyState } from '@org/ui/empty-state';
import { Heading } from '@org/ui/heading';
import { Link } from '@org/ui/link';
import { countOf, formatNumber, ORDERS } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/page/paths.ts';
import { reliabilityWords, takenWords } from '../../shared/reliability/reliability-words.ts';
import type { ReliabilityReport } from './demand.atoms.ts';
import * as css from './lost.css.ts';

const KINDS: Record<ReliabilityReport['against'][number]['kind'], string> = {
  declined: 'Отклонён',
  offered: 'Изменён',
  lapsed: 'Остался без ответа',
};

/** Why an order counts against its supplier. */
function orderNote({
  kind,
  cause,
  comment,
}: Pick<ReliabilityReport['against'][number], 'kind' | 'cause' | 'comment'>): string {
  const why = causeText(cause, comment);
  return why ? `${KINDS[kind]}: ${why}` : KINDS[kind];
}

interface ReliabilityViewProps {
  company: string;
  report: ReliabilityReport;
}

/** From so many orders on figures are shown to buyers. */
const ENOUGH = 20;
/** Who answers later is told how to answer sooner. */
const SLOW_MINUTES = 120;

interface Cause {
  words: string;
  orders: number;
}

/** How often each cause was given, as bars. */
function Causes({ title, aside, causes }: { title: string; aside: string; causes: Cause[] }) {
  if (causes.length === 0) return null;
  const most = Math.max(...causes.map(({ orders }) => orders));
  return (
    <section className={css.section}>
      <h3 className={css.sectionTitle}>
        {title} <span className={css.aside}>{aside}</span>
      </h3>
      <ul className={css.reasons}>
        {causes.map(({ words, orders }) => (
          <li key={words} className={css.reason}>
            <div>{words}</div>
            <div className={css.track} aria-hidden="true">
              <div className={css.bar} style={{ width: `${(orders / most) * 100}%` }} />
            </div>
            <div className={css.share}>{countOf(orders, ORDERS)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Against({ orders }: { orders: ReliabilityReport['against'] }) {
  return (
    <section className={css.section}>
      <h3 className={css.sectionTitle}>
        Заказы, которые ухудшают показатель{' '}
        <span className={css.aside}>отклонены, изменены или остались без ответа</span>
      </h3>
      {orders.length === 0 ? (
        <p className={css.note}>Таких нет: всё подтверждено так, как просили.</p>
      ) : (
        <ul className={css.reasons}>
          {orders.map((order) => (
            <li key={order.id} className={css.product}>
              <div>
                <Link href={paths.order(order.id)}>{order.number}</Link>, {order.buyer},{' '}
                {formatMoment(order.placed_at)}
                <div className={css.note}>{orderNote(order)}</div>
              </div>
              <div className={css.share}>
                {order.appeal === 'asked' && 'Ждём ответа покупателя'}
                {order.appeal === 'refused' && 'Покупатель не просил'}
                {order.can_appeal && <Link href={paths.order(order.id)}>Спросить покупателя</Link>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Slowest({ orders }: { orders: ReliabilityReport['slowest'] }) {
  if (orders.length === 0) return null;
  return (
    <section className={css.section}>
      <h3 className={css.sectionTitle}>
        Дольше всего отвечали{' '}
        <span className={css.aside}>покупатели видят, за сколько приходит половина ответов</span>
      </h3>
      <ul className={css.reasons}>
        {orders.map(({ id, number, placed_at, minutes }) => (
          <li key={id} className={css.product}>
            <div>
              <Link href={paths.order(id)}>{number}</Link>, {formatMoment(placed_at)}
            </div>
            <div className={css.share}>{takenWords(minutes)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the company can do, the most useful first. */
function Advice({ company, report }: ReliabilityViewProps) {
  const count = (...names: (keyof typeof SUPPLIER_CAUSES)[]) =>
    report.causes.reduce(
      (sum, { cause, orders }) => sum + (cause && names.includes(cause) ? orders : 0),
      0,
    );
  const unanswered = report.against.filter(({ kind }) => kind === 'lapsed').length;
  const stale = count('out_of_stock', 'late_list', 'wrong_price');
  const isSlow = (report.now.answer_minutes ?? 0) > SLOW_MINUTES;
  const advice = {
    stale: stale > 0 && (
      <>
        Не подтверждено из-за остатка или цены: {countOf(stale, ORDERS)}.{' '}
        <Link href={paths.companySources(company)}>Обновлять прайс-лист по расписанию</Link>
      </>
    ),
    unanswered: unanswered > 0 && (
      <>
        Осталось без ответа: {countOf(unanswered, ORDERS)}.{' '}
        <Link href={paths.profile}>Включить уведомления о новых заказах</Link>
      </>
    ),
    slow: isSlow && (
      <>
        Половина ответов приходит дольше чем за два часа.{' '}
        <Link href={paths.profile}>Получать уведомления в браузере</Link>
      </>
    ),
  };
  const given = Object.entries(advice).filter(([, text]) => text);
  if (given.length === 0) return null;
  return (
    <section className={css.section}>
      <h3 className={css.sectionTitle}>Что улучшит показатели</h3>
      <ul className={css.reasons}>
        {given.map(([name, text]) => (
          <li key={name} className={css.product}>
            <div>{text}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What makes the figures that buyers see beside a company's offers. */
export function ReliabilityView({ company, report }: ReliabilityViewProps) {
  const { now, shown, agreed, claims, price_list_at } = report;
  const isSame = reliabilityWords(now) === reliabilityWords(shown);
  return (
    <>
      <div className={css.head}>
        <div>
          <Heading level={2}>
            {now.confirmed === null
              ? `${countOf(now.orders, ORDERS)} за 90 дней: мало данных`
              : `За 90 дней: ${reliabilityWords(now)}`}
          </Heading>
          <p className={css.note}>
            {now.confirmed === null
              ? `Показатели видны покупателям от ${ENOUGH} заказов. `
              : `Так о вас написано рядом с предложениями. Посчитано по ${countOf(now.orders, ['заказу', 'заказам', 'заказам'])}. `}
            {!isSame && `Покупатели пока видят «${reliabilityWords(shown)}»: считаем раз в час. `}
            {agreed > 0 &&
              `Не учтено: ${countOf(agreed, ORDERS)}, покупатель подтвердил, что сам просил. `}
            {claims.orders > 0 &&
              `Претензии по ${countOf(claims.orders, ['заказу', 'заказам', 'заказам'])}, принято ${formatNumber(claims.accepted)}. `}
            {price_list_at
              ? `Прайс-лист: ${formatMoment(price_list_at)}.`
              : 'Прайс-листа ещё не было.'}
          </p>
        </div>
      </div>
      {now.orders === 0 && agreed === 0 && report.cancelled.length === 0 ? (
        <EmptyState title="Заказов за 90 дней не было">
          Когда покупатели начнут заказывать, здесь будет видно, что им о вас говорят и почему.
        </EmptyState>
      ) : (
        <>
          <Advice company={company} report={report} />
          <Causes
            title="Почему отклоняли и меняли"
            aside="что вы ответили покупателям"
            causes={report.causes.map(({ cause, orders }) => ({
              words: cause ? SUPPLIER_CAUSES[cause] : 'Причина не названа',
              orders,
            }))}
          />
          <Causes
            title="Почему отменяли покупатели"
            aside="на показатель не влияет"
            causes={report.cancelled.map(({ cause, orders }) => ({
              words: cause ? BUYER_CAUSES[cause] : 'Причина не названа',
              orders,
            }))}
          />
          <Against orders={report.against} />
          <Slowest orders={report.slowest} />
        </>
      )}
    </>
  );
}
