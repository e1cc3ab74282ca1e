import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Text } from '@org/ui/text';
import { type ReactNode, useMemo } from 'react';
import { type Buying, sumOf } from '../../../shared/cart/buying.ts';
import { OrderButton } from '../../../shared/cart/order-button.tsx';
import { countOf, formatMoney, SUPPLIERS } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { useKeys } from '../../../shared/hooks/use-keys.ts';
import { paths } from '../../../shared/page/paths.ts';
import * as css from '../quotes.css.ts';

/** A way to buy the lines, as it is shown. */
interface ShownWay {
  id: string;
  name: string;
  /** «все 6 строк» */
  lines: string;
  /** What it comes to; undefined while it is calculated. */
  buying: Buying | undefined;
}

/** What came of the last press of the button. */
export type Outcome =
  | { orders: readonly { id: string; number: string }[] }
  | { approval: { company: string } }
  | { failure: string };

export interface QuotesPanelProps {
  /** How many lines are chosen. */
  count: number;
  /** What of them can be ordered; undefined while it is calculated. */
  buying: Buying | undefined;
  /** Ways to buy the lines, and the one that is chosen; undefined if the lines were chosen one by one. */
  ways: readonly ShownWay[];
  way: string | undefined;
  onWay: (id: string) => void;
  /** Why it could not be calculated. */
  failure: string | undefined;
  outcome: Outcome | undefined;
  isOrdering: boolean;
  onRetry: () => void;
  onOrder: () => void;
  /** Adds an address to deliver to. */
  onAddAddress: () => void;
  /** Says what the sum means for the limits of the user. */
  limitNote?: ReactNode;
}

/** «всё к 3 декабря», «забрать: Казань» */
const endOf = ({ until, fetched }: Buying): string[] =>
  [until && `${until.by} ${formatDay(until.day)}`, fetched].filter((words) => words !== undefined);

/** The ways side by side, by what they come to and when all is there. The keys 1 to 3 choose one. */
function Ways({ ways, way, onWay }: Pick<QuotesPanelProps, 'ways' | 'way' | 'onWay'>) {
  const keys = useMemo(
    () => Object.fromEntries(ways.map(({ id }, at) => [`Digit${at + 1}`, () => onWay(id)])),
    [ways, onWay],
  );
  useKeys(keys);
  if (ways.length < 2) return null;
  return (
    <RadioGroup label="Как купить" value={way ?? null} onChange={onWay}>
      {ways.map(({ id, name, lines, buying }) => {
        return (
          <Radio
            key={id}
            value={id}
            description={[lines, ...(buying ? endOf(buying) : [])].join(', ')}
          >
            <span className={css.pair}>
              <span>{name} </span>
              <span className={css.sum}>{buying ? sumOf(buying) : '…'}</span>
            </span>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}

/** What the chosen lines cost with their delivery, and the button that orders them. */
export function QuotesPanel({ count, buying, failure, outcome, ...props }: QuotesPanelProps) {
  const isReady = buying !== undefined && buying.lines.length > 0;
  return (
    <aside className={css.panel} aria-label="Заказ">
      {outcome && <Result outcome={outcome} />}
      <Ways ways={props.ways} way={props.way} onWay={props.onWay} />
      <div className={css.pair}>
        <Text as="span" size={16} weight="semi" tone="inherit">
          {isReady ? buying.deliveryWords.title : 'С доставкой'}
        </Text>
        <span className={css.total} aria-live="polite">
          {isReady ? sumOf(buying) : '—'}
        </span>
      </div>
      {isReady && (
        <>
          <div className={css.pair}>
            <span>товары</span>
            <span>{formatMoney(buying.goods)}</span>
          </div>
          <div className={css.pair}>
            <span>доставка, {countOf(buying.suppliers, SUPPLIERS)}</span>
            <span>{buying.deliveryWords.cost}</span>
          </div>
          {buying.until && (
            <div className={css.pair}>
              <span>{buying.until.title}</span>
              <span>{formatDay(buying.until.day)}</span>
            </div>
          )}
          {buying.fetched && <p className={css.warn}>{buying.fetched}</p>}
        </>
      )}
      {failure !== undefined && (
        <Note tone="danger" title="Сумма не посчиталась.">
          {failure} <Button onPress={props.onRetry}>Повторить</Button>
        </Note>
      )}
      <OrderButton {...props} count={count} buying={buying} />
      {[...(buying?.blocks ?? []), ...(buying?.left ?? [])].map((text) => (
        <p key={text} className={css.warn}>
          {text}
        </p>
      ))}
      {props.limitNote}
    </aside>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  if ('failure' in outcome)
    return (
      <Note tone="danger" title="Ничего не заказано.">
        {outcome.failure}
      </Note>
    );
  return (
    <div role="status">
      {'approval' in outcome ? (
        <Note tone="ok" title="Отправлено на согласование.">
          <Link href={paths.companyApprovals(outcome.approval.company)}>Посмотреть просьбу</Link>
        </Note>
      ) : (
        <Note tone="ok" title="Заказано.">
          {outcome.orders.map(({ id, number }) => (
            <span key={id}>
              <Link href={paths.order(id)}>{number}</Link>{' '}
            </span>
          ))}
        </Note>
      )}
    </div>
  );
}
