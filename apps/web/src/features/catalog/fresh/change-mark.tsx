import { Badge } from '@org/ui/badge';
import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import type { Change } from './change.ts';
import { marks } from './change-mark.css.ts';

function wordsOf({ price, stock, isGone }: Change): [tone: keyof typeof marks, words: string] {
  if (isGone) return ['warn', 'Закончилось'];
  if (price < 0) return ['ok', `Дешевле на ${formatMoney(-price)}`];
  if (price > 0) return ['warn', `Дороже на ${formatMoney(price)}`];
  return stock > 0
    ? ['neutral', `Ещё ${formatPieces(stock)}`]
    : ['neutral', `Меньше на ${formatPieces(-stock)}`];
}

/**
 * The mark at the edge of a row that says what has just changed. A change of the price is named rather than one of the
 * stock.
 */
export function ChangeMark({ change }: { change: Change }) {
  const [tone, words] = wordsOf(change);
  return (
    <div className={marks[tone]}>
      <Badge tone={tone}>{words}</Badge>
    </div>
  );
}
