import type { LossReason } from '@org/api-client/schema';

/** What kept buyers from an offer that stood beside the one that they ordered. */
export const LOSS_REASONS: Record<LossReason, string> = {
  dearer: 'Дороже с доставкой',
  later: 'Дольше везёте',
  short: 'Не хватило остатка',
  lots: 'Другая кратность или минимум',
  old: 'Старый DOT',
  unknown: 'Доставка неизвестна',
  other: 'Выбрали по другой причине',
};
