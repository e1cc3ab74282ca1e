import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';
import { Note } from '@org/ui/note';
import type { CartItem } from '../../shared/cart/cart-lines.ts';
import {
  countOf,
  formatMoney,
  formatPieces,
  POSITIONS,
  pluralOf,
} from '../../shared/format/format.ts';
import { useCall } from '../../shared/page/use-call.ts';
import { movesOf } from './checkout-rules.ts';

export interface InvalidLinesProps {
  items: readonly CartItem[];
  onFix: () => Promise<unknown>;
}

/** Says how many lines can't be ordered as they are, with a button that corrects them. */
export function InvalidLines({ items, onFix }: InvalidLinesProps) {
  const fix = useCall(onFix);
  if (items.length === 0) return null;
  return (
    <Note
      tone="danger"
      title={`${countOf(items.length, ['строку', 'строки', 'строк'])} не заказать как есть.`}
    >
      <Inline as="span" gap={3} rowGap={1}>
        Возьмём, сколько осталось, и уберём снятое с продажи.
        <Button size="s" isPending={fix.isPending} pendingText="Правим" onPress={fix.run}>
          Поправить корзину
        </Button>
      </Inline>
    </Note>
  );
}

export interface RemovedProps {
  items: readonly CartItem[];
  onReturn: () => void;
}

/** Names the items just removed, with a button that puts them back. */
export function Removed({ items, onReturn }: RemovedProps) {
  const [first] = items;
  return (
    <Note>
      <Inline as="span" gap={3} rowGap={1}>
        {items.length === 1 && first
          ? `Убрано: ${first.product.title}, ${formatPieces(first.quantity)}`
          : `Убрано: ${countOf(items.length, POSITIONS)}`}
        <Button size="s" onPress={onReturn}>
          Вернуть
        </Button>
      </Inline>
    </Note>
  );
}

/** Says how prices have changed since the lines were added, and by how much in total. */
export function Changed({ items }: { items: readonly CartItem[] }) {
  const { rises, falls, difference } = movesOf(items);
  if (rises + falls === 0) return null;
  const parts = [
    rises > 0 && `${countOf(rises, ['цена', 'цены', 'цен'])} ${pluralOf(rises, GREW)}`,
    falls > 0 && `${countOf(falls, ['цена', 'цены', 'цен'])} ${pluralOf(falls, FELL)}`,
  ];
  const sum = formatMoney(Math.abs(difference));
  return (
    <Note title="Пока товар лежал в корзине:">
      {parts.filter(Boolean).join(', ')}.{' '}
      {difference === 0
        ? 'Сумма та же'
        : `Корзина ${difference > 0 ? 'дороже' : 'дешевле'} на ${sum}`}
    </Note>
  );
}
const GREW = ['выросла', 'выросли', 'выросли'] as const;
const FELL = ['снизилась', 'снизились', 'снизились'] as const;
