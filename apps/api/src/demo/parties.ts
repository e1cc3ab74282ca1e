export interface Buyer {
  account: string;
  company: string;
}

/** A supplier, and who answers orders for him. */
export interface Seller {
  account: string;
  company: string;
  minOrderSum: number;
}
