/** The same offer, for a test whose caller sees prices. */
export function priced<Offer extends { bulk_price: number | null }>(
  offer: Offer,
): Offer & { bulk_price: number } {
  const { bulk_price } = offer;
  if (bulk_price === null) throw new Error('The offer came without its price.');
  return { ...offer, bulk_price };
}
