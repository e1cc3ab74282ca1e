// Not in format.ts, which the first load of a list holds: only what is opened later shows marks.

/** Marks out of five stand under each other: 5 → «5,0» */
export const formatRating = (value: number) => value.toFixed(1).replace('.', ',');
