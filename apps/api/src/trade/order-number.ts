/** Returns the number of an order as people say it: `П-000123`. */
export const numberOf = (number: number) => `П-${String(number).padStart(6, '0')}`;
