const SIZE = /\d{2,3}\s*[/\\x×]\s*\d{2,3}|\d{2,3}\s+\d{2}\s*[rр]?\s*\d{2}|[rр]\s*\d{2}/i;
const PIECES = /\d\s*(?:шт|компл)|[-–—]\s*\d{1,3}\s*$/i;

/** Returns the lines of a text that is a list of goods and not a search; empty if it is one question. */
export function messageLines(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => /\d/.test(line));
  if (lines.length > 1) return lines.map((line) => line.trim());
  const parts = text.split(/[;\n]|,\s/).map((part) => part.trim());
  const items = parts.filter((part) => SIZE.test(part) && PIECES.test(part));
  return items.length > 1 ? items : [];
}
