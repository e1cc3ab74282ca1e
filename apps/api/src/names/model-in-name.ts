import { type Dictionary, modelNameKey } from './dictionary.ts';
import type { Section } from './reading.ts';
import { fold } from './spelling.ts';

export interface ModelInName {
  model: string | null;
  isModelKnown: boolean;
  colour: string | null;
}

const COLOUR =
  /^(?:ч[её]рн|бел|сер(?:ый|ая|ебр)|графит|хром|бронз|золот|красн|син|зел|ж[её]лт|оранж|матов|глянц|полир|алмаз|сильвер|блэк|дарк|антрац|кварц|платин|селен|black|white|silver|grey|gray|gun|graphite|chrome|bronze|gold|red|blue|matt?e?$|gloss|dark|new$|fury|polish|machin|diamond|hyper|antracit|anthracit|carbon)/;
/** Makers' codes of a finish: BFP, MGMF, S, GM, BKF/ML. */
const FINISH = /^[A-Z]{1,6}(?:[-/+][A-Z]{1,4})*$/;

const isColour = (word: string) => COLOUR.test(fold(word)) || FINISH.test(word);

/** The colour at the end of a wheel's name, after at least one word of the model, or apart from it. */
function splitColour(text: string, rest: readonly string[]) {
  const words = text.split(' ');
  if (COLOUR.test(fold(words[0]!)) && words.length < 3) return { model: null, colour: text };
  const named = words.findIndex((word, at) => at > 0 && COLOUR.test(fold(word)));
  const at = named > 0 ? named : words.findLastIndex((word, i) => i > 0 && FINISH.test(word));
  if (at <= 0 || (named < 0 && at !== words.length - 1))
    return { model: text, colour: rest.find((other) => isColour(other.split(' ')[0]!)) ?? null };
  return { model: words.slice(0, at).join(' '), colour: words.slice(at).join(' ') };
}

/** Words at the end of a tyre's name that mark a version for a car maker or a rim guard, and no other model. */
const VERSION = /(?:\s+(?:FR|FP|MFS|RP|TL|AO|MO\d?|N\d|SL|OWL|RWL|BSW|RBL|A))+$/;

/** A model as the dictionary writes it, or as the name does; of a wheel without its colour. */
export function splitModel(
  { model: text, rest }: { model: string | null; rest: readonly string[] },
  brand: string | null,
  dictionary: Dictionary,
  section: Section,
): ModelInName {
  if (text === null) return { model: null, isModelKnown: false, colour: null };
  const isWheel = section === 'disks' || section === 'truck_disks';
  const { model, colour } = isWheel ? splitColour(text, rest) : { model: text, colour: null };
  if (model === null) return { model, isModelKnown: false, colour };
  const known = brand === null ? undefined : dictionary.models.get(brand);
  const name =
    known?.get(modelNameKey(model)) ??
    known?.get(modelNameKey(model.replace(VERSION, ''))) ??
    known?.get(modelNameKey(`${brand} ${model}`));
  return { model: name ?? model, isModelKnown: name !== undefined, colour };
}
