/**
 * Returns a trade item number with 14 digits, or undefined if it cannot be used: its check digit is wrong, a
 * spreadsheet has rounded it, or its prefix is one that every shop assigns for itself, so that it means nothing across
 * suppliers.
 * @see https://www.gs1.org/standards/barcodes/ean-upc, GS1 General Specifications 1.4.5 and 7.9
 */
export function gtin(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{8}$|^\d{12,14}$/.test(digits)) return undefined;
  const padded = digits.padStart(14, '0');
  const sum = [...padded].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  const isOwn = digits.length === 8 ? /^[02]/.test(digits) : /^\d(?:2|0[24])/.test(padded);
  return sum % 10 === 0 && !isOwn && Number(digits) > 0 ? padded : undefined;
}
