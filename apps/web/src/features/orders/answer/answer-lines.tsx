import { readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';
import { NumberStepper } from '@org/ui/number-stepper';
import { TextField } from '@org/ui/text-field';
import { formatMoney, formatPieces, formatShare } from '../../../shared/format/format.ts';
import * as css from '../order.css.ts';
import { OrderLines } from '../order-lines.tsx';
import type { Order } from '../orders.atoms.ts';
import { isChanged } from '../words/sums.ts';

type Item = Order['items'][number];

interface AnswerLinesProps {
  order: Order;
  /** Prices as typed, by line id. */
  texts: ReadonlyMap<string, string>;
  onChange: (id: string, answer: { quantity?: number; price?: number }) => void;
  onText: (id: string, text: string) => void;
}

/** The price of a piece as it was typed. */
export const readPrice = (text: string) => readRoubles(text, { least: 1 });

const errorProps = (text: string | undefined) => {
  const { error } = text === undefined ? {} : readPrice(text);
  return error === undefined ? {} : { isInvalid: true, errorMessage: error };
};

/** The name of a line's field in the call. */
const nameOf = ({ items }: Order, { id }: Item, field: 'quantity' | 'price') =>
  `items.${items.findIndex((item) => item.id === id)}.${field}`;

/** The lines of an order, with fields for the quantities and prices that the supplier confirms. */
export function AnswerLines({ order, texts, onChange, onText }: AnswerLinesProps) {
  return (
    <OrderLines
      order={order}
      heading="Отгрузим"
      answered={(item) => (
        <NumberStepper
          name={nameOf(order, item, 'quantity')}
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
          name={nameOf(order, item, 'price')}
          aria-label={`Цена: ${item.product.title}`}
          inputMode="decimal"
          suffix="₽"
          value={texts.get(item.id) ?? writeRoubles(item.bulk_price)}
          {...errorProps(texts.get(item.id))}
          onChange={(text) => {
            onText(item.id, text);
            const { kopecks } = readPrice(text);
            if (kopecks !== undefined) onChange(item.id, { price: kopecks });
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
