// Not in format.ts, which is part of the first load of a list: ratings are shown only in what is opened later.

/** A rating out of five, always with one decimal, so that ratings in a column line up: 5 → «5,0» */
export const formatRating = (value: number) => value.toFixed(1).replace('.', ',');
