import type { Approval } from '../../shared/approvals/atoms.ts';
import { formatMoney, formatPieces } from '../../shared/format/format.ts';

/** What there is to say no with. */
export const REASONS = ['Сначала один комплект', 'Слишком дорого', 'Уже заказали'] as const;

/** Who asks: a person, or a key. */
export const askerOf = ({ asker, key }: Pick<Approval, 'asker' | 'key'>) =>
  key === null ? asker : `Ключ «${key}»`;

/** «Шинный двор», «Колесница», 12 шт. */
export function contentText({ lines }: Pick<Approval, 'lines'>): string {
  const suppliers = [...new Set(lines.map(({ supplier }) => `«${supplier}»`))];
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [...suppliers, formatPieces(pieces)].join(', ');
}

/** How the sum has moved while it waited; undefined if it has not. */
export function moveText({ total, now }: Pick<Approval, 'total' | 'now'>): string | undefined {
  const moved = (now?.total ?? total) - total;
  if (moved === 0) return undefined;
  const verb = moved < 0 ? 'подешевело' : 'подорожало';
  return `За время ожидания ${verb} на ${formatMoney(Math.abs(moved))}`;
}

const PERIODS = { day: 'Сегодня', month: 'В этом месяце' } as const;

/** «В этом месяце 118 400 ₽ из 200 000 ₽, с этим заказом 164 600 ₽» */
export const budgetText = ({ period, limit, used, after }: Approval['budget'][number]) =>
  `${PERIODS[period]} ${formatMoney(used)} из ${formatMoney(limit)}, с этим заказом ${formatMoney(after)}`;

/** What became of it, with the tone of its badge. */
export function outcomeOf({ state, decided_by, reason }: Approval): {
  tone: 'ok' | 'danger' | 'neutral';
  text: string;
} {
  if (state === 'approved') return { tone: 'ok', text: `Согласовано: ${decided_by}` };
  if (state === 'declined') return { tone: 'danger', text: `Отклонено: «${reason}»` };
  return { tone: 'neutral', text: state === 'withdrawn' ? 'Отозвано' : 'Срок вышел' };
}
