import { inRussian } from './foreign-words.ts';

const MARKUP = /<[^>]*>/g;

/** Returns the text of a title: without markup, and of `FNAME;Наименование;string` only the part for people. */
export function titleText(title: string): string {
  if (!title.includes('<')) return title;
  const text = title.replace(MARKUP, ' ').trim();
  const parts = text.split(';').map((part) => part.replace(/:$/, '').trim());
  return parts.find((part) => /[а-яё]/i.test(part)) ?? parts.find((part) => part !== '') ?? text;
}

/** Latin spellings of Russian letters, the longest first. */
const SOUNDS: readonly (readonly [string, string])[] =
  'shch:щ sch:щ zh:ж kh:х ts:ц ch:ч sh:ш yu:ю ju:ю ya:я ja:я iy:ий ij:ий a:а b:б v:в w:в g:г d:д e:е z:з i:и j:й y:ы k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф h:х c:ц'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]);
const SOUND = new RegExp(SOUNDS.map(([latin]) => latin).join('|'), 'g');
const CYRILLIC = new Map(SOUNDS);
/** Beginnings of words in titles. None of them is also how an English word is spelt: `model`, `shipping`. */
const ROOTS =
  /^(?:артикул|вылет|высот|город$|диаметр|закуп|категор|код$|колич|кратн|марка$|нагруз|наимен|налич|назван|номенкл|остат|опто|примеч|производ|профил|размер|резерв|розн|сезон|скидк|склад|скорост|состоян|стран|стоим|типоразм|товар|цвет|цен[аы]$|ширин|шипы$|шипован|штрих|валюта)/;

/** Replaces `Marka`, `ostatok`, `cena` by the Russian words that they spell. English words stay. */
const inCyrillic = (title: string) =>
  title.replace(/(?<![a-z])[a-z]{3,}(?![a-z])/g, (word) => {
    const spelt = word.replace(SOUND, (letters) => CYRILLIC.get(letters) ?? letters);
    return ROOTS.test(spelt) ? spelt : word;
  });

/** Returns a title in the form in which titles are compared: lower case, without units and punctuation. */
export const plainTitle = (title: string) =>
  inCyrillic(inRussian(titleText(title)).toLowerCase())
    .replaceAll('ё', 'е')
    .replace(/\((?!опт|розн|закуп|ррц|мрц|vip)[^)]*\)/g, ' ')
    .replace(/[«»"'.,:;!?*№/\\()]/g, ' ')
    .replace(/(?<![а-яa-z])(?:мм|дюйм(?=\S)\S*|шт|штук|руб\S*|rub)(?![а-яa-z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns the words of a title in lower case, cut where programs join them: at case, `_`, `-` and `.`. Keeps units,
 * currencies and what stands in brackets.
 */
export const titleWords = (title: string) =>
  titleText(title)
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}%]+/gu, ' ')
    .trim();

/** Matches any of these words of `titleWords`, each a pattern of a whole word or of several. */
export const wordPattern = (...words: string[]) =>
  new RegExp(`(?:^| )(?:${words.join('|')})(?= |$)`, 'u');
