import { type CarKind, readCar } from '../cars/read-car.ts';
import type { NameIndex } from '../models/model-names.ts';
import { modelsOf } from '../models/models.ts';
import { isKnown, type Piece } from '../models/piece.ts';
import { readFinishAt } from '../models/read-colour.ts';
import { readLoosely, sounding } from '../models/read-loosely.ts';
import { readName, readNameAt, readUnsoldAt } from '../models/read-name.ts';
import { readWholeModel } from '../models/read-whole-model.ts';
import { modelWords, modelWordsOf } from '../models/spoken-words.ts';
import { LONE_RIM_NUMBERS, RIM_SIZES } from '../sizes/rim-sizes.ts';
import { LOAD_BEHIND_SIZE, LOADS_ALONE, SERVICE_INDEX } from '../sizes/service-index.ts';
import { withSizeSigns } from '../sizes/size-signs.ts';
import { LONE_TYRE_NUMBERS, TYRE_SIZES, VAN_APART } from '../sizes/tyre-sizes.ts';
import { foreignAmountAt } from '../text/foreign-money.ts';
import { readNotation } from '../text/notation.ts';
import { soundOf } from '../text/sound.ts';
import {
  asLatin,
  asMarking,
  asSounded,
  fold,
  inOtherLayout,
  nameKey,
  wordsOf,
} from '../text/spelling.ts';
import type { Field, Reading, Section, TextMatch } from '../text/text-reading.ts';
import { readWord } from '../text/text-words.ts';
import { isWheelSection } from '../trade/rules.generated.ts';
import { readFiller } from './fillers.ts';
import { LOAD_LIMITS, QUERY_BOUNDS, readSpeedBehindSize } from './query-bounds.ts';
import { readPrice } from './query-prices.ts';
import { QUERY_RIMS } from './query-rims.ts';
import { LONE_QUERY_NUMBERS, PIECES_BEHIND_SIZE, QUERY_SIZES } from './query-sizes.ts';
import { atLeast, readQueryWord } from './query-words.ts';
import { readYearAlone, readYearSince, readYearUntil } from './query-years.ts';

const isWholeSize = (reading: Reading | undefined) =>
  Boolean(reading?.filter.width && reading.filter.profile && reading.filter.diameter);

/** Words and signs that join a number to what stands before it or behind it: «на 16 и на 17», «16, 17». */
const JOINED_BEFORE = /(?:(?<![а-я])(?:или|либо|и|до|по)\s+(?:на\s+)?|[,/+-]\s*)$/;
const JOINED_BEHIND = /^\s*(?:(?:или|либо|и|до|по)(?![а-я])|[,/+-])/;

/** «20 колес 205/55 16»: beside a whole size a number of wheels is no rim. */
const COUNTED = /^\s?(?:кол[ео]с|шин|покрыш|дисков|балл?он)/;

/** Checks whether a piece is an unread word that models' names have. */
const isModelWordAt = (index: NameIndex, piece: Piece | undefined): boolean =>
  piece !== undefined &&
  !piece.reading &&
  !isKnown(piece) &&
  /^[a-zа-я]{3,}$/.test(piece.word) &&
  modelWords(index, piece.word).some((word) => index.modelWords.has(word));

/**
 * Takes back the readings of single numbers beside a whole size: the `300` of «лк 300 265/55 20» is not another width.
 * A number that repeats a part of the size, or is joined to another piece, is kept.
 */
function withoutStrayNumbers(index: NameIndex, text: string, pieces: readonly Piece[]): Piece[] {
  const whole = pieces.flatMap(({ reading }) => (isWholeSize(reading) ? [reading!.filter] : []));
  if (whole.length === 0) return [...pieces];
  const isBrand = (piece: Piece | undefined) => piece?.reading?.field === 'brand';
  return pieces.map((piece, at) => {
    const { start, end, word, reading } = piece;
    if (reading?.field !== 'size' || !/^\d{2,3}$/.test(word)) return piece;
    const isRepeated = whole.some(({ width = [], diameter = [] }) =>
      [...width, ...diameter].includes(Number(word)),
    );
    const isJoined =
      JOINED_BEFORE.test(text.slice(0, start)) || JOINED_BEHIND.test(text.slice(end));
    if (isRepeated || isJoined) return piece;
    const counted = COUNTED.test(text.slice(end)) ? atLeast(Number(word)) : undefined;
    if (counted) return { ...piece, reading: { field: 'quantity', ...counted } };
    // «кама 205» may be a model, and «mps 400» another one than MPS 500
    const isOfName =
      isBrand(pieces[at - 1]) || isBrand(pieces[at + 1]) || isModelWordAt(index, pieces[at - 1]);
    return { start, end, word, ...(!isOfName && { isStray: true }) };
  });
}

/** What BMW and Mercedes call their bodies: behind the car, E70 is no model of a tyre. */
const BODIES: Readonly<Record<string, RegExp>> = {
  BMW: /^[efgu]\d{2}$/,
  'Mercedes-Benz': /^[acswxv]\d{3}$/,
};
const withoutBodies = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    const { brand = '' } = (pieces[at - 1]?.reading?.filter.car ?? {}) as { brand?: string };
    return BODIES[brand]?.test(asMarking(piece.word)) && !piece.reading
      ? { ...piece, isStray: true }
      : piece;
  });

/**
 * Words that buyers say of goods and that are no names, however much they sound like one: «шашка» is a tread, not
 * Sasqua. They stay words.
 */
const ORDINARY = new RegExp(
  `^(?:${[
    'шаш(?:к[аиуе]|кой|ек|ечк[а-я]*|ечн[а-я]*)',
    '[её]лоч?к[а-я]*',
    'полос[а-я]{0,3}|дорожк[а-я]*|ребр[а-я]{1,3}|клюшк[а-я]*|канавк[а-я]*|ламел[а-я]*|грунтозацеп[а-я]*',
    'протектор[а-я]*|боковин[а-я]*|каркас[а-я]*|борт|борта|беговая',
    'снежинк[а-я]*|гор[аы]|дожд[а-я]*|асфальт[а-я]*|гравий|грунт[а-я]*|песок|песк[а-я]{1,2}|л[её]д|льда|снег[а-я]{0,2}|трасс[а-я]{1,2}|шоссе|дорог[аиуе]|бездорож[а-я]*',
    'шум[а-я]{0,3}|сцеплени[а-я]*|износ[а-я]*|пробег[а-я]*|ресурс[а-я]*|нагрузк[а-я]*|скорост[ьи]|давлени[а-я]*',
    'выше|ниже|больше|меньше|ндс|налог[а-я]*|контрол[а-я]{1,3}|безнал[а-я]*|нал|наличн[а-я]*|счет[а-я]*|оплат[а-я]*|предоплат[а-я]*|отсрочк[а-я]*|документ[а-я]*',
    'гайк[а-я]*|секретк[а-я]*|колпач?к[а-я]*|ниппел[а-я]*|золотник[а-я]*|вентил[а-я]{1,3}|шприц[а-я]*|насос[а-я]*|домкрат[а-я]*',
    'гаранти[а-я]*|скидк[а-я]*|поставк[а-я]*|замен[а-я]{1,3}|пара|смена|запас[а-я]*|остаток|парти[а-я]{1,2}|отгрузк[а-я]*',
    'машинк[а-я]*|тележк[а-я]*|тачк[а-я]*|коляск[а-я]*|велосипед[а-я]*|самокат[а-я]*|такси|дача|дачу|дачи',
    // of other trades: a list may come to the wrong address
    'кист[а-я]{1,3}|кисточк[а-я]*|краск[а-я]*|эмал[а-я]{1,3}|лак[аиуо]?в?|ведр[а-я]{1,3}|валик[а-я]*|шпатл[её]вк[а-я]*|цемент[а-я]*|кирпич[а-я]*|плитк[а-я]*|доск[а-я]*|гвозд[а-я]{1,3}|саморез[а-я]*',
    'диван[а-я]*|стол[аы]?|стул[а-я]*|шкаф[а-я]*|кроват[а-я]{1,3}|матрас[а-я]*|рубаш[а-я]*|ботин[а-я]*|сапог[а-я]*|хлеб[а-я]*|молок[а-я]*|сахар[а-я]*|мук[аиу]|круп[аы]|консерв[а-я]*',
    'жена|жене|жены|муж|мужу|сын|сыну|друг|другу|бабушк[а-я]*|клиент[а-я]*|сосед[а-я]*',
  ].join('|')})$`,
);

const END_OF_MACHINE = /^(?:(?:перед|зад)(?:н[а-я]*)?|спереди|сзади)$/;

const isOrdinary = (word: string): boolean => ORDINARY.test(word);

const LIMITS_BEHIND_SIZE = [...PIECES_BEHIND_SIZE, ...LOAD_LIMITS];
const LOADS_BEHIND_SIZE = [...LOADS_ALONE, ...LOAD_BEHIND_SIZE];
const OF_QUERIES = [...QUERY_SIZES, ...QUERY_RIMS, ...QUERY_BOUNDS];
const SIZES = [VAN_APART, ...TYRE_SIZES, ...RIM_SIZES];
const LONE_NUMBERS = [
  ...LONE_TYRE_NUMBERS,
  ...LOADS_ALONE,
  ...LONE_QUERY_NUMBERS,
  ...LONE_RIM_NUMBERS,
];

const isCar = (piece: Piece) => piece.isCar === true;

const SEPARATORS = /[\s,;:()[\]"'!?|+./=-]*/y;
const WORD = /\d+(?=\.(?:\s|$))|[^\s,;:()"]+/y;
const CHUNK = /\S+/y;

/** An asterisk that does not multiply is the mark of BMW. */
const STARS = /(?<=\()\*{1,2}(?=\))|(?<=(?:^|[a-zа-я]|[rр]\s?\d\d)\s)\*{1,2}(?=\s|$)/gi;

/** The most words of a model's name that are looked at. */
const LONGEST = 5;

const take = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/**
 * In the Latin layout «5х114.3» is `5[114/3`, «6.5х16» is `6/5[16` and «22.5» is `22/5`. `195_65_15` is a size. The Latin C
 * of a van, unlike «с», is no preposition, so it becomes «ц».
 */
const withSigns = (folded: string) =>
  folded
    .replace(/(?<=(?<!\d)1[3-7] )c(?![0-9a-zа-я]| [а-я]+(?:ами|ями|[оеё][йм])(?![а-я]))/g, 'ц')
    .replace(/(?<=\d\[[\d/]+)\/(?=\d(?![\d[]))|(?<=(?:^|\s)\d{1,2})\/(?=5\[)/g, '.')
    .replace(/(?<=(?:^|[\sr])(?:1[79]|22))\/(?=5(?![\d/]))/g, '.')
    .replace(/(?<=\d)\[(?=\d)/g, 'x')
    .replaceAll('_', ' ');

/** Reads a Russian word typed in the Latin layout. It may contain punctuation: `,hbl;cnjey` is «бриджстоун». */
function readKeys(
  index: NameIndex,
  section: Section,
  text: string,
  at: number,
): (TextMatch & { word?: string }) | undefined {
  const chunk = take(CHUNK, text, at);
  if (!/[a-z]/.test(chunk) || !/[[\];',.]/.test(chunk)) return undefined;
  const word = inOtherLayout(chunk);
  const found = readNameAt(index, section, word, 0) ?? readWord(section, word, 0);
  if (readFiller(word, 0)?.length === chunk.length) return { length: chunk.length };
  if (found?.reading && found.length === chunk.length)
    return { length: found.length, reading: { ...found.reading, corrected: true } };
  const slip = /^[а-я]{6,}$/.test(word) ? readLoosely(index, section, word) : undefined;
  if (slip?.field === 'brand')
    return { length: chunk.length, reading: { ...slip, corrected: true } };
  return word.length > 3 && sounding(index, word).length > 0
    ? { length: chunk.length, word }
    : undefined;
}

/** Reads a word without meaning, such as «диски», typed in the Latin layout. */
function fillerKeys(word: string): TextMatch | undefined {
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  const filler = readFiller(inOtherLayout(word), 0);
  return filler?.length === word.length ? filler : undefined;
}

/** Checks whether a number continues a name: the `7` of «Hakka 7», the `205` of «Кама-205». */
function continuesName(index: NameIndex, pieces: readonly Piece[], word: string): boolean {
  const last = pieces.at(-1);
  if (!last || (last.reading && last.reading.field !== 'brand')) return false;
  const brands = pieces.flatMap(({ reading }) => reading?.filter.brand ?? []);
  const run = pieces.slice(pieces.findLastIndex(({ reading }) => reading) + 1).slice(-LONGEST);
  const words = [...run.map((piece) => modelWords(index, piece.word)), [word]];
  const names = (wordSet: typeof words) =>
    modelsOf(index, wordSet, brands.length > 0 ? brands : undefined).length > 0;
  // a brand that is cut short, «гисл», has no reading yet
  const isBehindWord = run.length > 1 && /[a-zа-я]{4}/.test(run.at(-1)!.word);
  return names(words) || (isBehindWord && names(words.slice(-2)));
}

/** A word of one letter with what it belongs to: «в Москве» is no model «В-103», «а 205/55» no «А». */
const IN_FRONT = /^(?:[вскуо] (?:[а-я]{3}|\d{3}[ /]\d)|[аи] [0-9а-я]{2})/;

/** Checks whether a long word is heard as one of a named brand's models. */
const isHeardOf = (index: NameIndex, word: string, brands: readonly string[]) =>
  /^[а-я]{6,}$/.test(word) &&
  modelsOf(index, [modelWordsOf(index, word, brands)], brands).length > 0;

/**
 * Reads a word without meaning, unless it belongs to a model: it follows the model's brand or another word of its name,
 * or begins its name.
 */
function readIdle(
  index: NameIndex,
  text: string,
  at: number,
  { pieces, brands }: { pieces: readonly Piece[]; brands: readonly string[] },
): TextMatch | undefined {
  const filler = readFiller(text, at);
  if (!filler || IN_FRONT.test(text.slice(at, at + 7))) return filler;
  const word = take(WORD, text, at);
  const last = pieces.at(-1)?.word ?? '';
  // «вредештайн квадрак» is no word about quad bikes
  if (brands.length > 0 && isHeardOf(index, word, brands)) return undefined;
  const isOfModel = (index.modelWords.get(word) ?? []).some(({ brand, name }) => {
    const words = wordsOf(fold(name));
    return words[0] === word || words.includes(last) || brands.includes(brand);
  });
  return isOfModel ? undefined : filler;
}

/** «К&К Сорренто 6x15 4x100»: behind its maker, and with all its measures, a wheel's own name, and no car. */
const FASTENED =
  /^[a-zа-я-]+ (?:[a-z(][^\s]* )?\d[\d.]*\s?[xх*/]\s?\d\d.*\s[3-6]\s?[xх*/]\s?(?:98|1\d\d)/;

/**
 * Returns a function that checks whether a brand or model begins at a place in a text, so that it is not read as a car.
 */
function isGoodsName(
  index: NameIndex,
  section: Section,
  text: string,
  { brands, last }: { brands: readonly string[]; last: Reading | undefined },
) {
  const words = (start: number, end: number) =>
    text
      .slice(start, end)
      .split(/\s+/)
      .map((word) => [word]);
  return (start: number, end: number, kind: CarKind): boolean => {
    if (section === 'disks' && last?.field === 'brand' && FASTENED.test(text.slice(start)))
      return true;
    // «X Line Energy» of a lorry is not a car
    const isFitted = section === 'tyres' || section === 'disks';
    // «барум поларис» is not a quad bike
    const spoken = words(start, end).map(([word]) => modelWordsOf(index, word!, brands));
    if (brands.length > 0 && modelsOf(index, spoken, brands).length > 0) return true;
    // «форик» is not Fork Lift
    const written = words(start, end).map(([word]) => [word!, asLatin(word!), asSounded(word!)]);
    if (!isFitted && kind !== 'vehicle' && modelsOf(index, written).length > 0) return true;
    // «бу не предлагать» is not Daihatsu Boon, «бу ни» is not Boni
    if (/ (?:не|ни|и|или|без)$/.test(text.slice(start, end))) return true;
    const name = readNameAt(index, section, text, start);
    if (kind === 'vehicle') {
      const next = take(WORD, text, end + 1);
      // «премиум контакт» is not a lorry
      if (next && index.modelSounds.has(soundOf(text.slice(start, end) + next))) return true;
      const ownBrand = name?.reading?.filter.brand;
      return Boolean(
        ownBrand && next && /[a-zа-я]/.test(next) && modelsOf(index, [[next]], ownBrand).length > 0,
      );
    }
    // «под болты» is not Chevrolet Bolt, «ssr» is not Chevrolet SSR
    const fillers = [readFiller(text, start), readWord(section, text, start)];
    if (kind === 'unknown' && fillers.some((found) => (found?.length ?? 0) >= end - start))
      return true;
    if (/(?:^|\s)(?:на|для|под)\s+$/.test(text.slice(0, start))) return false;
    if (name && name.length >= end - start) return true;
    return kind === 'unknown' && sounding(index, text.slice(start, end)).length > 0;
  };
}

/** Reads a tread pattern in Russian letters: «р1», «л-3». */
function readPattern(index: NameIndex, section: Section, marking: string, at: number) {
  const word = take(WORD, marking, at);
  const reading = index.exact.get(nameKey(word))?.[section];
  return reading?.field === 'pattern' ? { length: word.length, reading } : undefined;
}

/** Reads a single number. It is the bore of a lorry's wheel only behind another measure: «145 13» is a tyre. */
function readLoneNumber(section: Section, marking: string, at: number, pieces: readonly Piece[]) {
  const found = readNotation(LONE_NUMBERS, section, marking, at);
  const isMeasured = pieces.some(({ reading }) => reading && MEASURES.has(reading.field));
  return found?.reading?.field === 'dia' && !isMeasured ? undefined : found;
}
const MEASURES: ReadonlySet<Field> = new Set<Field>(['size', 'fastening', 'et']);

type ScannedPiece = TextMatch &
  Pick<Piece, 'isCar' | 'isUnsold' | 'isRefused' | 'isOrdinary' | 'isStray'> & { word?: string };

/** The offset, the bore or the bolts of a wheel: «et 25-35» is no size of a tyre. */
const OF_WHEEL =
  /(?:(?:et|ет|вылет|dia|цо|pcd)\s?[:=]?\s?-?\d{1,3}(?:\.\d+)?(?:\s?-\s?\d{1,3}(?:\.\d+)?)?|[3-9]\s?[xх*]\s?(?:98|1[0-7]\d(?:\.\d)?))(?![0-9a-zа-я./])/y;

/** Reads a measure of a wheel in a search for tyres, and money that is no roubles, as words. */
function readForeignMeasure(section: Section, text: string, at: number): ScannedPiece | undefined {
  const measure = isWheelSection(section) ? 0 : take(OF_WHEEL, text, at).length;
  const length = measure || foreignAmountAt(text, at);
  return length === 0 ? undefined : { length, isStray: true };
}

/** Reads a brand that is not sold here, unless a model has this name: «викинг контакт» is not Viking. */
function readUnsold(index: NameIndex, text: string, at: number): ScannedPiece | undefined {
  const found = readUnsoldAt(index, text, at);
  const isModel = sounding(index, take(WORD, text, at)).length > 0;
  return found && !isModel ? { ...found, isUnsold: true } : undefined;
}

/** Cuts a text into pieces from left to right, each as long as possible. */
export function scan(q: string, section: Section, index: NameIndex): Piece[] {
  const folded = withSigns(
    withSizeSigns(fold(q.replace(STARS, (stars) => '★'.padEnd(stars.length)))),
  );
  const marking = asMarking(folded);
  const latin = asLatin(folded);
  // «160к» of a lorry is 160K, but the «91к» of a car may be R typed in the Russian layout
  const indices = section === 'truck_tyres' ? asMarking(folded.replaceAll('к', 'k')) : marking;
  const pieces: Piece[] = [];

  const readNamed = (at: number): TextMatch | undefined =>
    readNameAt(index, section, folded, at) ??
    readPattern(index, section, marking, at) ??
    readQueryWord(section, folded, at) ??
    (section === 'disks' ? readFinishAt(index, folded, at) : undefined) ??
    readWord(section, folded, at);

  const read = (at: number): ScannedPiece => {
    const word = take(WORD, folded, at);
    const brands = pieces.flatMap(({ reading }) => reading?.filter.brand ?? []);
    const last = pieces.at(-1)?.reading;
    if (isOrdinary(word) && !index.modelWords.has(word) && !readName(index, section, word))
      return {
        length: word.length,
        ...(readNotation(OF_QUERIES, section, marking, at) ?? readNamed(at)),
        isOrdinary: true,
      };
    // no search tells a tractor's front tyres from its rear ones: the word is said to be left
    if (section === 'special_tyres' && END_OF_MACHINE.test(word))
      return { length: word.length, isOrdinary: true };
    const model = readWholeModel(index, folded, at, last?.filter.brand ?? []);
    // «кама 205 55 16» is no Kama 205; the 10X 7.5 of «W10X 7.5x17» is no size
    const isNumber = model && /^\d+$/.test(folded.slice(at, at + model.length));
    const size = isNumber ? readNotation(SIZES, section, marking, at) : undefined;
    const strong =
      readForeignMeasure(section, folded, at) ??
      (size && model && size.length > model.length ? size : model) ??
      readYearSince(section, folded, at) ??
      readYearUntil(section, folded, at) ??
      readPrice(folded, at) ??
      (isWholeSize(last)
        ? (readNotation(LIMITS_BEHIND_SIZE, section, marking, at) ??
          (section === 'tyres' ? readSpeedBehindSize(folded, at) : undefined))
        : undefined) ??
      readNotation(OF_QUERIES, section, marking, at) ??
      readNotation(SIZES, section, marking, at) ??
      readCar({
        index: index.cars,
        section,
        text: folded,
        at,
        isOtherName: isGoodsName(index, section, folded, { brands, last }),
      }) ??
      readNamed(at) ??
      readWord(section, latin, at) ??
      readWord(section, marking, at) ??
      readIdle(index, folded, at, { pieces, brands }) ??
      (last?.field === 'brand' ? undefined : readUnsold(index, folded, at));
    if (strong) return strong;
    const isName =
      (/\D/.test(word) && index.modelWords.has(word)) || continuesName(index, pieces, word);
    const weak = isName
      ? undefined
      : (readNotation(SERVICE_INDEX, section, indices, at) ??
        readYearAlone(section, folded, at, pieces.some(isCar)) ??
        (isWholeSize(last) ? readNotation(LOADS_BEHIND_SIZE, section, marking, at) : undefined) ??
        readLoneNumber(section, marking, at, pieces));
    return weak ?? fillerKeys(word) ?? { length: 0 };
  };

  let at = 0;
  while (at < q.length) {
    const atChunk = at === 0 || /\s/.test(folded[at - 1]!);
    const keys = atChunk ? readKeys(index, section, folded, at) : undefined;
    if (!keys) at += take(SEPARATORS, folded, at).length;
    if (at >= q.length) break;
    const word = take(WORD, folded, at);
    const { length, word: meant, ...found }: ScannedPiece = keys ?? read(at);
    const isWord = length === 0 || meant !== undefined;
    const end = at + (length > 0 ? length : Math.max(word.length, 1));
    if (isWord || Object.values(found).some(Boolean))
      pieces.push({ start: at, end, word: meant ?? folded.slice(at, end), ...found });
    at = end;
  }
  return withoutStrayNumbers(index, folded, withoutBodies(pieces));
}
