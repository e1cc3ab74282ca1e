import { isAccount, isCorrespondentAccount } from '@org/trade/requisites';
import type { Random } from '../goods/random.ts';

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.between(0, 9)).join('');

const checkDigit = (text: string, weights: readonly number[]) =>
  (weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 11) % 10;

/** Returns a tax office that nobody has: real ones end in 01 or more. So a number with 00 is valid, but nobody's. */
const officeOf = (region: number) => `${String(region).padStart(2, '0')}00`;

/** Returns the ИНН of an organisation: ten digits, the last one is a check digit. */
function organisationInn(random: Random, region: number) {
  const body = officeOf(region) + digits(random, 5);
  return body + checkDigit(body, [2, 4, 10, 3, 5, 9, 4, 6, 8]);
}

/** Returns the ИНН of an entrepreneur: twelve digits, the last two are check digits. */
function personInn(random: Random, region: number) {
  const body = officeOf(region) + digits(random, 6);
  const eleven = body + checkDigit(body, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]);
  return eleven + checkDigit(eleven, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]);
}

/** Returns an ОГРН or, for entrepreneurs, an ОГРНИП: sign, year, region, number, check digit. */
function registrationNumber(random: Random, region: number, isPerson: boolean) {
  const year = String(random.between(3, 24)).padStart(2, '0');
  const place = String(region).padStart(2, '0');
  const body = isPerson
    ? `3${year}${place}00${digits(random, 7)}`
    : `1${year}${place}99${digits(random, 5)}`;
  return body + ((Number(body) % (isPerson ? 13 : 11)) % 10);
}

export interface Requisites {
  inn: string;
  /** Null for entrepreneurs. */
  kpp: string | null;
  ogrn: string;
}

/**
 * Returns invented numbers that pass their checks.
 * @see https://www.consultant.ru/document/cons_doc_LAW_134082/947eeb5630c9f58cbc6103f0910440cef8eaccac/ ИНН
 */
export function inventRequisites(random: Random, region: number, legalForm: string): Requisites {
  const isPerson = legalForm === 'ИП';
  return {
    inn: isPerson ? personInn(random, region) : organisationInn(random, region),
    kpp: isPerson ? null : `${officeOf(region)}01001`,
    ogrn: registrationNumber(random, region, isPerson),
  };
}

export interface Bank {
  bic: string;
  account: string;
  correspondentAccount: string;
  name: string;
}

/** A number that no bank has: territory 00 of Russia does not exist. */
const NO_BANK = { bic: '040000901', name: 'Банк «Образец», г. Москва' };

/** Returns an account with its right check digit, which is the ninth digit. */
const withKey = (
  before: string,
  after: string,
  passes: (account: string, bic: string) => boolean,
) =>
  Array.from({ length: 10 }, (_, key) => `${before}${key}${after}`).find((account) =>
    passes(account, NO_BANK.bic),
  ) ?? '';

/** Returns an account that passes its check, in a bank that does not exist, so that nobody can pay to it. */
export const inventBank = (random: Random, legalForm: string): Bank => ({
  ...NO_BANK,
  account: withKey(legalForm === 'ИП' ? '40802810' : '40702810', digits(random, 11), isAccount),
  correspondentAccount: withKey(
    '30101810',
    `00000000${NO_BANK.bic.slice(-3)}`,
    isCorrespondentAccount,
  ),
});

/** Returns the КПП of a branch: reason 43 or 44, registered at its own place. */
export const branchKpp = (region: number) => `${officeOf(region)}43001`;

/** Returns a GTIN-13 of the range for internal use of companies: it begins with 2 and belongs to no maker. */
export function inventGtin(id: number): string {
  const body = `2${String(id).padStart(11, '0')}`;
  const sum = [...body].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return body + ((10 - (sum % 10)) % 10);
}
