import type { Order } from '../orders.atoms.ts';
import { statusText } from '../words/order-words.ts';
import { progressOf } from './progress.ts';
import * as css from './way.css.ts';

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
