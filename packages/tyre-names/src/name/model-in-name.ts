import { fold, nameKey } from '../text/spelling.ts';
import type { Section } from '../text/text-reading.ts';
import { brandNamed, type Dictionary, modelNamed } from '../trade/dictionary.ts';
import { isWheelSection } from '../trade/rules.generated.ts';

export interface ModelInName {
  model: string | null;
  isModelKnown: boolean;
  colour: string | null;
}

const COLOUR =
  /^(?:ч[её]р(?:н|_)|т[её]мн|светл|бел|сер(?:ый|ая|ебр)|графит|хром|бронз|золот|красн|син[ийе]|зел|ж[её]лт|оранж|матов|глянц|полир|алмаз|сильвер|блэк|дарк|антрац|кварц|платин|селен|black|white|silver|grey|gray|gun|graphite|chrome|bronze|gold|red|blue|matt?e?$|gloss|dark|new$|fury|polish|machin|diamond|hyper|antracit|anthracit|carbon|alu$)/;
/** Makers' codes of finishes: BFP, MGMF, S, GM, BKF/ML. */
const FINISH = /^[A-Z]{1,6}(?:[-/+][A-Z]{1,4})*$/;
/** Later versions of a model: «CH-R II», «Superturismo GT», which are not finishes. */
const LATER = /^(?:I{1,3}|IV|VI{0,3}|GT|EVO|LM|WRC)$/;
export const isLater = (word: string) => LATER.test(word);
const isFinish = (word: string) => FINISH.test(word) && !isLater(word);
/** A finish after a code that is the model: «118 CG22», «494 G22MF». */
const FINISH_BEHIND_CODE = /(?<=\d)\s+([A-Z]{1,3}\d{2}[A-Z]{0,2})$/;
/** A word for copies of car makers' wheels, which is not a colour. */
const REPLICA = /^(?:replica|rplc|реплика)$/i;

/** Returns the first colour of a wheel among several readings. */
export const colourAmong = (read: readonly (string | null | undefined)[]): string | null =>
  read.find(
    (colour) => colour && /\p{L}/u.test(colour) && !REPLICA.test(colour) && !isLater(colour),
  ) ?? null;

export const isColourWord = (word: string) => COLOUR.test(fold(word));
export const isColour = (word: string) => COLOUR.test(fold(word)) || FINISH.test(word);

/** Removes the brackets around a whole text: «(серый)», «[BKF]». */
const unwrapped = (text: string) => /^[([]([^()[\]]+)[)\]]$/.exec(text)?.[1] ?? text;

/** Splits off the colour of a wheel: at the end after at least one word of the model, or in a separate piece. */
function splitColour(text: string, rest: readonly string[]) {
  const alone = unwrapped(text);
  if (alone !== text && COLOUR.test(fold(alone))) return { model: null, colour: alone };
  const behind = FINISH_BEHIND_CODE.exec(text);
  if (behind) return { model: text.slice(0, behind.index), colour: behind[1]! };
  const words = text.split(' ');
  if (COLOUR.test(fold(words[0]!)) && words.length < 3) return { model: null, colour: text };
  const named = words.findIndex((word, at) => at > 0 && COLOUR.test(fold(word)));
  const at = named > 0 ? named : words.findLastIndex((word, i) => i > 0 && isFinish(word));
  if (at <= 0 || (named < 0 && at !== words.length - 1))
    return {
      model: text,
      colour: rest.map(unwrapped).find((other) => isColour(other.split(' ')[0]!)) ?? null,
    };
  return { model: words.slice(0, at).join(' '), colour: words.slice(at).join(' ') };
}

/** Words at the end of a tyre's name that mark a version for a car maker or a rim guard, but not another model. */
const VERSION = /(?:\s+(?:FR|FP|MFS|RP|TL|AO|MO\d?|N\d|SL|OWL|RWL|BSW|RBL|A))+$/;

const VERSION_BEFORE = /^(?:(?:FR|FP|MFS|RP|OWL|RWL)\s+)+(?=\S)/;

const CAR =
  /^(?:для\s+)?(?:ваз|газ|уаз|камаз|маз|зил|лада|нива|газель|vaz|gaz|uaz|lada)(?![a-zа-я])[\s-]*(?:\d{3,5}(?![\da-zа-я]))?[\s,]*(?:\((?:[^)]*)\))?/i;

const FOREIGN =
  /(?:^|\s+)(?:audi|bmw|chery|chevrolet|citroen|daewoo|ford|geely|haval|honda|hyundai|infiniti|kia|lexus|mazda|mercedes|mitsubishi|nissan|opel|peugeot|renault|skoda|subaru|suzuki|toyota|volkswagen|volvo|vw|рено|киа|форд|тойота|хендай|хундай|ниссан|шевроле|шкода)(?![a-zа-я]).*$/i;
/** A car before the model: «Mercedes CT1455». */
const FOREIGN_BEFORE = /^[a-z]+\s+(?=[a-z]{1,4}-?\d{2,5}(?![\da-z]))/i;
/** Makers of copies of car makers' wheels, for whom the car is the model. */
const COPIES = /^(?:repl|rplc|legeartis)/i;

/**
 * Removes the car from a wheel's model: «ВАЗ ЛУЧ», «6205 Kia Rio». Returns null if nothing is left: «УАЗ (серебро)».
 */
function withoutCar(model: string, brand: string | null): string | null {
  if (brand !== null && COPIES.test(brand)) return model;
  if (FOREIGN.exec(model)?.index === 0 && FOREIGN_BEFORE.test(model))
    return model.replace(FOREIGN_BEFORE, '');
  const rest = (brand === null ? model.replace(CAR, '') : model).replace(FOREIGN, '').trim();
  // for a known maker the car says which model it is
  return rest !== '' ? rest : brand === null ? null : model;
}

const MAX_WORDS = 3;
const MIN_LETTERS = 5;

/** Checks whether a text names a brand, or is the beginning of its name. */
const isBrand = (text: string, brand: string, dictionary: Dictionary) =>
  brandNamed(dictionary, text) === brand ||
  (nameKey(text).length >= MIN_LETTERS && nameKey(brand).startsWith(nameKey(text)));

/** Removes the brand where it is repeated after the model: «В-19А АШК». */
function withoutBrand(model: string, brand: string | null, dictionary: Dictionary): string {
  const words = model.split(' ');
  for (let count = Math.min(MAX_WORDS, words.length - 1); brand && count > 0; count--)
    if (isBrand(words.slice(-count).join(' '), brand, dictionary))
      return words.slice(0, -count).join(' ');
  return model;
}

/** Text in brackets between a brand and its model: «Tornado (Advance Holdings) GL283A». */
const SECOND_NAME = /^\(?[^()]*\)\s+(?=\S)/;

/** A maker's code in brackets: «Грид (КС1082)». */
const CODE_IN_BRACKETS = /^[A-ZА-Я]{1,3}[-\s]?\d{2,5}(?:-\d+)?$/;

/** Removes the car in brackets after a wheel's model: «КР012 (18_Coolray)», «KHW1714 (Changan CS35)». */
export function withoutFit(model: string): string {
  const [, name, note = ''] =
    /^([^()]+?)\s*\(([^()]*(?:\([^()]*\)?)?)\)?$/.exec(model.trim()) ?? [];
  return name && !CODE_IN_BRACKETS.test(note.trim()) ? name : model;
}

/** A word of the name in brackets, before its last words. */
const WORD_IN_BRACKETS = /\([a-z ]+\)\s*[^\s()]/i;

const FORMER = /\s*\([^)]{3,}\)\s*$/;

/** Returns the model in the dictionary's spelling, otherwise as written. For a wheel the colour is split off. */
export function splitModel(
  { model: written, rest }: { model: string | null; rest: readonly string[] },
  brand: string | null,
  dictionary: Dictionary,
  section: Section,
): ModelInName {
  if (written === null) return { model: null, isModelKnown: false, colour: null };
  const text = written.replace(SECOND_NAME, '');
  const isWheel = isWheelSection(section);
  const split = isWheel ? splitColour(text, rest) : { model: text, colour: null };
  const { colour } = split;
  const ownModel =
    isWheel && split.model !== null
      ? withoutCar(split.model, brand)
      : (split.model?.replace(VERSION_BEFORE, '') ?? null);
  if (ownModel === null) return { model: null, isModelKnown: false, colour };
  const model = withoutBrand(ownModel, brand, dictionary);
  const named = (text: string) =>
    brand === null ? undefined : modelNamed(dictionary, brand, text);
  const branded = `${brand} ${model}`;
  const full = named(branded);
  const name =
    named(model) ??
    named(model.replace(VERSION, '')) ??
    (full === branded ? model : full) ??
    // «Eagle F1 (Asymmetric) 6»
    (WORD_IN_BRACKETS.test(model) ? named(model.replace(/[()]/g, '')) : undefined);
  // the former name of a model is kept
  const former = name && !name.includes('(') ? (FORMER.exec(model)?.[0].trim() ?? '') : '';
  return {
    model: name ? `${name} ${former}`.trim() : model,
    isModelKnown: name !== undefined,
    colour,
  };
}
