import type { LineProblem } from '@org/api-client/schema';
import { formatMoney, formatPieces } from './words.ts';

/** What an offer demands of a line, and what it has. */
export interface LineTerms {
  /** pieces left; null once the offer is off sale */
  stock: number | null;
  min_order: number;
  multiple: number;
}

/** A line of a cart as its offer allows or forbids it. */
export interface WantedLine extends LineTerms {
  offer_id: string;
  quantity: number;
  /** kopecks when added */
  price_added: number | null;
  /** kopecks now; null once the offer is off sale or sold out */
  bulk_price: number | null;
}

/** The least that can be ordered: the minimum, as full multiples. */
export const leastOf = ({ min_order, multiple }: LineTerms): number =>
  Math.ceil(min_order / multiple) * multiple;

/** The most that can be ordered: what is left, as full multiples; 0 where that is less than the least. */
export function mostOf(terms: LineTerms): number {
  const most = Math.floor((terms.stock ?? 0) / terms.multiple) * terms.multiple;
  return most < leastOf(terms) ? 0 : most;
}

type Code = LineProblem['code'];

/** Why this many can't be ordered; undefined where they can. */
export function refusalOf(quantity: number, terms: LineTerms): Code | undefined {
  if (!terms.stock) return 'gone';
  if (quantity > mostOf(terms)) return 'short';
  if (quantity < leastOf(terms)) return 'min_order';
  return quantity % terms.multiple === 0 ? undefined : 'multiple';
}

/** The refusal in words, to whoever wants `quantity`. */
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

/** What forbids to order a line as it is. */
export function obstacleOf(line: WantedLine): LineProblem | undefined {
  const code = refusalOf(line.quantity, line);
  return code && problemOf(line, code, explain(code, line.quantity, line));
}

/** How the price moved since the line was added. */
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

/** All that the buyer should know of a line. */
export const warningsOf = (line: WantedLine): LineProblem[] =>
  [obstacleOf(line), priceMoveOf(line)].filter((problem) => problem !== undefined);

/** The quantity nearest to the wanted one that can be ordered: raised to the least and to a full multiple, cut to the stock. */
export const fit = (quantity: number, terms: LineTerms): number =>
  Math.min(
    mostOf(terms),
    Math.max(leastOf(terms), Math.ceil(quantity / terms.multiple) * terms.multiple),
  );
