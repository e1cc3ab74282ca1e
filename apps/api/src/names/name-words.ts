import { type Draft, take, takeAll } from './draft.ts';
import type { Filter, Section } from './reading.ts';
import { asLatin } from './spelling.ts';
import { findWords } from './words.ts';

/** What a name says of the state of the goods. */
export type Remark = 'used' | 'retread' | 'defect' | 'marked_down';

export interface WordsOfName {
  filter: Filter;
  tube: 'TL' | 'TT' | null;
  remarks: Remark[];
  year: number | null;
  country: string | null;
}

const word = (source: string) =>
  new RegExp(`(?<![0-9a-zа-я])(?:${source})(?![0-9a-zа-я])\\.?`, 'g');

const REMARKS: readonly (readonly [Remark, RegExp])[] = [
  ['used', word(String.raw`б\/у|бу|б\.у\.?|used|подержан[а-я]*`)],
  ['retread', word('восст[а-я]*|наварен?н?[а-я]*|наварк[а-я]*|retread[a-z]*')],
  [
    'defect',
    word(String.raw`брак[а-я]*|некондиц[а-я]*|2(?:-?й)? сорт|дефект[а-я]*|неликвид[а-я]*`),
  ],
  ['marked_down', word('(?:товар )?(?:с )?уцен[а-я]*|распродаж[а-я]*|sale')],
];

const TUBELESS = word(String.raw`tl|t\/l|tubeless|б\/к|бк|бескам[а-я]*`);
const TUBE = word(
  String.raw`tt(?:f)?|t\/t|кам(?:ерн[а-я]*)?|(?:\+|с|в компл[а-я.]*(?: с)?)\s*камер[а-я]*(?:\s*\+?\s*(?:и\s)?(?:о\/л|об(?:одн)?[а-я.]*\s?лент[а-я]*|флип+ер))?`,
);
const YEAR =
  /(?<![0-9a-zа-я])(?:\(?\s?(20[012]\d)\s?(?:г(?:од[а-я]*)?|г\.?\s?в)\.?(?: выпуска)?\s?\)?|dot\s?-?\s?(?:\d\d)?(\d\d)|\(?(?:19|20)(\d\d)\)?(?=\s*$))(?![0-9a-zа-я])/g;

const COUNTRIES: Record<string, string> = Object.fromEntries(
  'китай|кнр:китай|россия|рф:россия|япония|корея|южная корея:корея|германия|франция|польша|венгрия|словакия|словения|сербия|румыния|турция|таиланд|тайланд:таиланд|вьетнам|индонезия|индия|италия|испания|португалия|чехия|финляндия|сша|тайвань|малайзия|филиппины|беларусь|белоруссия:беларусь|рб:беларусь|украина|казахстан|узбекистан|иран|израиль|великобритания|люксембург|бразилия|мексика|камбоджа|юар'
    .split('|')
    .map((entry) => {
      const [name = '', canonical = name] = entry.split(':');
      return [name, canonical.replace(/^./, (letter) => letter.toUpperCase())];
    }),
);
const COUNTRY = word(Object.keys(COUNTRIES).join('|'));

/** Words about the goods that are no part of the model's name. */
const NOISE = word(
  String.raw`автошин[аы]?|а\/ш(?:ин[аы])?|шин[аы]|(?:авто)?покрышк[аи]|резина|колес(?:о|а|н[а-я]+)|автомобил[а-я]*|легков[а-я]*|грузов[а-я]*|мотошин[аы]|спецшин[аы]|диск[иа]?|д[лшк](?=\s)|для|ось|оси|шт|комплект[а-я]*|новинка|новая|новый|акция|хит|скидка|ликвидация|старше \d-?х? лет|до \d+ лет|(?:без|с) вент[а-я]*|кдб?|шашка|[её]лочк?а|елка|клюшка|дорожн[а-я]*|магистральн[а-я]*|региональн[а-я]*|цельнолит[а-я]*|цмк|ошип[а-я]*|заводская|повыш[а-я]*\.?\s?прох[а-я]*|грязев[а-я]*|внедорож[а-я]*|индуст[а-я]*|стандартн[а-я]*|с\/х|пр-во|производство|завод|гк-?\s?\d+|лк-?\s?\d+|\d{1,2}мм|m\/?c|m\+s|3pmsf|ободн[а-я]* лент[а-я]*|о\/л|арт\.?\s?[0-9a-zа-я-]+|код\s?\d+`,
);
/** Marks of car makers and of construction in brackets: `(*)`, `(AO)`, `(MO1)`, `(N0)`; and a supplier's own notes. */
const MARKS =
  /\((?:\*+|ao\d?|mo\d?|moe|n[0-6f]\d?|r0\d|ro\d|vol|j|jlr|lr|k[12]|rof|fp|fr|mfs|nf0|ncs|pncs|contisilent|alp|am\d?|b|dt1?|g|l|ne0|t0|to|polestar|rsc|ssr|dsst)\)|\[[^\]]*\]|\*{2,}|\*(?=\s|$)/g;

/** Latin words for season, axle or use are a part of the model's name as well: «Winter Drive 2», «Sport». */
const STAYS = /^[a-z\s-]+\.?$/;
const ALWAYS_TAKEN = new Set(['run_flat', 'xl', 'studded', 'ply_rating', 'dot_year']);

/** Seasons inside names: «SnowGard», «WINMASTER». */
const WINTER = /winter|(?<![a-z])(?:ice|snow|nord|arctic|frost|polar|blizzak|hakkapeliitta)/;
const ALL_SEASON = /all[\s-]?season|4\s?seasons?|allweather|vector 4/;

/** Takes the words of the trade out of a name and gathers what they say. */
export function takeWords(draft: Draft, section: Section): WordsOfName {
  const words: WordsOfName = { filter: {}, tube: null, remarks: [], year: null, country: null };
  for (const [remark, pattern] of REMARKS)
    takeAll(draft, pattern, () => {
      words.remarks.push(remark);
    });
  takeAll(draft, YEAR, ([, year, short, last]) => {
    const two = short ?? last;
    words.year = year ? Number(year) : two && Number(two) < 40 ? 2000 + Number(two) : words.year;
  });
  takeAll(
    draft,
    TUBELESS,
    () => {
      words.tube = 'TL';
    },
    asLatinMarks,
  );
  takeAll(
    draft,
    TUBE,
    () => {
      words.tube ??= 'TT';
    },
    asLatinMarks,
  );
  for (const text of new Set([draft.folded, asLatin(draft.folded)]))
    for (const { start, end, reading } of findWords(section, text)) {
      const piece = draft.folded.slice(start, end);
      if (piece.includes('¦') || reading.field === 'quantity') continue;
      const stays = STAYS.test(piece) && !ALWAYS_TAKEN.has(reading.field);
      if (!stays) take(draft, start, end);
      words.filter = { ...reading.filter, ...words.filter };
    }
  takeAll(draft, COUNTRY, ([name]) => {
    words.country = COUNTRIES[name.replace(/\.$/, '')] ?? null;
  });
  takeAll(draft, MARKS, undefined, asLatin);
  takeAll(draft, NOISE);
  return words;
}

/** `ТТ` and `ТL` in Cyrillic letters, without touching Russian words. */
const asLatinMarks = (folded: string) =>
  folded.replace(/(?<![а-я])(?:т|t)[тtl](?![а-яa-z])/g, (mark) => asLatin(mark));

/** What the words of a name let suppose of a tyre's season where nothing says it. */
export function seasonOfName(folded: string): 'winter' | 'all_season' | undefined {
  if (ALL_SEASON.test(folded)) return 'all_season';
  return WINTER.test(folded) ? 'winter' : undefined;
}
