import { priceOf } from '@org/trade/order-money';
import { SegmentedControl } from '@org/ui/segmented-control';
import { formatMoney, formatPieces, formatShare } from '../../../shared/format/format.ts';
import * as css from '../order.css.ts';
import type { Order } from '../orders.atoms.ts';
import { isChanged } from '../words/sums.ts';

const CHOICES = [
  { value: 'take', label: 'Принять' },
  { value: 'refuse', label: 'Отказаться' },
] as const;

interface OfferedTermsProps {
  item: Order['items'][number];
  isRefused: boolean;
  onChoice: (choice: string | undefined) => void;
}

/** What the supplier would change in a line, and the buyer's choice. */
export function OfferedTerms({ item, isRefused, onChoice }: OfferedTermsProps) {
  if (!isChanged(item)) return null;
  const { quantity, confirmed_quantity, bulk_price, offered_price } = item;
  const short = quantity - (confirmed_quantity ?? 0);
  const facts = [
    short > 0 && `Не хватает ${formatPieces(short)}`,
    offered_price !== null &&
      `${short > 0 ? 'цена' : 'Цена'} ${formatMoney(priceOf(item))}: ${formatShare(offered_price / bulk_price - 1)}`,
  ];
  return (
    <div className={css.strip}>
      <span>{facts.filter(Boolean).join(', ')}</span>
      {confirmed_quantity !== 0 && (
        <SegmentedControl
          label={`Условия: ${item.product.title}`}
          size="s"
          options={CHOICES}
          value={[isRefused ? 'refuse' : 'take']}
          onChange={([choice]) => onChoice(choice)}
        />
      )}
    </div>
  );
}
