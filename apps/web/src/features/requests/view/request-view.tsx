import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { type ReactNode, useRef } from 'react';
import { type LineProblem, lineProblemText } from '../../../shared/cart/line-problems.ts';
import { paths } from '../../../shared/page/paths.ts';
import { AddLines } from '../add-lines.tsx';
import { CartNote } from '../cart-note.tsx';
import { Conditions, type ConditionsProps } from '../conditions.tsx';
import { RequestLines, type RequestLinesProps } from '../lines/request-lines.tsx';
import { SettledLines, type SettledLinesProps } from '../lines/settled-lines.tsx';
import { OrderBar, OrderPanel, type OrderPanelProps } from '../order-panel.tsx';
import type { GoodsRequest } from '../request-calls.ts';
import { type Line, summaryOf } from '../request-lines.ts';
import { countsOf } from '../request-words.ts';
import * as css from '../requests.css.ts';
import { Strategies, type StrategiesProps } from '../strategies.tsx';
import { isWatchable } from '../watches/use-watches.tsx';
import { RequestHead, type RequestHeadProps } from './request-head.tsx';

/** What came of the last press of the button. */
export type Outcome =
  | { orders: readonly { id: string; number: string }[] }
  | { approval: { company: string; until: string } }
  | { failure: string; problems: readonly LineProblem[] };

export interface RequestViewProps
  extends Omit<RequestHeadProps, 'request'>,
    Omit<OrderPanelProps, 'summary' | 'onWatchAll'>,
    Omit<ConditionsProps, 'request'>,
    StrategiesProps,
    Pick<SettledLinesProps, 'onRestore'>,
    Omit<RequestLinesProps, 'lines' | 'counts'> {
  request: GoodsRequest;
  /** The open lines; undefined until what there is for them is known. */
  lines: readonly Line[] | undefined;
  outcome: Outcome | undefined;
  onAdd: (text: string) => Promise<unknown>;
  /** Puts the cart back that the request was; undefined if it was none. */
  onTakeBack?: (() => Promise<unknown>) | undefined;
  /** What has happened to it. */
  history?: ReactNode;
}

/** A request: what was written, what it means today, what it costs, what is ordered of it. */
export function RequestView({
  request,
  lines,
  outcome,
  onAdd,
  onTakeBack,
  history,
  ...props
}: RequestViewProps) {
  const counts = useRef<HTMLParagraphElement>(null);
  const summary = summaryOf(lines ?? []);
  const watchable = lines?.filter(isWatchable) ?? [];
  return (
    <>
      <RequestHead {...props} request={request} />
      <Conditions {...props} request={request} />
      <div className={css.columns}>
        <div className={css.main}>
          {onTakeBack && <CartNote onTakeBack={onTakeBack} />}
          {outcome && <OutcomeNote outcome={outcome} lines={lines ?? []} />}
          {lines ? (
            <>
              {saysNoGoods(request) && <NoGoods />}
              {lines.length > 0 && (
                <p ref={counts} tabIndex={-1} className={css.summary} role="status">
                  {countsOf(lines)}
                </p>
              )}
              <Strategies {...props} />
              <RequestLines {...props} lines={lines} counts={counts} />
            </>
          ) : (
            <Reading request={request} />
          )}
          <SettledLines request={request} onRestore={props.onRestore} />
          <div className={css.more}>
            <AddLines onAdd={onAdd} />
          </div>
        </div>
        <div className={css.side}>
          <OrderPanel
            {...props}
            summary={summary}
            onWatchAll={watchable.length > 0 ? () => props.onWatch(watchable) : undefined}
          />
          {history}
        </div>
      </div>
      <OrderBar {...props} summary={summary} />
    </>
  );
}

const saysNoGoods = ({ lines }: GoodsRequest) =>
  lines.length > 0 && lines.every(({ state }) => state === 'remark');

/** Nothing that was written asks for goods: greetings only, or a letter about something else. */
const NoGoods = () => (
  <Note title="В тексте не нашли ни одного товара.">
    Все строки отложены: если среди них есть товар, нажмите «Это товар». Пишут, например, так:
    «205/55 R16 зима 8 шт», «нордман 8 195/65 R15 4», «артикул 2210477 — 12 шт».
  </Note>
);

/** The lines as they were written, while it is looked up what there is. */
function Reading({ request: { lines } }: { request: GoodsRequest }) {
  return (
    <section className={css.group} aria-busy="true" aria-label="Строки">
      <ul>
        {lines.map(({ id, text, state }, at) =>
          state === 'open' ? (
            <li key={id} className={css.settled}>
              <span className={css.place}>{at + 1}.</span>
              <span className={css.settledText}>{text}</span>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function OutcomeNote({ outcome, lines }: { outcome: Outcome; lines: readonly Line[] }): ReactNode {
  if ('orders' in outcome)
    return (
      <div role="status">
        <Note tone="ok" title="Заказано.">
          {outcome.orders.map(({ id, number }) => (
            <span key={id} className={css.outcome}>
              <Link href={paths.order(id)}>{number}</Link>
            </span>
          ))}
        </Note>
      </div>
    );
  if ('approval' in outcome)
    return (
      <div role="status">
        <Note tone="ok" title="Отправлено на согласование.">
          <Link href={paths.companyApprovals(outcome.approval.company)}>Посмотреть просьбу</Link>
        </Note>
      </div>
    );
  const titleOf = (offer: string) =>
    lines.find(({ goods }) => goods?.offers.some(({ offer_id }) => offer_id === offer))?.goods
      ?.product.title;
  return (
    <div>
      <Note tone="danger" title="Ничего не заказано.">
        {outcome.failure}
        <ul className={css.problems}>
          {outcome.problems.map((problem) => (
            <li key={problem.offer_id}>
              {titleOf(problem.offer_id)}: {lineProblemText(problem)}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
