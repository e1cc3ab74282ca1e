import type { ImportColumn } from './price-lists.atoms.ts';

const PRICES: Partial<Record<NonNullable<ImportColumn['price_type']>, string>> = {
  purchase: 'Закупка: никому не показываем',
  retail: 'Сохраним как розничную цену',
  old: 'Старая цена, не нужна',
};
const ROLES: Record<NonNullable<ImportColumn['role']>, string> = {
  price: 'Сохраним как другую цену',
  incoming: 'Ожидается, в продажу не пойдёт',
  reserve: 'Резерв: вычитаем из остатка',
  group: 'Говорит о разделе',
  note: 'Примечания к товару',
  currency: 'Валюта цены',
  sale: 'Говорит, продаётся ли товар',
};

/** What a column without a field is used for all the same. */
export function roleText({ field, role, price_type }: ImportColumn): string | undefined {
  if (field !== null || role === null) return undefined;
  return (role === 'price' && price_type && PRICES[price_type]) || ROLES[role];
}
