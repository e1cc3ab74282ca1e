const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const cyrillicOf = new Map([...LATIN].map((sign, at) => [sign, CYRILLIC[at] ?? '']));

/** The same keys in the Russian layout. */
const inCyrillic = (text: string) => [...text].map((sign) => cyrillicOf.get(sign) ?? sign).join('');

const RUSSIAN = ['пароль', 'любовь', 'наташа', 'марина', 'максим', 'солнышко', 'привет', 'россия'];
const TAILS = ['', '1', '12', '123', '1234', '12345', '123456', '!', '2024', '2025', '2026'];

/** The contract takes no shorter one, so that shorter ones need no place. */
const MIN_LENGTH = 8;

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const usual = dictionary['passwords-common'].map(String);
  const russian = RUSSIAN.flatMap((word) => TAILS.map((tail) => word + tail));
  return new Set(
    [...usual, ...usual.map(inCyrillic), ...russian].filter((word) => word.length >= MIN_LENGTH),
  );
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Passwords that are tried first, in lower case: the most common ones, in both layouts of the keyboard. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= read();
  return list;
}
