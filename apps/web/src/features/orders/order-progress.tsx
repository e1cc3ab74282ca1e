import { isOff } from '@org/trade/order-money';
import {
  formatDayOfYear,
  formatDeadline,
  formatMoment,
} from '../../shared/format/format-moment.ts';
import { type OrderEvent, statusText } from './order-words.ts';
import type { Order } from './orders.atoms.ts';
import * as css from './way.css.ts';

/** A step in the life of an order. */
interface ProgressStep {
  label: string;
  /** a date, or a deadline */
  note: string;
  state: 'done' | 'current' | 'ahead' | 'ended';
}

type Kind = OrderEvent['kind'];
interface Stage {
  label: string;
  /** events that give the time of the step */
  kinds: readonly Kind[];
  ahead?: string;
}

const PLACED: Stage = { label: 'Новый', kinds: ['placed'] };
const INVOICED: Stage = { label: 'Счёт', kinds: ['invoiced'] };
const SHIPPED: Stage = { label: 'Отгружен', kinds: ['shipped'] };
const RECEIVED: Stage = { label: 'Получен', kinds: ['received'] };
const CLOSED: Stage = { label: 'Закрыт', kinds: ['closed'] };

function stagesOf(order: Order): Stage[] {
  const answered: Stage = {
    label:
      order.status === 'offered'
        ? 'Изменён поставщиком'
        : `Подтверждён${order.partial ? ' частично' : ''}`,
    kinds: ['accepted', 'confirmed', 'offered'],
  };
  const held: Stage = {
    label: 'В резерве',
    kinds: ['accepted', 'confirmed'],
    ...(order.due_at && { ahead: `до ${formatDeadline(order.due_at)}` }),
  };
  const paid: Stage = {
    label: 'Оплачен',
    // a partial payment does not complete the step
    kinds: order.payable > 0 && order.due <= 0 ? ['paid'] : [],
    ...(order.pay_until && { ahead: `до ${formatDayOfYear(order.pay_until)}` }),
  };
  const start = [PLACED, answered, held, INVOICED];
  // a deferred payment comes after the goods were received
  return (order.pay_days ?? 0) > 0
    ? [...start, SHIPPED, RECEIVED, paid, CLOSED]
    : [...start, paid, SHIPPED, RECEIVED, CLOSED];
}

/** Index of the step that an order is at; the number of steps once all are done. */
function positionOf(order: Order, stages: readonly Stage[]): number {
  const at = (label: string) => stages.findIndex((stage) => stage.label === label);
  const isPaid = order.payable > 0 && order.due <= 0;
  switch (order.status) {
    case 'new':
      return 0;
    case 'offered':
      return 1;
    case 'confirmed':
      return 2;
    case 'invoiced':
      return isPaid && order.pay_days === 0 ? at('Оплачен') : 3;
    case 'shipped':
      return at('Отгружен');
    case 'received':
      return (order.pay_days ?? 0) > 0 && !isPaid ? at('Оплачен') : at('Получен');
    case 'closed':
      return stages.length;
    default:
      return endedAt(order, stages);
  }
}

/** Index of the step at which an order ended. */
function endedAt({ history }: Order, stages: readonly Stage[]): number {
  const before = history.findLast(({ status }) => !isOff(status))?.status ?? 'new';
  return { new: 0, offered: 1, confirmed: 2, invoiced: 3 }[before as 'new'] ?? stages.length - 1;
}

/** The steps of an order: done, current and ahead. */
function progressOf(order: Order): ProgressStep[] {
  const stages = stagesOf(order);
  const position = positionOf(order, stages);
  const isEnded = isOff(order.status);
  return stages.map(({ label, kinds, ahead }, index) => {
    const state =
      index < position ? 'done' : index > position ? 'ahead' : isEnded ? 'ended' : 'current';
    const event = order.history.findLast(({ kind }) => kinds.includes(kind));
    const seen = state === 'done' || state === 'current';
    return {
      label,
      state,
      note: seen && event ? formatMoment(event.at) : (!isEnded && ahead) || '',
    };
  });
}

/** Where an order stands, from new to closed. */
export function OrderProgress({ order }: { order: Order }) {
  const steps = progressOf(order);
  const at = steps.findIndex(({ state }) => state === 'current' || state === 'ended');
  const position = at < 0 ? steps.length : at + 1;
  return (
    <>
      <ol
        className={css.way}
        aria-label={`Шаг ${position} из ${steps.length}: ${statusText(order)}`}
      >
        {steps.map(({ label, note, state }) => (
          <li
            key={label}
            className={css.steps[state]}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.label}>{label}</span>
            <small className={css.note}>{note}</small>
          </li>
        ))}
      </ol>
      <p className={css.sentence}>
        Шаг {position} из {steps.length}: <b>{statusText(order)}</b>
      </p>
    </>
  );
}
