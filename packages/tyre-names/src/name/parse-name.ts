import { unescaped } from '../text/entities.ts';
import { fold } from '../text/spelling.ts';
import { first, type Section } from '../text/text-reading.ts';
import type { Dictionary } from '../trade/dictionary.ts';
import { statedName } from '../trade/placeholders.ts';
import { isWheelSection } from '../trade/rules.generated.ts';
import { isWheel, wheelSection } from '../trade/wheel-section.ts';
import { openDraft } from './draft.ts';
import { unknownModelSureness } from './model-sureness.ts';
import { nameless } from './name-parts.ts';
import { type Attribute, NOTHING, type ParsedName, type ValueOrigin } from './parsed-name.ts';
import { readRest } from './rest-of-name.ts';
import { takeTyreNumbers } from './tyre-in-name.ts';
import { takeWheelNumbers } from './wheel-in-name.ts';

/** Goods of a tyre shop that are neither tyres nor wheels, with the words that name them. */
const ACCESSORIES: readonly (readonly [what: string, pattern: RegExp])[] = (
  [
    [
      'Камера',
      String.raw`(?:авто|мото|вело)?камер[аыуи]|(?:inner )?tubes?|schlauche?|detk[ai]|chambres? a air|camaras? de aire|camer[ae] d.aria|[ао]\/к(?=\s)`,
    ],
    [
      'Ободная лента',
      String.raw`ободн[а-я]*(?: лент[а-я]*)?|флип+ер[а-я]*|flap|о\/л|лент[аы] (?:ободн|колес)[а-я]*`,
    ],
    [
      'Крепёж',
      'болт[а-я]*|гайк[а-я]*|шпильк[а-я]*|секретк[а-я]*|крепеж[а-я]*|прижим[а-я]*|футорк[а-я]*|сухар[а-я]*',
    ],
    ['Проставка', 'проставк[а-я]*|простав(?:очн|ки)[а-я]*|spacer[a-z]*'],
    [
      'Кольцо',
      String.raw`кольц[а-я]*|колец|кол\.\s?(?:центр|ступ)[а-я]*|бортов[а-я]* кольц[а-я]*|замочн[а-я]* кольц[а-я]*`,
    ],
    ['Цепи', 'цеп[иьей]{1,3}|браслет[а-я]*|противоскольж[а-я]*'],
    ['Аккумулятор', String.raw`акб(?:-[0-9а-я]+)*|аккумулятор[а-я]*|\d?ст-\d+[а-я]*`],
    [
      'Вентиль',
      'вентил[ьяией]+|ниппел[а-я]*|золотник[а-я]*|удлинител[а-я]*|датчик[а-я]*|tpms|клапан[а-я]*',
    ],
    ['Колпак', 'колпа[а-я]*|заглушк[а-я]*|крышк[а-я]*|эмблем[а-я]*|наклейк[а-я]*'],
    ['Грузики', 'груз[аы]? баланс[а-я]*|грузик[а-я]*|балансиров[а-я]*'],
    [
      'Ремонт',
      String.raw`рем(?:онтн[а-я]*)?[\s-]?(?:комплект|набор|материал|шип)[а-я]*|шип[а-я]* ремонтн[а-я]*|латк[аи]|заплат[а-я]*|пластыр[а-я]*|жгут[а-я]*|грибок|грибк[а-я]*|герметик[а-я]*|вулканиз[а-я]*`,
    ],
    [
      'Инструмент',
      'домкрат[а-я]*|кронштейн[а-я]*|держател[а-я]*|съ[её]мник[а-я]*|адаптер[а-я]*|подставк[а-я]*|насос[а-я]*|компрессор[а-я]*|манометр[а-я]*|ключ[а-я]* (?:балон|баллон|колес|динам|крест)[а-я]*|баллонн[а-я]* ключ[а-я]*|монтировк[а-я]*|монтаж(?:н[а-я]+ (?:паст|лопат)[а-я]*)|паст[аы] (?:монтажн|шин)[а-я]*',
    ],
    ['Чехол', 'чех(?:ол|л)[а-я]*|пакет[а-я]*|стойк[а-я]* (?:для|под)|мешк[а-я]*|мешок'],
    [
      'Автотовары',
      'масл[оа]|антифриз[а-я]*|тосол|жидкост[а-я]*|омывател[а-я]*|щетк[аи]|дворник[а-я]*|ламп[аы]|фильтр[а-я]*|свеч[аи]|колодк[а-я]*|ковр(?:ик|ы)[а-я]*|очистител[а-я]*|чернител[а-я]*|полирол[а-я]*|освежител[а-я]*|ароматизатор[а-я]*|ступиц[аы]|брызговик[а-я]*|знак[а-я]*|услуг[а-я]*|доставк[а-я]*|шиномонтаж[а-я]*|хранени[а-я]*|утилизац[а-я]*',
    ],
    ['Колесо в сборе', 'на диске'],
    ['Гусеница', 'гусениц[а-я]*'],
    ['Вставка', 'вставк[аи](?! в)|лейбл[а-я]*'],
  ] as const
).map(([what, source]) => [what, new RegExp(`(?<![0-9a-zа-я])(?:${source})(?![0-9a-zа-я])`, 'g')]);

/** Matches if any of them is named. For most names of tyres this is the only check needed. */
const ANY = new RegExp(ACCESSORIES.map(([, { source }]) => source).join('|'));

/** Words before something that comes with a tyre or a wheel: «шина с камерой», «диск + гайки», «(камера+флиппер)». */
const TOGETHER = /(?:^|[\s(+,])(?:с|c|без|под|для|и|компл[а-я.]*:?(?:\sс)?)\s*$|[+(]\s*$/;
/** A name that begins with its kind of goods. Nothing after that makes it an accessory. */
const TYRE_OR_WHEEL =
  /^[^0-9a-zа-я]*(?:(?:легков|грузов|зимн|летн|всесез|литой|литые|кован|штамп|стальн|новая|новый|мото)[а-я]*\s+)*(?:авто|мото|спец)?(?:а\/)?(?:шин[аы]|покрышк[аи]|резин[аы]|диск[иа]?)(?![а-я])/;
/** A wheel with a tyre: «колесо в сборе», «(в сборе диск 4/100)», but not a tyre «с камерой и лентой в сборе». */
const COMPLETE_WHEEL = /(?<!камер[а-я]*.{0,25})(?<![а-я])в\s?сборе(?![а-я])/;
/** The same in other languages. */
const COMPLETE_ABROAD =
  /(?<![a-z])(?:komplettrad(?:er)?|ruedas? completas?|roues? completes?|ruot[ae] complet[ae]|kol[ao] kompletn[ea]|complete wheels?)(?![a-z])/;
/** A tyre and a wheel in one name. */
const TYRE_AND_WHEEL = /\d{3}\s?\/\s?\d{2}.*[+].*\d\s?[xх*]\s?\d{2,3}(?:\.\d+)?\s+(?:et|ет)\s?-?\d/;
/** The same without a plus: the size of a tyre and the bolt circle of a wheel, unless it is for tyres of that size. */
const TYRE_THEN_WHEEL =
  /\d{3}\s?\/\s?\d{2}\s?z?[rр]\s?\d{2}.*(?:(?<![\d.])[3-6]x(?:98|1[0-4]\d)(?![\d/])|диск[а-я]*\s.*(?<![\d.])[3-6]\/(?:98|1[0-4]\d)(?!\d))/;
/**
 * A tube with the kind of tyre that it is for: «16.00-24 Камера индустриальная». Names of tyres never say that of a
 * tube that comes with them.
 */
const TUBE_FOR = /(?<![а-я])камера\s+(?:[a-z]+\s+)?(?:легк|груз|с\/х|сельх|индус|мото|спец|квадро)/;
/** Discs other than wheels. A wheel may be for «дисковые тормоза». */
const OTHER_DISC = /(?<!под )(?<![а-я])диск(?!ов)[а-я]*\s+(?:тормоз|сцеплен|отрезн|шлиф|фрикц)/;

const SIZED = /\d\s?(?:[rр/xх-]|\s)\s?\d/;
/** Indices, plies, a tube or the code of a model. A name that has them before another word is a tyre. */
const TYRE_BEFORE =
  /(?<![0-9a-zа-я/.-])\d{2,3}(?:\s?\/\s?\d{2,3})?\s?(?:[a-yав]|[aа]\s?\d)(?![0-9a-zа-я])|\d\s?(?:pr|н\.?с|сл)(?![a-zа-я])|(?<![a-zа-я])с\/к(?![a-zа-я])|(?<![a-zа-я])[tт]\/?[tlт](?![a-zа-я])|(?<![0-9a-zа-я])[a-zа-я]{1,5}[\s-]?\d{2,4}[a-zа-я]?(?![0-9a-zа-я./-])|(?<![0-9a-zа-я./-])(?!r)[a-zа-я]{1,3}-[a-zа-я]?\d{1,4}[a-zа-я]{0,2}(?:-\d)?(?![0-9a-zа-я./-])/;
/** A bolt circle, an offset or a bore: the name is a wheel's. */
const WHEEL_BEFORE = /(?:et|ет|cb|dia|pcd)\s?-?\d/;

/**
 * Checks whether an accessory follows the description of a tyre or a wheel, so that it comes with it, such as a tube or
 * a valve.
 */
const comesWith = (head: string) =>
  TOGETHER.test(head) || (SIZED.test(head) && (TYRE_BEFORE.test(head) || WHEEL_BEFORE.test(head)));

/**
 * Returns what a name offers if it is neither a tyre nor a wheel, such as «Камера» or «Крепёж». An accessory that only
 * comes with the goods («с камерой», «… 130A8 TT Камера») does not count.
 */
function accessoryOf(text: string): string | undefined {
  const folded = fold(text);
  const isComplete =
    (folded.includes('сборе') && COMPLETE_WHEEL.test(folded)) ||
    (folded.includes('omple') && COMPLETE_ABROAD.test(folded)) ||
    (folded.includes('+') && TYRE_AND_WHEEL.test(folded)) ||
    TYRE_THEN_WHEEL.test(folded);
  if (isComplete) return 'Колесо в сборе';
  if (OTHER_DISC.test(folded)) return 'Автотовары';
  if (TYRE_OR_WHEEL.test(folded) || !ANY.test(folded)) return undefined;
  if (TUBE_FOR.test(folded)) return 'Камера';
  for (const [what, pattern] of ACCESSORIES)
    for (const match of folded.matchAll(pattern))
      if (match.index === 0 || !comesWith(folded.slice(0, match.index))) return what;
  return undefined;
}

/** Parts of names that show the season: «SnowGard», «WINMASTER». */
const WINTER =
  /win(?:ter|trac|tus|master)|xfrost|(?<![a-z])(?:ice|snow|arctic|frost|nordico|polaris|blizzak|hakkapeliitta|eskimo|observe|sibir|winguard|viking)/;
const ALL_SEASON = /all[\s-]?season|4\s?seasons?|allweather|vector 4/;

/** Guesses a tyre's season from the words of its model, for names that do not state it. */
function seasonOfName(folded: string): 'winter' | 'all_season' | undefined {
  if (ALL_SEASON.test(folded)) return 'all_season';
  return WINTER.test(folded) ? 'winter' : undefined;
}

/** Returns facts with values of another source in place of their own. Values that are null or undefined are skipped. */
function tellAll<Facts extends Pick<ParsedName, 'origins'>>(
  facts: Facts,
  values: Partial<Pick<ParsedName, Attribute>>,
  origin: ValueOrigin,
): Facts {
  const given = Object.entries(values).filter(([, value]) => value != null);
  return {
    ...facts,
    ...Object.fromEntries(given),
    origins: {
      ...facts.origins,
      ...Object.fromEntries(given.map(([attribute]) => [attribute, origin])),
    },
  };
}

const fromName = (sureness: number): ValueOrigin => ({ source: 'name', sureness });

/** Numbers and words that rules have read. */
const READ = fromName(0.99);
const KNOWN = fromName(0.98);
/** An unknown word in the place of a brand. */
const UNKNOWN_BRAND = fromName(0.5);
/** The section is guessed from the numbers if the name does not state it. */
const SECTION = fromName(0.95);
/** Guessed from words of the model's name. */
const GUESSED: ValueOrigin = { source: 'memory', sureness: 0.85 };

const RULES: Partial<Record<Attribute, (parsed: ParsedName) => ValueOrigin>> = {
  brand: ({ isBrandKnown }) => (isBrandKnown ? KNOWN : UNKNOWN_BRAND),
  model: (parsed) => (parsed.isModelKnown ? KNOWN : fromName(unknownModelSureness(parsed))),
  section: () => SECTION,
};

const ATTRIBUTES = Object.keys(NOTHING).filter(
  (name) =>
    ![
      'kind',
      'accessory',
      'isBrandKnown',
      'isModelKnown',
      'other_size',
      'remarks',
      'unread',
      'origins',
    ].includes(name),
) as Attribute[];

const isSaid = (value: unknown) =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0);

/** Returns the source and reliability of each value. Those already known stay. */
function toldOf(parsed: ParsedName): ParsedName['origins'] {
  const origins: ParsedName['origins'] = {};
  for (const attribute of ATTRIBUTES)
    if (isSaid(parsed[attribute]))
      origins[attribute] = parsed.origins[attribute] ?? RULES[attribute]?.(parsed) ?? READ;
  // «не шип» is stated as clearly as «шип»
  if (parsed.studded === false) origins.studded = parsed.origins.studded ?? READ;
  return origins;
}

interface ParseOptions {
  /** The section of the price list. A name that says otherwise wins. */
  section?: Section | undefined;
  dictionary: Dictionary;
}

/** No product's name is longer; what follows is a description, and reading takes longer with each word of it. */
const LONGEST = 400;

/** Returns the whole words of a text, as far as a name may reach. */
const nameIn = (text: string) =>
  text.length <= LONGEST
    ? text
    : text
        .slice(0, LONGEST + 1)
        .replace(/\S*$/, '')
        .trimEnd() || text.slice(0, LONGEST);

/**
 * Reads a product's name as suppliers write it. Pure: the same text and dictionary give the same result. Decision 474.
 */
export function parseName(written: string, { section, dictionary }: ParseOptions): ParsedName {
  const text = nameIn(unescaped(written));
  const accessory = accessoryOf(text);
  if (accessory) return { ...NOTHING, kind: 'accessory', accessory };
  const isRim = section ? isWheelSection(section) : isWheel(fold(text));
  const read = isRim ? parseWheel(text, section, dictionary) : parseTyre(text, section, dictionary);
  const parsed = { ...read, brand: statedName(read.brand), model: statedName(read.model) };
  return { ...parsed, origins: toldOf(parsed) };
}

function parseTyre(text: string, hint: Section | undefined, dictionary: Dictionary): ParsedName {
  const draft = openDraft(text);
  const numbers = takeTyreNumbers(draft, hint, dictionary);
  const { size, brand, index, section } = numbers;
  if (!size) return nameless(draft, brand, dictionary);
  const { words, facts } = readRest(draft, brand, dictionary, section);
  const studded = words.filter.studded ?? null;
  const season = first(words.filter.season) ?? (studded ? 'winter' : null);
  const read: ParsedName = {
    ...facts,
    // a machine tyre may have no name other than its tread pattern
    model: inVersion(facts.model, words.version) ?? words.pattern,
    tube: numbers.tube,
    kind: 'product',
    section,
    size: size.value,
    width: first(size.filter.width),
    profile: first(size.filter.profile) ?? 0,
    diameter: first(size.filter.diameter),
    outer_diameter: first(size.filter.outer_diameter),
    construction: numbers.construction,
    load_index: index?.load ?? null,
    speed_index: index?.speed ?? null,
    season: season as ParsedName['season'],
    studded,
    // Mercedes' run-flat tyres
    run_flat: words.filter.run_flat ?? words.homologation === 'MOE',
    homologation: words.homologation === 'MO' && words.filter.run_flat ? 'MOE' : words.homologation,
    // on trucks and machines «усиленная» refers to plies
    xl: (words.filter.xl ?? false) && (section === 'tyres' || section === 'moto_tyres'),
    light_truck: numbers.isVan,
    other_size: numbers.otherSize,
    origins: { ...facts.origins, ...originsOf(numbers.sizeTold) },
  };
  return season === null ? tellAll(read, { season: seasonOfName(fold(text)) }, GUESSED) : read;
}

const inVersion = (model: string | null, version: string | null) =>
  model !== null && version !== null ? `${model} ${version}` : model;

const originsOf = (size: ValueOrigin | undefined): ParsedName['origins'] =>
  size ? { width: size, profile: size, diameter: size, outer_diameter: size } : {};

function parseWheel(text: string, hint: Section | undefined, dictionary: Dictionary): ParsedName {
  const draft = openDraft(text);
  const { filter, brand } = takeWheelNumbers(draft, hint, dictionary);
  if (!filter.diameter || !(filter.rim_width || filter.pcd))
    return nameless(draft, brand, dictionary);
  const section = hint === 'truck_disks' ? hint : wheelSection(filter, fold(text));
  const { facts } = readRest(draft, brand, dictionary, section);
  return {
    ...facts,
    kind: 'product',
    section,
    size: [first(filter.rim_width), first(filter.diameter)]
      .filter((side) => side !== null)
      .join('×'),
    rim_width: first(filter.rim_width),
    diameter: first(filter.diameter),
    bolts: first(filter.bolts),
    pcd: filter.pcd ?? [],
    et: filter.et_min ?? null,
    dia: filter.dia_min ?? null,
  };
}
