import type { Approval } from '../../shared/approvals/approvals.atoms.ts';
import { formatMoney, formatPieces } from '../../shared/format/format.ts';

/** What there is to say no with. */
export const REASONS = ['Сначала один комплект', 'Слишком дорого', 'Уже заказали'] as const;

/** Who asks: a person, or a key. */
export const askerOf = ({ asker, key }: Pick<Approval, 'asker' | 'key'>) =>
  key === null ? asker : `Ключ «${key}»`;

/** «Павел просит заказать на 46 200 ₽» */
export const headline = (approval: Approval) => {
  const sum = formatMoney(approval.total);
  if (approval.mine) return `Вы просите заказать на ${sum}`;
  return `${askerOf(approval)} просит заказать на ${sum}`;
};

/** «Шинный двор», «Колесница», 12 шт. */
export function contentText({ lines }: Pick<Approval, 'lines'>): string {
  const ordered = lines.filter(({ skipped }) => !skipped);
  const suppliers = [...new Set(ordered.map(({ supplier }) => `«${supplier}»`))];
  const pieces = ordered.reduce((sum, { quantity }) => sum + quantity, 0);
  return [...suppliers, formatPieces(pieces)].join(', ');
}

/** The lines that can't be ordered any more. */
export const goneOf = ({ lines }: Pick<Approval, 'lines'>) =>
  lines.filter(({ obstacle }) => obstacle !== null);

/** How the sum has moved while it waited, or what it is without the lines that are gone; undefined if it has not moved. */
export function moveText(approval: Pick<Approval, 'total' | 'now' | 'lines'>): string | undefined {
  const { total, now } = approval;
  const gone = goneOf(approval).length;
  if (now && gone > 0)
    return now.obstacle === null
      ? `Без ${gone === 1 ? 'неё' : 'них'} ${formatMoney(now.total)}`
      : undefined;
  const moved = (now?.total ?? total) - total;
  if (moved === 0) return undefined;
  const verb = moved < 0 ? 'подешевело' : 'подорожало';
  return `За время ожидания ${verb} на ${formatMoney(Math.abs(moved))}`;
}

const PERIODS = { day: 'Сегодня', month: 'В этом месяце' } as const;

/** «В этом месяце 118 400 ₽ из 200 000 ₽, с этим заказом 164 600 ₽» */
export const budgetText = ({ period, limit, used, after }: Approval['budget'][number]) =>
  `${PERIODS[period]} ${formatMoney(used)} из ${formatMoney(limit)}, с этим заказом ${formatMoney(after)}`;

/** What was ordered of it: without lines that were gone, as far as their sums were known. */
export const orderedTotal = ({ total, lines }: Pick<Approval, 'total' | 'lines'>) =>
  lines.reduce((left, { skipped, sum }) => (skipped ? left - sum : left), total);

/** The round sum to which the limit must rise for this one; undefined if it keeps the limit by now. */
export function raisedLimit({ excess, now, budget }: Approval): number | undefined {
  const { period, limit } = excess;
  const needed =
    period === 'order' ? now?.total : budget.find((one) => one.period === period)?.after;
  if (needed === undefined || needed <= limit) return undefined;
  const step = 10 ** Math.floor(Math.log10(needed)) / 2;
  return Math.ceil(needed / step) * step;
}

/** What became of it, with the tone of its badge. */
export function outcomeOf({ state, decided_by, reason, lines }: Approval): {
  tone: 'ok' | 'danger' | 'neutral';
  text: string;
} {
  const less = lines.some(({ skipped }) => skipped) ? ', без того, что кончилось' : '';
  if (state === 'approved') return { tone: 'ok', text: `Согласовано${less}: ${decided_by}` };
  if (state === 'declined') return { tone: 'danger', text: `Отклонено: «${reason}»` };
  return { tone: 'neutral', text: state === 'withdrawn' ? 'Отозвано' : 'Срок вышел' };
}
