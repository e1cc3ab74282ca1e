/** How much dearer a price is than the best one, as a share of the best; 0 for the best itself. */
export const dearerBy = (price: number, best: number) => (best > 0 ? price / best - 1 : 0);
