import type { Supplier, SupplierCard } from '@org/api-client/schema';

type Terms = SupplierCard['terms'];

/** A supplier's card as the database gives it. */
export interface CardRow
  extends Omit<
      SupplierCard,
      'registered_at' | 'price_list_at' | 'terms' | 'products_count' | 'offers_count'
    >,
    Terms {
  registered_at: Date;
  price_list_at: Date | null;
}

/** What a supplier's own page shows in addition to its card. */
type Face = Omit<Supplier, keyof SupplierCard>;
export type SupplierRow = CardRow & Face;

/** A supplier in a list, as the contract shows it. */
export function toCard(row: CardRow): SupplierCard {
  const { min_order_sum, delivery_days, pickup, registered_at, price_list_at, ...card } = row;
  const sum = (key: 'products' | 'offers') =>
    card.sections.reduce((total, section) => total + section[key], 0);
  return {
    ...card,
    terms: { min_order_sum, delivery_days, pickup },
    registered_at: registered_at.toISOString(),
    price_list_at: price_list_at?.toISOString() ?? null,
    products_count: sum('products'),
    offers_count: sum('offers'),
  };
}

const NO_SOCIALS = { vk: null, telegram: null, whatsapp: null };

/** Removes the contacts: only those who have signed in see them, so that nobody collects addresses in passing. */
const withoutContacts = (supplier: Supplier): Supplier => ({
  ...supplier,
  phone: null,
  email: null,
  site: null,
  socials: NO_SOCIALS,
  filials: supplier.filials.map((filial) => ({ ...filial, phone: null })),
});

/** A supplier's page, as the contract shows it. */
export function toSupplier(row: SupplierRow, isSignedIn: boolean): Supplier {
  const supplier: Supplier = { ...row, ...toCard(row) };
  return isSignedIn ? supplier : withoutContacts(supplier);
}
