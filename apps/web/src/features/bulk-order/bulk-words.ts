import { leastOf } from '../../shared/cart/lines.ts';
import { countOf, formatDeliveryDays, formatPieces } from '../../shared/format.ts';
import { type Line, type summaryOf, type Take, takenOf } from './lines.ts';

const ROWS = ['строка', 'строки', 'строк'] as const;
export const POSITIONS = ['позиция', 'позиции', 'позиций'] as const;
/** «Добавить 1 позицию» */
export const POSITIONS_TAKEN = ['позицию', 'позиции', 'позиций'] as const;

/** «Екатеринбург, завтра» */
export const deliveryOf = ({ offer: { city, delivery_days_min, delivery_days_max } }: Take) =>
  `${city}, ${formatDeliveryDays(delivery_days_min, delivery_days_max).toLowerCase()}`;

/** Why a line takes another number of pieces than was wanted; undefined where it takes as many. */
export function differenceOf(line: Line): string | undefined {
  const take = takenOf(line);
  if (!take || take.quantity === line.wanted) return undefined;
  const wanted = `В списке ${formatPieces(line.wanted)}`;
  if (take.quantity < line.wanted) return `${wanted}, столько нет ни у одного поставщика`;
  return leastOf(take.offer) > line.wanted
    ? `${wanted}, а продают от ${formatPieces(leastOf(take.offer))}`
    : `${wanted}, а продают по ${formatPieces(take.offer.multiple)}`;
}

/** What does not go into the cart, and why; undefined where all of it goes. */
export function leftOutOf({
  undecided,
  unknown,
  soldOut,
}: Pick<ReturnType<typeof summaryOf>, 'undecided' | 'unknown' | 'soldOut'>): string | undefined {
  const parts = [
    undecided > 0 && `${countOf(undecided, ROWS)} без выбора`,
    unknown > 0 && `${countOf(unknown, ROWS)} не ${unknown === 1 ? 'понята' : 'поняты'}`,
    soldOut > 0 && `${countOf(soldOut, ROWS)} не в продаже`,
  ].filter(Boolean);
  return parts.length > 0 ? `Останутся здесь: ${parts.join(', ')}` : undefined;
}

/** «12 строк: подобраны 8, на выбор 3, не поняты 1» */
export function countsOf(lines: readonly Line[]): string {
  const count = (status: Line['row']['status']) =>
    lines.filter(({ row }) => row.status === status).length;
  const parts = [
    ['подобраны', count('matched')],
    ['на выбор', count('ambiguous')],
    ['не поняты', count('unknown')],
  ] as const;
  const named = parts.filter(([, number]) => number > 0);
  return `${countOf(lines.length, ROWS)}: ${named.map((part) => part.join(' ')).join(', ')}`;
}
