/** Marks out of five stand under each other: 5 → «5,0» */
export const formatRating = (value: number) => value.toFixed(1).replace('.', ',');
