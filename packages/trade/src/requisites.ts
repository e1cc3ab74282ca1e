/**
 * The rules of Russian company numbers that JSON Schema can't express: check digits, and which numbers must agree.
 * The form and the server both use them, so that they always decide the same. Decision 60. Decision 503.
 */

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const ACCOUNT_WEIGHTS = Array.from({ length: 23 }, (_, at) => [7, 1, 3][at % 3] ?? 0);

const isZeros = (digits: string) => /^0+$/.test(digits);
const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
const checksBy = (digits: string, weights: readonly number[]) =>
  (weighted(digits, weights) % 11) % 10 === Number(digits[weights.length]);

/**
 * ИНН: ten digits for an organisation, the last one is a check digit; twelve for a person, the last two are.
 * @see https://www.consultant.ru/document/cons_doc_LAW_134082/947eeb5630c9f58cbc6103f0910440cef8eaccac/
 */
export function isInn(text: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(text) || isZeros(text)) return false;
  return text.length === 10
    ? checksBy(text, INN_10)
    : checksBy(text, INN_11) && checksBy(text, INN_12);
}

/** КПП: tax office, reason (digits or Latin capitals), number; it has no check digit. */
export const isKpp = (text: string): boolean =>
  /^\d{4}[\dA-Z]{2}\d{3}$/.test(text) && !isZeros(text);

/**
 * ОГРН: thirteen digits, the last one is the remainder of the others divided by 11; ОГРНИП: fifteen digits, by 13.
 * @see https://www.consultant.ru/document/cons_doc_LAW_373213/
 */
export function isOgrn(text: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(text) || isZeros(text)) return false;
  const body = BigInt(text.slice(0, -1));
  return Number((body % BigInt(text.length - 2)) % 10n) === Number(text.at(-1));
}

/** БИК: nine digits; the first two stand for Russia (04; 00 to 03 for the Bank of Russia and the Treasury). */
export const isBic = (text: string): boolean => /^0[0-4]\d{7}$/.test(text);

/** The check digit of the Treasury's accounts is not computed as that of banks' accounts. */
const isTreasury = (bic: string) => !bic.startsWith('04');
/** БИК of settlement centres of the Bank of Russia end like this. */
const isSettlementCentre = (bic: string) => /00[0-2]$/.test(bic);

const accountChecks = (prefix: string, account: string) =>
  weighted(prefix + account, ACCOUNT_WEIGHTS) % 10 === 0;

/**
 * Whether a current account of twenty digits can belong to the bank with this БИК.
 * @see https://www.consultant.ru/document/cons_doc_LAW_16053/ the order of 08.09.1997 № 515
 */
export function isAccount(text: string, bic: string): boolean {
  if (!/^\d{20}$/.test(text) || isZeros(text) || !isBic(bic)) return false;
  if (isTreasury(bic)) return true;
  return accountChecks(isSettlementCentre(bic) ? `0${bic.slice(4, 6)}` : bic.slice(-3), text);
}

/** Whether a correspondent account of twenty digits can belong to the bank with this БИК. */
export function isCorrespondentAccount(text: string, bic: string): boolean {
  if (!/^\d{20}$/.test(text) || isZeros(text) || !isBic(bic)) return false;
  return isTreasury(bic) || (text.startsWith('301') && accountChecks(`0${bic.slice(4, 6)}`, text));
}

/** Numbers and legal form of a company; null, undefined and '' mean «not given». */
export interface Requisites {
  legal_form?: string | null | undefined;
  inn?: string | null | undefined;
  kpp?: string | null | undefined;
  ogrn?: string | null | undefined;
  bank?:
    | {
        bic?: string | null | undefined;
        account?: string | null | undefined;
        correspondent_account?: string | null | undefined;
      }
    | undefined;
}

/** Legal forms of a person who trades under their own name. */
const PERSONS = ['ИП', 'Самозанятый'];
/** Legal forms that a person and an organisation can have. */
const EITHER = ['КФХ', 'Иное'];

/** Person or organisation: by the legal form if that decides it, else by the length of the ИНН. */
function kindOf({ legal_form, inn }: Requisites): 'person' | 'organisation' | undefined {
  if (legal_form && !EITHER.includes(legal_form))
    return PERSONS.includes(legal_form) ? 'person' : 'organisation';
  if (!inn) return undefined;
  return inn.length === 12 ? 'person' : 'organisation';
}

function innError(requisites: Requisites): string | undefined {
  const { inn } = requisites;
  if (!inn) return undefined;
  const isPerson = kindOf(requisites) === 'person';
  const length = isPerson ? 12 : 10;
  if (inn.length !== length)
    return `У ${isPerson ? 'предпринимателя' : 'организации'} в ИНН ${length} цифр, сейчас ${inn.length}`;
  return isInn(inn) ? undefined : 'Контрольные цифры ИНН не сходятся. Проверьте номер';
}

function kppError(requisites: Requisites): string | undefined {
  if (!requisites.kpp) return undefined;
  if (kindOf(requisites) === 'person') return 'КПП бывает только у организаций';
  return isKpp(requisites.kpp) ? undefined : 'КПП — 9 знаков, например 773601001';
}

function ogrnError(requisites: Requisites): string | undefined {
  const { ogrn } = requisites;
  if (!ogrn) return undefined;
  const kind = kindOf(requisites);
  if (kind === 'person' && ogrn.length !== 15)
    return `У предпринимателя в ОГРНИП 15 цифр, сейчас ${ogrn.length}`;
  if (kind === 'organisation' && ogrn.length !== 13)
    return `У организации в ОГРН 13 цифр, сейчас ${ogrn.length}`;
  return isOgrn(ogrn) ? undefined : 'Контрольная цифра ОГРН не сходится. Проверьте номер';
}

const NO_BIC = 'Укажите БИК: по нему проверяется счёт';

function accountError(account: string | null | undefined, bic: string, isRight: typeof isAccount) {
  if (!account) return undefined;
  if (account.length !== 20) return `В счёте 20 цифр, сейчас ${account.length}`;
  if (!bic) return NO_BIC;
  if (!isBic(bic)) return undefined;
  return isRight(account, bic)
    ? undefined
    : 'Контрольная цифра счёта не сходится с БИК. Проверьте оба';
}

/**
 * Errors in a company's numbers, in Russian, by the contract's field names (`bank.account`); empty if there are none.
 */
export function requisiteErrors(requisites: Requisites): Record<string, string[]> {
  const { bank = {} } = requisites;
  const bic = bank.bic ?? '';
  const found = {
    inn: innError(requisites),
    kpp: kppError(requisites),
    ogrn: ogrnError(requisites),
    'bank.bic': bic && !isBic(bic) ? 'БИК — 9 цифр, первые две 04' : undefined,
    'bank.account': accountError(bank.account, bic, isAccount),
    'bank.correspondent_account': accountError(
      bank.correspondent_account,
      bic,
      isCorrespondentAccount,
    ),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error ? [[field, [error]]] : [])),
  );
}
