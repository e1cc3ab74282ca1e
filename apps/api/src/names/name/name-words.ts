import type { Filter, Section } from '../text/reading.ts';
import { asLatin } from '../text/spelling.ts';
import { findWords, LAYERS } from '../text/words.ts';
import { type Dictionary, modelNamed } from '../trade/dictionary.ts';
import type { BrandInName } from './brand-in-name.ts';
import { type Draft, TAKEN, take, takeAll } from './draft.ts';
import { hasSeal, takeHomologation } from './homologation.ts';

/** The condition of the goods that a name mentions. */
export type Remark = 'used' | 'retread' | 'defect' | 'marked_down';

export interface WordsOfName {
  filter: Filter;
  remarks: Remark[];
  ply: number | null;
  /** Tread pattern by the code of its use: `R-1W`, `E-3/L-3`. */
  pattern: string | null;
  quantity: number | null;
  year: number | null;
  country: string | null;
  homologation: string | null;
  seal: boolean;
  /** Other Russian text in brackets, «(нижний ряд)»: not part of the model, and not understood. */
  bracketed: string[];
}

const word = (source: string) =>
  new RegExp(`(?<![0-9a-zа-я])(?:${source})(?![0-9a-zа-я])\\.?`, 'g');

const REMARKS: readonly (readonly [Remark, RegExp])[] = [
  ['used', word(String.raw`б\/у|бу|б\.у\.?|used|подержан[а-я]*`)],
  ['retread', word('восст[а-я]*|наварен?н?[а-я]*|наварк[а-я]*|retread[a-z]*')],
  [
    'defect',
    word(
      String.raw`брак[а-я]*|некондиц[а-я]*|2(?:-?й)? сорт|дефект[а-я]*|неликвид[а-я]*|(?:вы|по|за|с|в)?мят(?!н)[а-я]*(?: обод[а-я]*)?|задир[а-я]*(?: на обод[а-я]*)?|следы? (?:от )?монтаж[а-я]*|сколы?(?: на обод[а-я]*)?`,
    ),
  ],
  ['marked_down', word('(?:товар )?(?:с )?уцен[а-я]*|распродаж[а-я]*|sale')],
];

const TUBELESS =
  /(?<![0-9a-zа-я])(?:(?:tl|t\/l|tubeless|бк|бескам[а-я]*)(?![0-9a-zа-я])|б\/к(?![a-zа-я]))\.?/g;
const TUBE = word(
  String.raw`(?:с\s)?к[./][лк]|\(?к[./+]о[./]?л\)?|ttf?|t\/t|ш\/к(?:омпл[а-я]*)?|шинокомплект|(?<!без )камера|кам(?:ерн[а-я]*)?|с\/к|\((?:шина\s?\+\s?)?кам(?:ера)?[^а-я)][^)]*\)|\((?:шина\s?\+\s?)?камера\)|с\s(?:о\/л|ободн[а-я.]*(?:\s?лент[а-я]*)?)|(?:\+|с|в компл[а-я.]*(?: с)?)\s*камер[а-я]*(?:\s*\+?\s*(?:и\s)?(?:о\/л|об(?:одн)?[а-я.]*\s?лент[а-я]*|флип+ер[а-я]*))?`,
);
/** Groups: the year in four digits, or its last two. */
const YEAR =
  /(?<![0-9a-zа-я])(?:\(?\s?(20[012]\d)\s?(?:г(?:од[а-я]*)?|г\.?\s?в)\.?(?: выпуска)?\s?\)?|(?:dot|дот)\s?-?\s?(?:20(\d\d)|(?:\d\d)?(\d\d)(?!\s?[./]\d))|(?:dot|дот|нед[а-я]*\.?)\s?-?\s?(?:0[1-9]|[1-4]\d|5[0-3])[./](?:20)?([12]\d)|\(?(?<![a-zа-я¦]-|\d[.,])([12]\d)(?:г(?:од[а-я]*|\.?\s?в)?(?:\.(?!\s?[а-я]))?|\s(?:г(?:од[а-я]*|\.?\s?в)?)\.?(?=\s*(?:$|[),;\]¦])))\)?|\(?(?:19|20)(\d\d)\)?(?=\s*$)|(?<=^\s*)\(20([012]\d)\)|\[20([012]\d)\])(?![0-9a-zа-я])/g;

export const PLY = word(LAYERS);

const CODE = String.raw`(?:r-?[1-4]w?|i-?[1-3]|f-?[1-3]|g-?[1-3]|hf-?[1-4]|[el]-?[2-5][st]?|ind-?[3-5])`;
const PATTERN = new RegExp(`(?<![0-9a-zа-я-])${CODE}(?:\\s?/\\s?${CODE})?(?![0-9a-zа-я-])`, 'g');
/** Writes the code of a tread pattern: `r1w` as R-1W, `l3/e3` as E-3/L-3. */
const patternOf = (code: string) =>
  code
    .toUpperCase()
    .split('/')
    .map((part) => part.trim().replace(/^([A-Z]+)-?/, '$1-'))
    .sort()
    .join('/');

const COUNTRIES: Record<string, string> = Object.fromEntries(
  'китай|кнр:китай|россия|рф:россия|япония|корея|южная корея:корея|германия|франция|польша|венгрия|словакия|словения|сербия|румыния|турция|таиланд|тайланд:таиланд|вьетнам|индонезия|индия|италия|испания|португалия|чехия|финляндия|сша|тайвань|малайзия|филиппины|беларусь|белоруссия:беларусь|рб:беларусь|украина|казахстан|узбекистан|иран|израиль|великобритания|люксембург|бразилия|мексика|камбоджа|юар'
    .split('|')
    .map((entry) => {
      const [name = '', canonical = name] = entry.split(':');
      return [name, canonical.replace(/^./, (letter) => letter.toUpperCase())];
    }),
);
const COUNTRY = word(Object.keys(COUNTRIES).join('|'));

/** Words about the goods that do not belong to the model's name. */
const NOISE = word(
  String.raw`дисков(?:ое|ый|ые)(?: тормоз[а-я]*)?|автошин[аы]?|а[./]ш(?:ин[аы])?|шин[аы]|(?:авто)?покр(?:ышк[аи])?|а\/п|пневм[а-я]*|резина|колес(?:о|а|н[а-я]+)|автомобил[а-я]*|легков[а-я]*|грузов[а-я]*|мотошин[аы]|спецшин[аы]|диск[иа]?|д[лшк](?=\s)|для|ось|оси|шт|(?:в )?(?:компл?(?:ект[а-я]*)?|к(?:омп?)?-т[ае]?)|(?:для )?квадроцикл[а-я]*|(?:для )?мотоблок[а-я]*|новинка|новая|новый|акция|хит|скидка|ликвидация|старше \d-?х? лет|до \d+ лет|(?:без|с) вент[а-я]*|(?:под )?барабан[а-я]*(?: тормоз[а-я]*)?|под дисков[а-я]*(?: тормоз[а-я]*)?|кдб?|(?:с|без) (?:бортов[а-я]* )?кольц[а-я]*(?: бортов[а-я]*)?|(?:крупная )?шашка|[её]лочк?а|[её]лка|клюшка|змейка|(?:рваная )?волна|дорожн[а-я]*|магистральн[а-я]*|региональн[а-я]*|цельнолит[а-я]*|цмк|ошип[а-я]*|усил(?:\.|енн[а-я]*)?|заводская|повыш[а-я]*\.?\s?прох[а-я]*|грязев[а-я]*|внедорож[а-я]*|индуст[а-я]*|стандартн[а-я]*|с\/х|пр-во|производство|завод|гк-?\s?\d+|лк-?\s?\d+|\d{1,2}мм|m\/?c(?![-\s]?\d)|m\+s|3pmsf|ободн[а-я]* лент[а-я]*|о[./]л|арт\.?\s?[0-9a-zа-я-]+|код\s?\d+`,
);
const VEHICLES = '(?:ваз|газ|уаз|камаз|маз|зил|краз|урал)';
const NOISE_OF_WHEELS = word(
  String.raw`${VEHICLES}[\s-]*\d{3,5}|\(${VEHICLES}\)|прицеп[а-я]*|барабан[а-я]*|рул(?:ь|ев[а-я]*)|под клин|m(?:18|20|22)|\d{3,5}\s?кг|алюм[а-я]*|легкосплав[а-я]*|бескам[а-я]*|б\/к|толщ[а-я]*|(?:с |без )?колпак[а-я]*|треуг[а-я]*`,
);
/** Abbreviations of price lists, «СЕР ЛЕГК», «Л/ГРУЗ», and a supplier's code in brackets. */
const NOISE_OF_TYRES = word(
  String.raw`л\/гр[а-я]*|легк|бел[а-я]*\s?букв[а-я]*|r?owl|rwl|wl|bsw|rbl|wsw|л\/ш|ш\/[лг][а-я]*|(?<!-)[злш](?!-)|сер(?=\s)|тт[fф]?|(?:перед|зад)н(?:[яі]?я|ие)|\([a-z]{0,3}\d{5,}\)`,
);
/** A short word for a tyre at the beginning, where «ш» does not mean studs: «Ш.», «Ш/г», «п/ш». */
const SHORT_KIND = /(?<=^[^0-9a-zа-я¦]*)(?:ш(?:\/[лг][а-я]*)?|[лп][./]ш)(?![0-9a-zа-я/-])\.?/g;
/** The machine or vehicle that a tyre is for: «для экскаватора CASE 570», «передняя МТЗ», «Урал/Днепр», «ГАЗ-53». */
const MACHINE =
  /(?<=(?<![0-9a-zа-я])для\s+[а-я]{4,}\s+)[a-z][a-z0-9\s/-]*$|(?<![0-9a-zа-я])(?:мтз|юмз|паз|лиаз|нефаз|кавз|амкодор|кировец|урал|днепр|минск|восход|ява|муравей|иж(?:[\s-](?:юпитер|планета))?|зил|газ(?:ель|он)?|камаз|краз|маз|ваз|уаз|нива|москвич)(?:[\s-]?\d{1,5})?(?![0-9a-zа-я-])/g;
const FRONT = '(?:f|front|перед[а-я]*)';
const REAR = '(?:r|rear|зад[а-я]*)';
/** A motorcycle tyre for both wheels: `F/R`, «перед/зад». */
const BOTH_ENDS = word(String.raw`${FRONT}\s?[/+]\s?${REAR}|${REAR}\s?[/+]\s?${FRONT}`);
/** The wheel by one letter after the model: `Roadtec 02 F TL`, `Road 6 (R)`. */
const ONE_END = /(?<![0-9a-zа-я/-])(?:\(([fr])\)|([fr])(?=\s*(?:[¦(,]|$)))/g;
/** Marks of construction in brackets, and car makers' marks on goods other than car tyres. */
const MARKS =
  /\((?:\*+|ao\d?|mo\d?|moe|n[0-6f]\d?|r0\d|ro\d|vol|j|jlr|lr|k[12]|rof|fp|fr|mfs|nf0|ncs|pncs|contisilent|alp|am\d?|b|dt1?|g|l|ne0|t0|to|polestar|rsc|ssr|dsst)\)|\*{2,}|\*(?=\s|$)/g;

/** A supplier's own note in square brackets. */
const SQUARE = /\[(?!20[012]\d\])[^\]]*\]/g;
/** The same for a wheel, where letters alone are its finish: `[BKF]`. */
const SQUARE_OF_WHEELS = /\[(?!20[012]\d\]|[a-zа-я/+ -]+\])[^\]]*\]/g;
const BRACKETED = /\([а-я][а-я\s.,]{2,}\)/g;

/** English words for the kind of goods at the beginning. Elsewhere they belong to a brand: «Ikon Tyres». */
const ENGLISH_KIND = /(?<=^[^0-9a-zа-я¦]*)(?:tyre|tire|wheel)s?(?![0-9a-zа-я])/g;

const GLUED_XL = /(?<=[\s¦]\d)xl(?![0-9a-zа-я])/g;

const MARKED = /[([*]/;

/** Latin words for season, axle or use also belong to the model's name: «Winter Drive 2», «Sport». */
const STAYS = /^(?!.*stud(?:s|ded))[a-z\s-]+\.?$/;
const ALWAYS_TAKEN = new Set(['run_flat', 'xl', 'ply_rating', 'dot_year']);

/** Parts of names that tell the season: «SnowGard», «WINMASTER». */
const WINTER =
  /win(?:ter|trac|tus|master)|xfrost|(?<![a-z])(?:ice|snow|arctic|frost|nordico|polaris|blizzak|hakkapeliitta|eskimo|observe|sibir|winguard|viking)/;
const ALL_SEASON = /all[\s-]?season|4\s?seasons?|allweather|vector 4/;

/** A motorcycle tyre for use with or without a tube: `TL/TT`. */
const BOTH = /T\/?[LT]\s?[/\\]\s?T\/?[LT]/i;

/** Takes the words about tubes: `TL`, `TT`, «б/к», «с камерой». */
export function takeTube(draft: Draft, isZr: boolean): 'TL' | 'TT' | null {
  let tube: 'TL' | 'TT' | null = null;
  const says = (kind: 'TL' | 'TT') => () => {
    tube ??= kind;
  };
  takeAll(draft, TUBELESS, says('TL'), asLatinMarks);
  // a tubeless or ZR tyre has no tube, so the letters belong to its model: «Sportsmart TT»
  if ((tube === null && !isZr) || BOTH.test(draft.original))
    takeAll(draft, TUBE, says('TT'), asLatinMarks);
  return tube;
}

/** Takes the wheel of a motorcycle that a tyre is for, where no plain word says it. */
function takeEnd(draft: Draft): Filter {
  let filter: Filter = {};
  takeAll(draft, BOTH_ENDS, () => {
    filter = { position: ['both'] };
  });
  takeAll(draft, ONE_END, ([, bracketed, bare]) => {
    filter = { position: [(bracketed ?? bare) === 'f' ? 'front' : 'rear'], ...filter };
  });
  return filter;
}

/**
 * Takes the words of the trade out of a name and collects what they mean. A word that is the whole name of one of the
 * brand's models stays: «Kapitan Сталь».
 */
export function takeWords(
  draft: Draft,
  section: Section,
  brand: BrandInName | undefined,
  dictionary: Dictionary,
): WordsOfName {
  const isModel = (word: string) =>
    brand !== undefined && modelNamed(dictionary, brand.brand, word) !== undefined;
  const words: WordsOfName = {
    filter: {},
    remarks: [],
    ply: null,
    pattern: null,
    bracketed: [],
    quantity: null,
    year: null,
    country: null,
    homologation: section === 'tyres' ? takeHomologation(draft) : null,
    seal: section === 'tyres' && hasSeal(draft),
  };
  for (const [remark, pattern] of REMARKS)
    takeAll(draft, pattern, () => {
      words.remarks.push(remark);
    });
  takeAll(draft, YEAR, ([, year, ...short]) => {
    const two = short.find(Boolean);
    words.year = year ? Number(year) : two && Number(two) < 40 ? 2000 + Number(two) : words.year;
  });
  takeAll(draft, PLY, ([, before, after]) => {
    words.ply ??= Number(before ?? after);
  });
  if (section === 'special_tyres')
    takeAll(draft, PATTERN, ([code]) => {
      words.pattern ??= patternOf(code);
    });
  const isWheel = section === 'disks' || section === 'truck_disks';
  if (!isWheel) {
    takeAll(draft, SHORT_KIND);
    takeAll(draft, MACHINE);
  }
  const end = section === 'moto_tyres' ? takeEnd(draft) : {};
  for (const text of new Set([draft.folded, asLatin(draft.folded)]))
    for (const { start, end, reading } of findWords(section, text)) {
      const piece = draft.folded.slice(start, end);
      if (piece.includes(TAKEN)) continue;
      if (reading.field === 'quantity' && /\d/.test(piece))
        words.quantity ??= reading.filter.quantity_min ?? null;
      const stays = (STAYS.test(piece) && !ALWAYS_TAKEN.has(reading.field)) || isModel(piece);
      if (!stays) take(draft, start, end);
      words.filter = { ...reading.filter, ...words.filter };
    }
  // a word says it more clearly than a letter
  words.filter = { ...end, ...words.filter };
  takeAll(draft, COUNTRY, ([name]) => {
    words.country = COUNTRIES[name.replace(/\.$/, '')] ?? null;
  });
  // «Winspike 3XL»
  takeAll(draft, GLUED_XL, () => {
    words.filter = { ...words.filter, xl: true };
  });
  if (MARKED.test(draft.original)) {
    takeAll(draft, MARKS, undefined, () => unread(draft));
    takeAll(draft, isWheel ? SQUARE_OF_WHEELS : SQUARE);
  }
  takeAll(draft, ENGLISH_KIND);
  takeAll(draft, NOISE);
  takeAll(draft, isWheel ? NOISE_OF_WHEELS : NOISE_OF_TYRES);
  if (!isWheel)
    takeAll(draft, BRACKETED, ([text]) => {
      words.bracketed.push(text);
    });
  return words;
}

/**
 * Replaces Cyrillic `ТТ` and `ТL` by Latin letters, but not inside Russian words. The valve may follow directly:
 * `ТТГК`.
 */
const asLatinMarks = (folded: string) =>
  folded.replace(/(?<![а-я])[тt][тtl](?![а-яa-z])/g, (mark) => asLatin(mark));

/** Returns the unread text as it was typed, where an asterisk is a mark and not a multiplication sign. */
const unread = ({ original, folded }: Draft) =>
  [...folded]
    .map((letter, at) => (letter === TAKEN ? TAKEN : original[at]!.toLowerCase()))
    .join('');

/** Guesses a tyre's season from the words of its model, for names that do not state it. */
export function seasonOfName(folded: string): 'winter' | 'all_season' | undefined {
  if (ALL_SEASON.test(folded)) return 'all_season';
  return WINTER.test(folded) ? 'winter' : undefined;
}
