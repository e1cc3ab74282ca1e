export interface Buyer {
  account: string;
  company: string;
}

/** A supplier, and the account that answers its orders. */
export interface DemoSupplier {
  account: string;
  company: string;
  minOrderSum: number;
}
