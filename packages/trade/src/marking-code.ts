/** What stands for the group separator, where a scanner or a file can't hold the character itself. */
const SEPARATOR = String.raw`(?:\u001d|\u241d|\u00e8|\{(?:GS|FNC1)\}|<(?:GS|FNC1)>|\^\]|\\x1d|\\u001d|\\035)`;
const PREFIX = String.raw`(?:\][dCQ]\d|${SEPARATOR})*`;
const SERIAL = String.raw`[A-Za-z0-9!"%&'()*+,\-./_:;=<>?]{13}`;

/** GTIN and serial number by their places: only what follows them may be a separator, a check part, a closing quote. */
const FORM = new RegExp(
  String.raw`^${PREFIX}(?:\(01\)|01)(\d{14})${SEPARATOR}*(?:\(21\)|21)(${SERIAL})(?:(?:${SEPARATOR})*(?:\(?9[1-3]\)?.*)?|["'»”;,]+)$`,
  'i',
);

const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю.Ё"№;:?ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,/';
const ENGLISH_KEYS = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~@#$^&QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?|';
const KEYS = new Map([...RUSSIAN_KEYS].map((key, at) => [key, ENGLISH_KEYS[at] ?? key]));

/** Whether a scanner has typed the text while the keyboard layout was Russian: then all of its letters are. */
export const isRussianLayout = (text: string) => /[а-яё]/i.test(text) && !/[a-z]/i.test(text);

const inEnglishLayout = (text: string) => [...text].map((key) => KEYS.get(key) ?? key).join('');

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#29;': '\u001d',
  '&#x1d;': '\u001d',
};
const unescaped = (text: string) =>
  text.replaceAll(
    /&(?:amp|lt|gt|quot|apos|#39|#29|#x1d);/gi,
    (entity) => ENTITIES[entity.toLowerCase()]!,
  );

/** Whether the last digit of a GTIN is the check digit of the others. */
function hasCheckDigit(gtin: string): boolean {
  const sum = [...gtin].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The text as English keys, without spaces, and without the quotes that a table puts around it. */
function plainOf(scanned: string): string {
  const latin = isRussianLayout(scanned) ? inEnglishLayout(scanned) : scanned;
  const dense = latin.replaceAll(/\s/g, '');
  const [, quote, inner] = /^(["'«“])(.*)$/.exec(dense) ?? [];
  if (inner === undefined) return dense;
  return quote === '"' ? inner.replaceAll('""', '"') : inner;
}

/**
 * Returns the identification code of «Честный знак» in a scanned or pasted text: GTIN and serial number, without the
 * check part that follows. A code that was escaped for a web page is read before it is taken literally.
 * @see government decree 1958 of 31.12.2019, on the marking of tyres
 */
export function identificationCode(scanned: string): string | undefined {
  const plain = plainOf(scanned);
  for (const text of new Set([unescaped(plain), plain])) {
    const [, gtin = '', serial = ''] = FORM.exec(text) ?? [];
    if (gtin && hasCheckDigit(gtin)) return `01${gtin}21${serial}`;
  }
  return undefined;
}

/** Says why a text is no identification code, and what to do about it: another scan would bring the same text. */
export function codeFault(scanned: string): string {
  const plain = unescaped(plainOf(scanned)).replace(new RegExp(`^${PREFIX}`, 'i'), '');
  if (/^(?:\d{8}|\d{12,14})$/.test(plain))
    return 'Это штрихкод товара, он у всех таких шин один: нужен квадратный код Data Matrix с этикетки шины';
  if (/^(?:\(00\)|00)\d{18}$/.test(plain))
    return 'Это код упаковки: нужны коды самих шин, с этикетки каждой';
  const [, gtin, rest] = /^(?:\(01\)|01)(\d{14})(.*)$/.exec(plain) ?? [];
  if (gtin === undefined || rest === undefined)
    return 'Это не код маркировки шины: он начинается с 01 и ещё 14 цифр. Скопируйте код из «Честного знака»';
  if (!hasCheckDigit(gtin))
    return `В номере товара ${gtin} ошибка: последняя цифра не сходится. Скопируйте код из «Честного знака»`;
  if (!/^(?:\(21\)|21)/.test(rest.replace(new RegExp(`^${SEPARATOR}+`, 'i'), '')))
    return 'После номера товара нет серийного: он начинается с 21. Скопируйте код из «Честного знака»';
  return 'В серийном номере шины 13 латинских букв, цифр и знаков, здесь он другой. Скопируйте код из «Честного знака»';
}

/** Tyres are marked goods, wheels are not. */
export const isMarked = (section: string) => section.endsWith('tyres');

/**
 * Parts a text into codes: one a line, or several in a line, each beginning with its GTIN. What may end a serial number
 * as well as a cell stays.
 */
export const codesOf = (text: string): string[] =>
  text
    .split(/[\r\n\t]+|(?: +|[;,])(?=["'«“]?(?:\][a-zъв]\d)?\(?0\s*1\)?\s*\d{14})/i)
    .map((code) => code.trim())
    .filter(Boolean);
