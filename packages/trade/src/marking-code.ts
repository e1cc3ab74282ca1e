/** What stands for the group separator, where a scanner or a file can't hold the character itself: no mark of a serial. */
const SEPARATOR = String.raw`(?:[\u001d\u001e\u241d\u2194\u00e8#$|]|[{<[(](?:GS|FNC1|0x1D|F8|ALT029)[}>\])]|\^\]|\\(?:x1d|u001d|0?29|035|F)|[%]1d|_x001d_|0x1d|\^)`;
const PREFIX = String.raw`(?:\][dCQ]\d|${SEPARATOR})*`;
const SERIAL = String.raw`[A-Za-z0-9!"%&'()*+,\-./_:;=<>?]{13}`;

/** GTIN and serial number by their places: only what follows them may be a separator, a check part, a closing quote. */
const FORM = new RegExp(
  String.raw`^${PREFIX}(?:\(01\)|\[01\]|01)(\d{14})${SEPARATOR}*(?:\(21\)|\[21\]|21)(${SERIAL})(?:${SEPARATOR}*(?:[([]?9[1-3][)\]]?.*)?|["'»”“\`@;,.$]+)$`,
  'i',
);

const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю.Ё"№;:?ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,/';
const ENGLISH_KEYS = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~@#$^&QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?|';
const KEYS = new Map([...RUSSIAN_KEYS].map((key, at) => [key, ENGLISH_KEYS[at] ?? key]));

/** Whether a scanner has typed the text while the keyboard layout was Russian: then all of its letters are. */
export const isRussianLayout = (text: string) =>
  /[а-яё]/i.test(text) && !/[a-z]/i.test(text.replaceAll(new RegExp(SEPARATOR, 'gi'), ''));

const inEnglishLayout = (text: string) => [...text].map((key) => KEYS.get(key) ?? key).join('');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const charOf = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

/** The text as it was before it was escaped, once or more often, for a web page or for JSON. */
function unescaped(text: string): string {
  const plain = text
    .replaceAll(/&#(x?)0*([\da-f]{1,4});/gi, (_, hex: string, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll(
      /&(amp|lt|gt|quot|apos);/gi,
      (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity,
    )
    .replaceAll(/\\u00([\da-f]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
    .replaceAll(/\\(["'/])/g, '$1');
  return plain === text ? text : unescaped(plain);
}

/** Whether the last digit of a GTIN is the check digit of the others. */
function hasCheckDigit(gtin: string): boolean {
  const sum = [...gtin].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** What neither prints nor separates: spaces, control characters, marks that copying leaves. */
const UNSEEN = new RegExp(String.raw`(?!${SEPARATOR})[\s\p{Cc}\p{Cf}]`, 'giu');

const LINK = /^https?:\/\/[^\s?#]*?\/01\/(\d{14})\/21\/([^/?#]+)/i;
const LABELS =
  /^GTIN[:=]?(\d{14})[,;]?(?:SN|S\/N|SERIAL(?:NUMBER)?|серийныйномер|серия)[:=]?(.+)$/i;

/** The code whose parts are told by the address of a GS1 link or by labels instead of by their places. */
function inPlaces(text: string): string {
  const [, linked, escaped = ''] = LINK.exec(text) ?? [];
  if (linked) return `01${linked}21${escaped.replaceAll(/%([\da-f]{2})/gi, charOf)}`;
  const [, gtin, serial] = LABELS.exec(text) ?? [];
  return gtin ? `01${gtin}21${serial}` : text;
}

/** Letters, digits and marks as wide as an ideograph, which some scanners' programs write. */
const asHalfWidth = (text: string) =>
  text.replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** The text without escapes and spaces, as English keys, without the quotes around it: in the Russian layout they are @. */
function plainOf(scanned: string): string {
  const typed = inPlaces(unescaped(asHalfWidth(scanned)).replaceAll(UNSEEN, ''));
  const latin = isRussianLayout(typed) ? unescaped(inEnglishLayout(typed)) : typed;
  const [, quotes = '', inner = ''] = /^(["'«“„`@]*)(.*)$/s.exec(latin) ?? [];
  return quotes.startsWith('"') ? inner.replaceAll('""', '"') : inner;
}

/**
 * Returns the identification code of «Честный знак» in a scanned or pasted text: GTIN and serial number, without the
 * check part that follows. Decision 281.
 * @see government decree 1958 of 31.12.2019, on the marking of tyres
 */
export function identificationCode(scanned: string): string | undefined {
  const [, gtin = '', serial = ''] = FORM.exec(plainOf(scanned)) ?? [];
  return gtin && hasCheckDigit(gtin) ? `01${gtin}21${serial}` : undefined;
}

/** Says why a text is no identification code, and what to do about it: another scan would bring the same text. */
export function codeFault(scanned: string): string {
  const plain = plainOf(scanned).replace(new RegExp(`^${PREFIX}`, 'i'), '');
  if (/^(?:\d{8}|\d{12,14})$/.test(plain))
    return 'Это штрихкод товара, он у всех таких шин один: нужен квадратный код Data Matrix с этикетки шины';
  if (/^(?:\(00\)|00)\d{18}$/.test(plain))
    return 'Это код упаковки: нужны коды самих шин, с этикетки каждой';
  const [, gtin, rest] = /^(?:\(01\)|\[01\]|01)(\d{14})(.*)$/.exec(plain) ?? [];
  if (gtin === undefined || rest === undefined)
    return 'Это не код маркировки шины: он начинается с 01 и ещё 14 цифр. Скопируйте код из «Честного знака»';
  if (!hasCheckDigit(gtin))
    return `В номере товара ${gtin} ошибка: последняя цифра не сходится. Скопируйте код из «Честного знака»`;
  if (!/^(?:\(21\)|\[21\]|21)/.test(rest.replace(new RegExp(`^${SEPARATOR}+`, 'i'), '')))
    return 'После номера товара нет серийного: он начинается с 21. Скопируйте код из «Честного знака»';
  return 'В серийном номере шины 13 латинских букв, цифр и знаков, здесь он другой. Скопируйте код из «Честного знака»';
}

/** Tyres are marked goods, wheels are not. */
export const isMarked = (section: string) => section.endsWith('tyres');

/** What a numbered or bulleted list puts before a line. */
const LIST_MARK = /^[\d.)\-–—•*]{1,4}$/;

/**
 * Parts a text into codes: one a line, or several in a line, each beginning with its GTIN. What may end a serial number
 * as well as a cell stays.
 */
export const codesOf = (text: string): string[] =>
  text
    .split(/[\r\n\t]+|(?: +|[;,])(?=["'«“„`]*(?:\][a-zъв]\d)?[([]?0\s*1[)\]]?\s*\d{14})/i)
    .map((code) => code.trim())
    .filter((code) => code !== '' && !LIST_MARK.test(code));
