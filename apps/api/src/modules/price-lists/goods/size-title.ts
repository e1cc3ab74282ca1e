/** «175/70 R13», «Типоразмер 315/80R22,5», «31x10.5 R15»: a size and nothing else. */
const SIZE =
  /^\s*(?:типоразмер|размер)?\s*:?\s*(\d{2,3}(?:[.,]\d{1,2})?\s?[/xх*]\s?\d{2}(?:[.,]\d{1,2})?\s?[-/]?\s?Z?[RР-]\s?-?\d{2}(?:[.,]5)?\s?[CС]?)\s*$/i;

/** Returns the size that a title gives to the rows below it, which have none. */
export const sizeTitle = (title: string): string | undefined => SIZE.exec(title)?.[1];
