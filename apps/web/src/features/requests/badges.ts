import { allocationsOf, doubtOf, type Line } from './request-lines.ts';
import { piecesOf } from './split.ts';

/** What a line says of itself in a word or two. */
export interface LineBadge {
  tone: 'ok' | 'warn' | 'danger' | 'neutral';
  text: string;
}

const warn = (text: string): LineBadge => ({ tone: 'warn', text });

/** A line whose product is not known. */
function openBadge({ row }: Line): LineBadge {
  if (row.status === 'ambiguous') return warn('Выберите товар');
  return row.substitutes.length > 0
    ? warn('Нет, есть замена')
    : { tone: 'danger', text: 'Не нашли' };
}

/** «У двоих: 4 + 2» */
function sourcesBadge(line: Line): LineBadge {
  const suppliers = [...Map.groupBy(allocationsOf(line), ({ offer }) => offer.supplier).values()];
  const pieces = suppliers.map(piecesOf);
  if (pieces.length < 2) return { tone: 'ok', text: 'В наличии' };
  return {
    tone: 'ok',
    text: pieces.length === 2 ? `У двоих: ${pieces.join(' + ')}` : `У ${pieces.length} поставщиков`,
  };
}

/** What a line is waiting for, or where it comes from. */
export function badgeOf(line: Line): LineBadge {
  const doubt = doubtOf(line);
  if (doubt === 'product') return openBadge(line);
  if (doubt === 'quantity') return warn('Сколько штук?');
  if (doubt === 'large_quantity') return warn('Проверьте количество');
  if (doubt) return warn('Предложение изменилось');
  if (line.wanted === 0) return { tone: 'neutral', text: 'Не заказываем' };
  if (line.goods?.offers.length === 0 && line.goods.sold > 0) return warn('Не по условиям');
  if (line.goods?.offers.length === 0)
    return line.row.substitutes.length > 0 ? warn('Нет, есть замена') : warn('Нет в продаже');
  return line.left === undefined ? sourcesBadge(line) : warn('Так не купить');
}
