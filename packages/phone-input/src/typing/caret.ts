const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9';

/**
 * Counts the digits of the number to the left of a position in the text.
 *
 * @param offset position in `text`, in UTF-16 units
 * @param prefixLength length of the prefix at the start of the text: digits in it do not count
 */
export function countDigits(text: string, offset: number, prefixLength = 0): number {
  return text.slice(prefixLength, Math.max(offset, prefixLength)).replace(/\D/g, '').length;
}

/**
 * Returns the position in the text with `digitsBefore` digits to its left. If characters of the mask follow, it is
 * right after the last digit, as after typing and Backspace, or, with `beforeNext`, right before the next one, as after
 * Delete.
 */
export function caretOffset(
  text: string,
  digitsBefore: number,
  prefixLength = 0,
  beforeNext = false,
): number {
  let offset = Math.min(prefixLength, text.length);
  let left = digitsBefore;
  while (left > 0 && offset < text.length) if (isDigit(text[offset++])) left--;
  if (!beforeNext) return offset;
  const next = text.slice(offset).search(/\d/);
  return next === -1 ? offset : offset + next;
}
