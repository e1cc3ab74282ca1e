import { fold, nameKey } from '../text/spelling.ts';
import { ATTRIBUTE_LABELS } from './rules.generated.ts';

const NAMES =
  'бренда?|модел[ьи]|марк[аи]|имени|имя|названи[ея]|наименовани[ея]|производител[ья]|изготовител[ья]|фирм[аы]';
const OF_WHAT = `(?:\\s(?:${NAMES}))?`;
const UNSTATED = '(?:указан|задан|заполнен|определен|опознан|известн|выбран|найден)[а-я]*';
const PHRASES = [
  `(?:без|нет)\\s(?:${NAMES}|данных|значения(?: свойства)?)`,
  `(?:(?:${NAMES})\\s?:?\\s?)?(?:не|нет)\\s?${UNSTATED}${OF_WHAT}`,
  `(?:${NAMES})\\s?[:=-]?\\s?(?:нет|отсутству[а-я]*|н/[дуа])`,
  `неизвестн[а-я]*${OF_WHAT}`,
  `отсутству[а-я]*${OF_WHAT}`,
  'no[\\s-]?(?:name|brand|model)|ноу?[\\s-]?нейм',
  'not (?:set|specified|available|known)',
  '#?(?:н/[дуа]|n/[ad])',
];
/** Not in the place of a number: «185/НЕТ ЗНАЧЕНИЯ R14» is a size. */
const START = '(?<![0-9a-zа-я]|\\d/)';
const END = '(?![0-9a-zа-я])';
/** Placeholders that mean nothing else wherever they stand in a name. For folded text. */
export const PLACEHOLDERS = new RegExp(`${START}(?:${PHRASES.join('|')})${END}\\.?`, 'g');

/** Placeholders only where they are all that is said. */
const ALONE = [
  'нет',
  'не',
  'ни',
  'без',
  'кроме',
  'б/?[мб]',
  'б/н',
  'na',
  'none',
  'null',
  'nil',
  'nan',
  'undefined',
  'unknown',
  'empty',
  'пусто',
  'проч(?:ее|ие|ая|ий)',
  'друг(?:ое|ие|ая|ой)',
  'ин(?:ое|ые|ая|ой)',
  'люб(?:ое|ые|ая|ой)',
  'разн(?:ое|ые|ая|ый)',
  'все',
  'other',
  'any',
  'test',
  'тест',
];
/** Kinds of goods: «Viatti Штамп» came from a wheel's name. In another column they say something. */
const KINDS =
  /^(?:(?:авто)?шин[аыу]|диски?|кол[её]с[оа]|штамп(?:ованн[а-я]*|ы)?|лит(?:ой|ые|ая)|литье|кован[а-я]{2}|зима|лето|зимн[а-я]{2}|летн[а-я]{2}|шип(?:ы|ованн[а-я]*)?|липучка|комплект|запаска|докатка)$/;
const WHOLE = new RegExp(`^(?:${[...PHRASES, ...ALONE].join('|')})$`);

/** Titles of columns and filters, by `nameKey`: no product has them for a name. */
const TITLES: ReadonlySet<string> = new Set(
  [
    ...ATTRIBUTE_LABELS,
    'Бренд',
    'Марка',
    'Производитель',
    'Изготовитель',
    'Модель',
    'Наименование',
    'Название',
    'Номенклатура',
    'Товар',
    'Артикул',
    'Цена',
    'Остаток',
    'Brand',
    'Model',
    'Name',
    'Title',
  ].map(nameKey),
);

const plain = (text: string) =>
  fold(text)
    .replace(/\s+/g, ' ')
    .replace(/^[^0-9a-zа-я#]+|[^0-9a-zа-я]+$/g, '');

/** Checks whether a text stands where nothing is said: «Без модели», «не указано», «-», `n/a`, or a column's title. */
export const isPlaceholder = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || WHOLE.test(plain(text)) || TITLES.has(nameKey(plain(text)));

/** Checks whether a text is no brand and no model: a placeholder, or a word for a kind of goods such as «Штамп». */
export const isNoName = (text: string): boolean => isPlaceholder(text) || KINDS.test(plain(text));

/** Returns a name, or null if it is only a placeholder for one. */
export const statedName = (text: string | null): string | null =>
  text === null || isNoName(text) ? null : text;
