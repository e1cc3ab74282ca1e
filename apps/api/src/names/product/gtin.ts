/**
 * A trade item number as 14 digits, or nothing: a wrong check digit, a number that a spreadsheet has rounded, or one
 * of the prefixes that every shop gives out for itself, which says nothing across suppliers.
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
