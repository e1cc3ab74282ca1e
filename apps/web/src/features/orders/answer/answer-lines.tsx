import { NumberStepper } from '@org/ui/number-stepper';
import { TextField } from '@org/ui/text-field';
import { formatMoney, formatPieces, formatShare } from '../../../shared/format/format.ts';
import type { Order } from '../atoms.ts';
import * as css from '../order.css.ts';
import { OrderLines } from '../order-lines.tsx';
import { isChanged } from '../words/sums.ts';
import { kopecksOf, priceText } from './price-text.ts';

type Item = Order['items'][number];

interface AnswerLinesProps {
  order: Order;
  /** Prices as typed, by line id. */
  texts: ReadonlyMap<string, string>;
  onChange: (id: string, answer: { quantity?: number; price?: number }) => void;
  onText: (id: string, text: string) => void;
}

/** The lines of an order, with fields for the quantities and prices that the supplier confirms. */
export function AnswerLines({ order, texts, onChange, onText }: AnswerLinesProps) {
  return (
    <OrderLines
      order={order}
      heading="Отгрузим"
      answered={(item) => (
        <NumberStepper
          aria-label={`Подтвердить: ${item.product.title}`}
          decreaseText="Меньше"
          increaseText="Больше"
          maxValue={item.quantity}
          value={item.confirmed_quantity ?? item.quantity}
          onChange={(quantity) => onChange(item.id, { quantity })}
        />
      )}
      price={(item) => (
        <TextField
          aria-label={`Цена: ${item.product.title}`}
          inputMode="decimal"
          suffix="₽"
          value={texts.get(item.id) ?? priceText(item.bulk_price)}
          isInvalid={texts.has(item.id) && kopecksOf(texts.get(item.id) ?? '') === undefined}
          onChange={(text) => {
            onText(item.id, text);
            const price = kopecksOf(text);
            if (price !== undefined) onChange(item.id, { price });
          }}
        />
      )}
      strip={(item) => <Changed item={item} />}
    />
  );
}

/** What the buyer will be asked about a line. */
function Changed({ item }: { item: Item }) {
  if (!isChanged(item)) return null;
  const short = item.quantity - (item.confirmed_quantity ?? 0);
  return (
    <div className={css.strip}>
      <span>
        {short > 0 && `Не хватает ${formatPieces(short)} `}
        {item.offered_price !== null &&
          `Было ${formatMoney(item.bulk_price)}, ${formatShare(item.offered_price / item.bulk_price - 1)}`}
      </span>
    </div>
  );
}
