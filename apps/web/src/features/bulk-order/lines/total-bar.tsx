import { Button } from '@org/ui/button';
import { ShoppingCartIcon } from '@org/ui/icons';
import { countOf, formatMoney, formatPieces, POSITIONS } from '../../../shared/format/format.ts';
import * as css from '../bulk-order.css.ts';
import { leftOutOf, POSITIONS_TAKEN } from '../bulk-words.ts';
import type { summaryOf } from '../lines.ts';

export interface TotalBarProps {
  summary: ReturnType<typeof summaryOf>;
  isAdding: boolean;
  onAdd: () => void;
}

/** The bar with what goes into the cart, its cost, and what stays in the list. Always in view. */
export function TotalBar({ summary, isAdding, onAdd }: TotalBarProps) {
  const count = summary.items.length;
  const left = leftOutOf(summary);
  return (
    <div className={css.bar}>
      <div className={css.totals}>
        {countOf(count, POSITIONS)}, {formatPieces(summary.pieces)} на
        <span className={css.total}>{formatMoney(summary.total)}</span>
        {left && <div className={css.left}>{left}</div>}
      </div>
      <Button
        variant="signal"
        size="l"
        icon={<ShoppingCartIcon size={16} />}
        isDisabled={count === 0}
        isPending={isAdding}
        pendingText="Добавляем"
        onPress={onAdd}
      >
        {count > 0 ? `В корзину ${countOf(count, POSITIONS_TAKEN)}` : 'В корзину'}
      </Button>
    </div>
  );
}
