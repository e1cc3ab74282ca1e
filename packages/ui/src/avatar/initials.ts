/**
 * First letters of the first two words, capital; of one word, one letter. Signs around words (quotes, brackets) do not
 * count. Empty for a name without a letter or digit.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.match(/^\p{L}\p{M}*|^\p{N}/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
