import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { Note } from '@org/ui/note';
import { Text } from '@org/ui/text';
import { TextArea } from '@org/ui/text-area';
import type { ReactNode } from 'react';
import type { Buying } from '../../shared/cart/buying.ts';
import { OrderButton, type OrderButtonProps } from '../../shared/cart/order-button.tsx';
import { countOf, formatMoney, formatPieces, SUPPLIERS } from '../../shared/format/format.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import type { summaryOf } from './request-lines.ts';
import { leftOutOf } from './request-words.ts';
import * as css from './requests.css.ts';

export interface OrderPanelProps {
  summary: ReturnType<typeof summaryOf>;
  /** What the button orders; undefined while it is calculated, or if nothing is chosen. */
  buying: Buying | undefined;
  /** Why it could not be calculated. */
  failure: string | undefined;
  isOrdering: boolean;
  onRetry: () => void;
  onOrder: () => void;
  /** Where prices are asked for. */
  quotesHref: string;
  /** Watches all that is still to be bought; undefined if nothing can be waited for. */
  onWatchAll: (() => void) | undefined;
  /** Adds an address to deliver to. */
  onAddAddress: () => void;
  /** What suppliers are told. */
  comment: string;
  onComment: (comment: string) => void;
  /** Says what the sum means for the limits of the user. */
  limitNote?: ReactNode;
}

/** What a request costs with its delivery, when all is there, what stays, and the button that orders. */
export function OrderPanel(props: OrderPanelProps) {
  const { summary, buying, failure } = props;
  const left = leftOutOf(summary);
  return (
    <aside className={css.panel} aria-label="Заказ">
      <div className={css.panelTotal}>
        <span>{buying?.deliveryWords.title ?? 'С доставкой'}</span>
        <span className={css.total} aria-live="polite">
          {buying ? formatMoney(buying.goods + buying.delivery) : '—'}
        </span>
      </div>
      {buying && <Sums buying={buying} pieces={summary.pieces} />}
      {failure !== undefined && (
        <Note tone="danger" title="Сумма не посчиталась.">
          {failure} <Button onPress={props.onRetry}>Повторить</Button>
        </Note>
      )}
      <Terms {...props} />
      <OrderButton {...props} />
      {buying?.blocks.map((block) => (
        <Text key={block} size={13} tone="warn">
          {block}.
        </Text>
      ))}
      {[...(buying?.left ?? []), ...(left ? [left] : [])].map((reason) => (
        <Text key={reason} size={12} tone="hint">
          {reason}.
        </Text>
      ))}
      <ButtonLink href={props.quotesHref} isWide>
        Запросить цены у поставщиков
      </ButtonLink>
      {props.onWatchAll && (
        <Button isWide onPress={props.onWatchAll}>
          Следить за всеми строками
        </Button>
      )}
      {props.limitNote}
    </aside>
  );
}

/** What suppliers are told. */
function Terms({ comment, onComment }: Pick<OrderPanelProps, 'comment' | 'onComment'>) {
  return (
    <TextArea
      label="Комментарий"
      optionalText="необязательно"
      placeholder="Например, позвонить за час"
      rows={2}
      maxLength={1000}
      value={comment}
      onChange={onComment}
    />
  );
}

function Sums({ buying, pieces }: { buying: Buying; pieces: number }) {
  const { until, fetched, goods, deliveryWords, suppliers, vat } = buying;
  const rows = [
    ...(until ? [[until.title, formatDay(until.day)] as const] : []),
    ...(fetched ? [fetched.split(': ') as [string, string]] : []),
    [`товары, ${formatPieces(pieces)}`, formatMoney(goods)] as const,
    [`доставка, ${countOf(suppliers, SUPPLIERS)}`, deliveryWords.cost] as const,
    ['в том числе НДС', formatMoney(vat)] as const,
  ];
  return (
    <dl className={css.sums}>
      {rows.map(([name, value]) => (
        <div key={name} className={css.pair}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same in short, at the bottom of a narrow screen. */
export function OrderBar({
  summary,
  ...props
}: OrderButtonProps & Pick<OrderPanelProps, 'summary'>) {
  const { buying } = props;
  const isReady = buying !== undefined && buying.lines.length > 0;
  const stop = buying?.blocks[0] ?? (isReady ? undefined : (buying?.left[0] ?? leftOutOf(summary)));
  return (
    <div className={css.bar}>
      <div className={css.totals}>
        <span className={css.total}>
          {buying ? formatMoney(buying.goods + buying.delivery) : '—'}
        </span>
        {stop && (
          <Text as="div" size={12} tone="warn">
            {stop}.
          </Text>
        )}
        {isReady && buying.until && (
          <Text as="div" size={12} tone="hint">
            {[`${buying.until.by} ${formatDay(buying.until.day)}`, buying.fetched]
              .filter(Boolean)
              .join(', ')}
          </Text>
        )}
      </div>
      <OrderButton {...props} />
    </div>
  );
}
