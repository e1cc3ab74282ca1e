const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9';

/**
 * How many digits of the number stand left of a place in the text.
 *
 * @param offset place in `text`, in UTF-16 units
 * @param prefixLength how many signs at the start of the text are not the number's: digits among them do not count
 */
export function countDigits(text: string, offset: number, prefixLength = 0): number {
  return text.slice(prefixLength, Math.max(offset, prefixLength)).replace(/\D/g, '').length;
}

/**
 * The place in the text that has so many digits left of it. Signs of the mask leave a choice: right behind the digit,
 * as after typing and Backspace, or, with `beforeNext`, right in front of the next one, as after Delete.
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
