import { addDays } from 'date-fns/addDays';
import { invalid } from '../../contract/refusal.ts';

const MAX_DAYS = 30;

/** Throws a 422 problem at `field` unless a moment is in the next days. */
export function assertSoon(field: string, moment: string): void {
  const at = new Date(moment);
  const now = new Date();
  if (at <= now) throw invalid({ [field]: ['Этот срок уже прошёл'] });
  if (at > addDays(now, MAX_DAYS)) throw invalid({ [field]: [`Не дальше ${MAX_DAYS} дней`] });
}
