import { Text } from '@org/ui/text';
import type { ReactNode } from 'react';
import * as css from './order.css.ts';
import type { Order } from './orders.atoms.ts';
import { turnSentence } from './turn-words.ts';

export interface TurnNoteProps {
  order: Order;
  /** What happened, or what to do. */
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Turns a text about the other side, such as «ждёт ответа, держит 8 шт.», into one that addresses the reader. */
const toYou = (text: string | undefined) =>
  text?.replace(/^ждёт/, 'ждёте').replace(', держит ', ', держите ');

/** What waits for the reader: what happened, its cost, the actions, and what both sides wait for. */
export function TurnNote({ order, title, children, actions }: TurnNoteProps) {
  const isBuyer = order.side === 'buyer';
  const sentence = turnSentence(order, order.side);
  const sides = [
    ['Вы', toYou(sentence)],
    isBuyer
      ? ['Поставщик', turnSentence(order, 'supplier')]
      : ['Покупатель', turnSentence(order, 'buyer')],
  ] as const;
  return (
    <section className={css.now} aria-label="Что сейчас">
      <div>
        <h2 className={css.nowTitle}>{title}</h2>
        {children && <Text tone="secondary">{children}</Text>}
      </div>
      {actions && <div className={css.acts}>{actions}</div>}
      {sentence && (
        <div className={css.waits}>
          {sides.map(([who, what]) => (
            <div key={who}>
              <span className={css.waitsFor}>{who}:</span> {what}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
