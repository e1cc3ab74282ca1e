import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/api-client/attributes';
import { isSpeedIndex } from '../sizes/indices.ts';

export type CellValue = string | number | boolean;

const LONGEST_WORD = 60;

/** As words are compared: lower case, «ё» as «е», single spaces. */
export const plainWord = (text: string) =>
  text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/** «да», «ш.», `Y` and their like; undefined for what says nothing. */
export function flagOf(text: string): boolean | undefined {
  const plain = plainWord(text);
  if (/^(?:н[/\\]?ш(?![а-я])|нешип|не ?ш|без ш|нет|no?|false|0|-|лип|фрикц)/.test(plain))
    return false;
  if (/^(?:ш|да|y|true|1|\+|run|rft|zp|xl|extra|усил|stud|есть|3pmsf|снежинк|c$|lt$)/.test(plain))
    return true;
  return undefined;
}

/** The code of a word: by its code, by what it is called, else by the longest of the spellings that it holds. */
function wordOf({ words = {}, isOpen }: Attribute, text: string): string | undefined {
  const plain = plainWord(text);
  let best: { code: string; length: number } | undefined;
  for (const [code, { label, badge = label, spelt }] of Object.entries(words)) {
    if ([code, label, badge].some((one) => plainWord(one) === plain)) return code;
    const length = spelt?.exec(plain)?.[0].length ?? 0;
    if (length > (best?.length ?? 0)) best = { code, length };
  }
  return best?.code ?? (isOpen && plain !== '' ? text.trim().slice(0, LONGEST_WORD) : undefined);
}

function numberOf({ kind, range }: Attribute, text: string): number | undefined {
  const found = /-?\d+(?:[.,]\d+)?/.exec(text)?.[0];
  const value = Number(found?.replace(',', '.') ?? Number.NaN);
  const [least, most] = range ?? [-Infinity, Infinity];
  const isPossible =
    value >= least && value <= most && (kind === 'size' || Number.isInteger(value));
  return isPossible ? value : undefined;
}

/** What a cell says of the attribute of its column, in the values of the contract; undefined where nobody knows. */
export function readCell(name: AttributeName, text: string): CellValue | undefined {
  const attribute: Attribute = ATTRIBUTES[name];
  switch (attribute.kind) {
    case 'flag':
      return flagOf(text);
    case 'word':
      return wordOf(attribute, text);
    case 'size':
    case 'whole':
      return numberOf(attribute, text);
    case 'speed': {
      const symbol = text.toUpperCase().trim();
      return isSpeedIndex(symbol) ? symbol : undefined;
    }
    default:
      return text.trim() || undefined;
  }
}
