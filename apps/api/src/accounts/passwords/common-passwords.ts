const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const cyrillicOf = new Map([...LATIN].map((sign, at) => [sign, CYRILLIC[at] ?? '']));

/** Returns what the same keys type in the Russian layout. */
const inCyrillic = (text: string) => [...text].map((sign) => cyrillicOf.get(sign) ?? sign).join('');

const RUSSIAN = ['пароль', 'любовь', 'наташа', 'марина', 'максим', 'солнышко', 'привет', 'россия'];
const TAILS = ['', '1', '12', '123', '1234', '12345', '123456', '!', '2024', '2025', '2026'];

/** The password of the demo's accounts, which the server prints and the documentation names. */
export const DEMO_PASSWORD = 'Protektor-2026';

/** The contract allows no shorter password, so the list leaves out shorter ones. */
const MIN_LENGTH = 8;

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const usual = dictionary['passwords-common'].map(String);
  const russian = RUSSIAN.flatMap((word) => TAILS.map((tail) => word + tail));
  return new Set(
    [...usual, ...usual.map(inCyrillic), ...russian, DEMO_PASSWORD.toLowerCase()].filter(
      (word) => word.length >= MIN_LENGTH,
    ),
  );
}

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords that attackers try first, in lower case: the most common ones, in both keyboard layouts, and the one
 * that we publish.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= read();
  return list;
}
