import type { BuyerCause, OrderCause, SupplierCause } from '@org/api-client/schema';

/** Why a supplier declines or changes an order. Decision 440. */
export const SUPPLIER_CAUSES: Record<SupplierCause, string> = {
  out_of_stock: 'Товар закончился',
  wrong_price: 'Цена в прайс-листе неверна',
  late_list: 'Прайс-лист устарел',
  terms: 'Не сошлись в условиях',
  buyer_wish: 'По просьбе покупателя',
  other: 'Другая причина',
};

/** Why a buyer cancels an order. */
export const BUYER_CAUSES: Record<BuyerCause, string> = {
  cheaper: 'Нашли дешевле',
  sooner: 'Нужно раньше',
  not_needed: 'Больше не нужно',
  mistake: 'Ошиблись в заказе',
  no_answer: 'Поставщик не отвечает',
  other: 'Другая причина',
};

const CAUSES: Record<OrderCause, string> = { ...SUPPLIER_CAUSES, ...BUYER_CAUSES };

/** Why something was done to an order, in words: the cause, what else was said, or both. */
export function causeText(
  cause: OrderCause | null | undefined,
  comment: string | null,
): string | null {
  const causeWords = [cause && cause !== 'other' ? CAUSES[cause] : null, comment].filter(Boolean);
  if (causeWords.length > 0) return causeWords.join('. ');
  return cause ? CAUSES[cause] : null;
}
