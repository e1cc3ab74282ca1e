/**
 * Writes the colons of a folded size as its other signs, at the same places: «205:60:16» is `205/60/16`, «5:114.3» is
 * `5x114.3`. A colon elsewhere stays: «до 18:00».
 */
export const withSizeSigns = (folded: string): string =>
  folded.includes(':')
    ? folded
        .replace(/(?<=(?<![\d.])\d{3}\s?):(?=\s?\d{2}(?![\d.]))/g, '/')
        .replace(/(?<=(?<![\d.])\d{3}\s?\/\s?\d{2}\s?):(?=\s?z?[rр]?\s?\d{2}(?!\d))/g, '/')
        .replace(/(?<=(?<![\d.])(?:[3-9]|10)\s?):(?=\s?(?:9[58]|1\d\d|2\d\d|335)(?!\d))/g, 'x')
    : folded;
