/** Group separator, which a scanner sends between the parts of a code. */
const GS = '\u001d';

/** Whether the last digit of a GTIN is the check digit of the others. */
function hasCheckDigit(gtin: string): boolean {
  const sum = [...gtin].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** A code: serial numbers of tyres have 13 characters; a check part may follow. */
const FORM = /^01(\d{14})21([A-Za-z0-9!"%&'()*+,\-./_:;=<>?]{13})(?:9[1-3].*)?$/;

/**
 * Returns the identification code of «Честный знак» in a scanned or pasted text: GTIN and serial number, without the
 * check part that follows. A scanner may send a symbology prefix, brackets around the identifiers and group separators.
 * @see government decree 1958 of 31.12.2019, on the marking of tyres
 */
export function identificationCode(scanned: string): string | undefined {
  const plain = scanned
    .trim()
    .replace(/^\]d2/i, '')
    .replace(/^(?:\u00e8|<FNC1>)/i, '')
    .replaceAll(GS, '')
    .replace(/^\(01\)(\d{14})\(21\)/, '01$121');
  const [, gtin = '', serial = ''] = FORM.exec(plain) ?? [];
  return gtin && hasCheckDigit(gtin) ? `01${gtin}21${serial}` : undefined;
}

/** Tyres are marked goods, wheels are not. */
export const isMarked = (section: string) => section.endsWith('tyres');
