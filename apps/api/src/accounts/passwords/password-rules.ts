import { invalid } from '../../contract/refusal.ts';
import { commonPasswords } from './common-passwords.ts';

/** Least number of characters in a password besides the words that anybody would try on this account. */
const MIN_OWN_SIGNS = 4;
/** Shorter words are ignored: they are parts of many others. */
const MIN_WORD = 4;
const PRODUCT = ['protektor', 'протектор', 'protector'];

/** Whether the sign after another is the next or the one before in its alphabet, or the same. */
const isStep = (text: string, at: number) =>
  at > 0 && Math.abs(text.charCodeAt(at) - text.charCodeAt(at - 1)) <= 1;

/** Returns the shortest part whose repetition is the text: `abab` of `ababa`. */
function periodOf(text: string): string {
  for (let length = 1; length < text.length; length++) {
    const part = text.slice(0, length);
    if (text === part.repeat(Math.ceil(text.length / length)).slice(0, text.length)) return part;
  }
  return text;
}

/** Whether a password is little more than one sign, a short part again and again, or signs in their order. */
function isPattern(password: string): boolean {
  const part = periodOf(password.toLowerCase());
  const rest = [...part].filter((_, at) => !isStep(part, at));
  return rest.length < MIN_OWN_SIGNS;
}

const wordsOf = (login: string) =>
  login.includes('@') ? [login, ...login.split(/[@.+_-]/)] : [login, login.slice(1)];

/** Whether a password is little more than words that anybody would try on an account with these logins. */
export function isOwnWords(password: string, logins: readonly string[]): boolean {
  const words = [...PRODUCT, ...logins.flatMap(wordsOf)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_WORD)
    .sort((a, b) => b.length - a.length);
  const text = password.toLowerCase();
  // a phone number may be written with spaces, brackets, dashes and a plus, or without
  const rest = [text, text.replaceAll(/[\s()+-]/g, '')].map((form) =>
    words.reduce((left, word) => left.replaceAll(word, ''), form),
  );
  return rest.some((left) => left.length < MIN_OWN_SIGNS);
}

/** Throws a 422 problem for a new password that attackers would try first. The contract checks all other rules. */
export async function assertPassword(password: string, logins: readonly string[]): Promise<void> {
  if (isOwnWords(password, logins))
    throw invalid({ password: ['Пароль не должен состоять из логина или названия сервиса'] });
  if (isPattern(password))
    throw invalid({ password: ['Повторы и знаки по порядку подбирают первыми: добавьте других'] });
  if ((await commonPasswords()).has(password.toLowerCase()))
    throw invalid({ password: ['Этот пароль один из самых частых: его подбирают первым'] });
}
