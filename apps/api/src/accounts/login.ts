/** What an account signs in with, as it is stored. */
export interface Login {
  kind: 'email' | 'phone';
  /** An e-mail in lower case, or the digits of a phone with its country code. */
  address: string;
}

/**
 * Returns the digits of a phone with its country code. Russians write `8 916 …` and `916 …` for +7 916 …; a plus means
 * that the country code is there.
 */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (text.includes('+')) return digits;
  if (/^8\d{10}$/.test(digits)) return `7${digits.slice(1)}`;
  if (/^9\d{9}$/.test(digits)) return `7${digits}`;
  return digits;
}

/**
 * Reads a login that has passed the contract's validation: with an @ it is an e-mail, else a phone.
 * @see specification, section 5: the looser check
 */
export const parseLogin = (text: string): Login =>
  text.includes('@')
    ? { kind: 'email', address: text.toLowerCase() }
    : { kind: 'phone', address: phoneDigits(text) };
