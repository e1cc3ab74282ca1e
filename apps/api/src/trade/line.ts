import type { LineProblem } from '@org/api-client/schema';
import { formatMoney, formatPieces } from './trade-words.ts';

/** What an offer demands of a line, and how much stock it has. */
export interface LineTerms {
  /** pieces left; null once the offer is off sale */
  stock: number | null;
  min_order: number;
  multiple: number;
}

/** A line of a cart, with what its offer allows. */
export interface WantedLine extends LineTerms {
  offer_id: string;
  quantity: number;
  /** kopecks when added */
  price_added: number | null;
  /** kopecks now; null once the offer is off sale or sold out */
  bulk_price: number | null;
}

/** Returns the least that can be ordered: the minimum order, rounded up to full multiples. */
export const leastOf = ({ min_order, multiple }: LineTerms): number =>
  Math.ceil(min_order / multiple) * multiple;

/**
 * Returns the most that can be ordered: the stock, rounded down to full multiples; 0 if that is less than the least.
 */
export function mostOf(terms: LineTerms): number {
  const most = Math.floor((terms.stock ?? 0) / terms.multiple) * terms.multiple;
  return most < leastOf(terms) ? 0 : most;
}

type Code = LineProblem['code'];

/** Returns why this many can't be ordered; undefined if they can. */
export function refusalOf(quantity: number, terms: LineTerms): Code | undefined {
  if (!terms.stock) return 'gone';
  if (quantity > mostOf(terms)) return 'short';
  if (quantity < leastOf(terms)) return 'min_order';
  return quantity % terms.multiple === 0 ? undefined : 'multiple';
}

/** Returns the refusal in words for the buyer who wants `quantity`. */
export function explain(code: Code, quantity: number, terms: LineTerms): string {
  const { stock, multiple } = terms;
  const least = leastOf(terms);
  if (code === 'gone')
    return stock === null ? 'Предложение снято с продажи' : 'Товар закончился у поставщика';
  if (code === 'min_order') return `Минимум — ${formatPieces(least)}, а выбрано ${quantity}`;
  if (code === 'multiple') {
    const below = Math.floor(quantity / multiple) * multiple;
    return `Продаётся по ${formatPieces(multiple)}: выберите ${below} или ${below + multiple}`;
  }
  const left = `Осталось ${formatPieces(stock ?? 0)}`;
  if (mostOf(terms) === 0) return `${left}, а заказать можно от ${formatPieces(least)}`;
  return mostOf(terms) < (stock ?? 0)
    ? `${left}: заказать можно ${mostOf(terms)}, в корзине ${quantity}`
    : `${left}, в корзине ${quantity}`;
}

const problemOf = (line: WantedLine, code: Code, message: string): LineProblem => ({
  offer_id: line.offer_id,
  code,
  message,
  requested: line.quantity,
  available: mostOf(line),
  price_before: line.price_added,
  price_now: line.bulk_price,
});

/** Returns what prevents the order of a line as it is, if anything. */
export function obstacleOf(line: WantedLine): LineProblem | undefined {
  const code = refusalOf(line.quantity, line);
  return code && problemOf(line, code, explain(code, line.quantity, line));
}

/** Returns how the price has changed since the line was added, if it has. */
export function priceMoveOf(line: WantedLine): LineProblem | undefined {
  const { price_added: before, bulk_price: now } = line;
  if (before === null || now === null || now === before) return undefined;
  return now > before
    ? problemOf(line, 'price_up', `Цена выросла на ${formatMoney(now - before)} после добавления`)
    : problemOf(
        line,
        'price_down',
        `Цена снизилась на ${formatMoney(before - now)} после добавления`,
      );
}

/** Returns everything that the buyer should know about a line. */
export const warningsOf = (line: WantedLine): LineProblem[] =>
  [obstacleOf(line), priceMoveOf(line)].filter((problem) => problem !== undefined);

/**
 * Returns the quantity nearest to the wanted one that can be ordered: raised to the least and to a full multiple, cut
 * to the stock.
 */
export const fit = (quantity: number, terms: LineTerms): number =>
  Math.min(
    mostOf(terms),
    Math.max(leastOf(terms), Math.ceil(quantity / terms.multiple) * terms.multiple),
  );
