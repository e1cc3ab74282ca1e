/** How much dearer than the best price, as a share of it; 0 for the best. */
export const dearerBy = (price: number, best: number) => (best > 0 ? price / best - 1 : 0);
