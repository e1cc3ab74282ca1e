/**
 * First letters of the first two words, in upper case; one letter for a single word. Quotes and brackets around words
 * are ignored. Empty for a name without letters and digits.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.match(/^\p{L}\p{M}*|^\p{N}/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
