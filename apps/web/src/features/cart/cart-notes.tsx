import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { useState } from 'react';
import type { CartItem } from '../../shared/cart/lines.ts';
import { countOf, formatPieces } from '../../shared/format.ts';
import * as css from './cart.css.ts';

export interface BrokenProps {
  items: readonly CartItem[];
  onMend: () => Promise<unknown>;
}

/** Lines that others were quicker with, and the repair. */
export function Broken({ items, onMend }: BrokenProps) {
  const [isMending, setMending] = useState(false);
  if (items.length === 0) return null;
  return (
    <Note
      tone="danger"
      title={`${countOf(items.length, ['строку', 'строки', 'строк'])} не заказать как есть.`}
    >
      <span className={css.undo}>
        Возьмём, сколько осталось, и уберём снятое с продажи.
        <Button
          size="s"
          isPending={isMending}
          pendingText="Правим"
          onPress={() => {
            setMending(true);
            void onMend().finally(() => setMending(false));
          }}
        >
          Поправить корзину
        </Button>
      </span>
    </Note>
  );
}

export interface RemovedProps {
  items: readonly CartItem[];
  onReturn: () => void;
}

/** What has just been taken out, and the way back. */
export function Removed({ items, onReturn }: RemovedProps) {
  const [first] = items;
  return (
    <Note>
      <span className={css.undo}>
        {items.length === 1 && first
          ? `Убрано: ${first.product.title}, ${formatPieces(first.quantity)}`
          : `Убрано: ${countOf(items.length, ['позиция', 'позиции', 'позиций'])}`}
        <Button size="s" onPress={onReturn}>
          Вернуть
        </Button>
      </span>
    </Note>
  );
}
