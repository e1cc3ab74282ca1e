import { matchesOf } from '../text/matches.ts';
import { asLatin, nameKey } from '../text/spelling.ts';
import type { Section, Span } from '../text/text-reading.ts';
import { brandNamed, type Dictionary } from '../trade/dictionary.ts';
import { canMake } from '../trade/maker-kinds.ts';
import { isWheelSection } from '../trade/rules.generated.ts';
import type { Draft } from './draft.ts';

const WORD = /[^\s¦,;:()[\]"«»|]+/g;
/** The most words that a brand's name has: «Race Ready Flow Forming». */
const LONGEST = 4;
/** What may stand between the words of one brand. */
const JOINED = /^[\s()]*$/;

/** An abbreviation of the trade, not K&K: «к.к.» and «к/к» mean «камера, кольцо» inside a name. */
const ABBREVIATION = /^[а-я][./][а-я]\.?$/;

export interface BrandInName extends Span {
  brand: string;
}

/** Cache of all beginnings of brands' spellings, per dictionary. */
const beginnings = new WeakMap<Dictionary['brands'], { spellings: number; known: Set<string> }>();

function beginningsOf({ brands }: Dictionary): Set<string> {
  const last = beginnings.get(brands);
  if (last?.spellings === brands.size) return last.known;
  const known = new Set<string>();
  for (const key of brands.keys())
    for (let end = 1; end <= key.length; end++) known.add(key.slice(0, end));
  beginnings.set(brands, { spellings: brands.size, known });
  return known;
}

/** Checks whether any brand begins with a word. For most words of a name this is the only check needed. */
const canBegin = (known: Set<string>, word: string) =>
  known.has(nameKey(word)) || (/[а-я]/.test(word) && known.has(nameKey(asLatin(word))));

/** Looks up a brand. Letters that look the same in both alphabets count as the same: `РIRELLI`, «К&К». */
function known(dictionary: Dictionary, spelling: string, section: Section): string | undefined {
  // «ГАЗ» is a brand of wheels, while a tyre is for that lorry
  if (!isWheelSection(section) && isCar(spelling)) return undefined;
  const brand =
    brandNamed(dictionary, spelling, section) ??
    (/[а-я]/.test(spelling) ? brandNamed(dictionary, asLatin(spelling), section) : undefined);
  return brand && canMake(brand, section) ? brand : undefined;
}

/** Finds a brand at the beginning of a word: `Кама-310`, `Tyrex/CRG`. */
function beginning(dictionary: Dictionary, word: string, section: Section) {
  const first = /^(?!газ-\d)[a-zа-я&.]{3,}(?=[-/_](?=.))/.exec(word)?.[0];
  const brand = first && known(dictionary, first, section);
  return brand && first ? { brand, length: first.length } : undefined;
}

/** Brands of a factory that lists write behind the factory's own name: «АШК NorTec TR-115» is a Nortec. */
const OF_FACTORY: ReadonlyMap<string, readonly string[]> = new Map([['Алтайшина', ['Nortec']]]);

/** Finds the brand of a name: the first one, or right behind a factory the brand that it makes. */
export function findBrand(
  draft: Draft,
  dictionary: Dictionary,
  section: Section,
): BrandInName | undefined {
  const first = firstBrand(draft, dictionary, section);
  const factoryBrand = first && OF_FACTORY.get(first.brand);
  if (!factoryBrand) return first;
  const gap = /^[\s()]*/.exec(draft.folded.slice(first.end))![0].length;
  const start = first.end + gap;
  const [word] = matchesOf(WORD, draft.folded.slice(start));
  const brand = word?.index === 0 ? known(dictionary, word[0], section) : undefined;
  return word && brand && factoryBrand.includes(brand)
    ? { start: first.start, end: start + word[0].length, brand }
    : first;
}

/** Finds the first brand in the unread part of a name, with as many words as possible. */
function firstBrand(
  draft: Draft,
  dictionary: Dictionary,
  section: Section,
): BrandInName | undefined {
  const words = matchesOf(WORD, draft.folded).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const begins = beginningsOf(dictionary);
  for (const [at, { start, end: firstEnd }] of words.entries()) {
    if (!canBegin(begins, draft.folded.slice(start, firstEnd))) continue;
    for (let count = Math.min(LONGEST, words.length - at); count > 0; count--) {
      const { end } = words[at + count - 1]!;
      const between = words
        .slice(at, at + count - 1)
        .every((word, i) => JOINED.test(draft.folded.slice(word.end, words[at + i + 1]!.start)));
      const spelling = draft.folded.slice(start, end);
      // two letters are a brand only at the beginning: «LS», «OZ»
      const isShort = spelling.length < 3 || ABBREVIATION.test(spelling);
      if (!between || (isShort && at > 0)) continue;
      const brand = known(dictionary, spelling, section);
      if (brand) return { start, end, brand };
    }
  }
  for (const { start, end } of words) {
    const part = beginning(dictionary, draft.folded.slice(start, end), section);
    if (part) return { start, end: start + part.length, brand: part.brand };
  }
  return undefined;
}

/** Words at the beginning of a name that are not a brand. */
const NO_BRAND =
  /^(?:грузов|легков|спец|индустр|сельхоз|авто|диск|шин|нов|зим|лет|лит|штамп|кован|стал|черн|сереб|бел|сер|silver|black|white|grey|для|без|шт|от|и$|погрузч|мини|экскав|тележ|комбайн|трактор|сеялк|культив|прицеп|\d)/;

/** Checks whether a word says what the goods are or what they are for, so it cannot be a brand. */
export const isNoBrand = (word: string) => NO_BRAND.test(word.toLowerCase());

/** Makers and models of cars: a wheel's name mentions them because it fits the car, not as its own brand. */
const CAR =
  /^(?:гранта|приора|калина|веста|ларгус|патриот|хантер|ваз|лада|уаз|нива|газ|газель|соболь|камаз|маз|зил|мтз|vaz|lada|uaz|audi|bmw|chery|chevrolet|citroen|daewoo|fiat|ford|geely|haval|honda|hyundai|infiniti|kia|lexus|mazda|mercedes|mitsubishi|nissan|opel|peugeot|porsche|renault|seat|skoda|ssangyong|subaru|suzuki|toyota|volkswagen|volvo|vw|рено|киа|форд|тойота|хендай|хундай|ниссан|шевроле|шкода)$/;

export const isCar = (word: string) => CAR.test(word.toLowerCase());

/** Guesses the brand: a word at the beginning that looks like a name, with a capital letter and without digits. */
export function guessBrand(draft: Draft, { start, end }: Span): BrandInName | undefined {
  const text = draft.original.slice(start, end);
  const word = /^[A-Za-zА-Яа-яЁё][A-Za-zА-Яа-яЁё&'.]+(?:-[A-Za-zА-Яа-яЁё]+)*(?![\d&'.-])/.exec(
    text,
  )?.[0];
  const folded = word?.toLowerCase() ?? '';
  if (!word || word.length < 3 || isNoBrand(word)) return undefined;
  // «Форсаж-УАЗ» is a wheel for that car
  if (isCar(folded.split('-').at(-1) ?? '')) return undefined;
  const isName = /^[A-ZА-ЯЁ]/.test(word);
  return isName ? { start, end: start + word.length, brand: word } : undefined;
}
