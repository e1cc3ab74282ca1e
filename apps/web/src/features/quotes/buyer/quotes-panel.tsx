import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Text } from '@org/ui/text';
import { type ReactNode, useMemo } from 'react';
import { allThereOf, deliveryOf, fetchedOf } from '../../../shared/cart/all-there.ts';
import { countOf, formatMoney, SUPPLIERS } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { useKeys } from '../../../shared/hooks/use-keys.ts';
import { paths } from '../../../shared/page/paths.ts';
import { LINES } from '../quote-words.ts';
import type { PurchasePlan } from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';

/** A way to buy the lines, as it is shown. */
interface ShownWay {
  id: string;
  name: string;
  /** «все 6 строк» */
  lines: string;
  /** What it comes to; undefined while it is calculated. */
  plan: PurchasePlan | undefined;
}

/** What came of the last press of the button. */
export type Outcome =
  | { orders: readonly { id: string; number: string }[] }
  | { approval: { company: string } }
  | { failure: string };

export interface QuotesPanelProps {
  /** How many lines are chosen. */
  count: number;
  /** What they come to; undefined while it is calculated. */
  plan: PurchasePlan | undefined;
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
  /** Says what the sum means for the limits of the user. */
  limitNote?: ReactNode;
}

/** «всё к 3 декабря», «забрать: Казань» */
function endOf({ orders }: PurchasePlan): string[] {
  const until = allThereOf(orders);
  return [until && `${until.by} ${formatDay(until.day)}`, fetchedOf(orders)].filter(
    (words) => words !== undefined,
  );
}

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
      {ways.map(({ id, name, lines, plan }) => {
        return (
          <Radio key={id} value={id} description={[lines, ...(plan ? endOf(plan) : [])].join(', ')}>
            <span className={css.pair}>
              <span>{name} </span>
              <span>{plan ? formatMoney(plan.payable) : '…'}</span>
            </span>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}

const obstaclesOf = ({ lines, errors }: PurchasePlan) => [
  ...new Set([...lines.map(({ message }) => message), ...Object.values(errors).flat()]),
];

/** What the chosen lines cost with their delivery, and the button that orders them. */
export function QuotesPanel({ count, plan, failure, outcome, ...props }: QuotesPanelProps) {
  const obstacles = plan ? obstaclesOf(plan) : [];
  const orders = plan?.orders ?? [];
  const [delivery, until, fetched] = [deliveryOf(orders), allThereOf(orders), fetchedOf(orders)];
  return (
    <aside className={css.panel} aria-label="Заказ">
      {outcome && <Result outcome={outcome} />}
      <Ways ways={props.ways} way={props.way} onWay={props.onWay} />
      <div className={css.pair}>
        <Text as="span" size={16} weight="semi" tone="inherit">
          {delivery.title}
        </Text>
        <span className={css.total} aria-live="polite">
          {plan ? formatMoney(plan.payable) : '—'}
        </span>
      </div>
      {plan && plan.orders.length > 0 && (
        <>
          <div className={css.pair}>
            <span>товары</span>
            <span>{formatMoney(plan.goods)}</span>
          </div>
          <div className={css.pair}>
            <span>доставка, {countOf(plan.orders.length, SUPPLIERS)}</span>
            <span>{delivery.cost}</span>
          </div>
          {until && (
            <div className={css.pair}>
              <span>{until.title}</span>
              <span>{formatDay(until.day)}</span>
            </div>
          )}
          {fetched && <p className={css.warn}>{fetched}</p>}
        </>
      )}
      {failure !== undefined && (
        <Note tone="danger" title="Сумма не посчиталась.">
          {failure} <Button onPress={props.onRetry}>Повторить</Button>
        </Note>
      )}
      <Button
        variant="signal"
        size="l"
        isWide
        isDisabled={count === 0 || !plan || obstacles.length > 0}
        isPending={props.isOrdering}
        pendingText="Заказываем"
        onPress={props.onOrder}
      >
        {count > 0 ? `Заказать ${countOf(count, LINES)}` : 'Заказать'}
      </Button>
      {obstacles.map((text) => (
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
