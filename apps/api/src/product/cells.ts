import { ATTRIBUTES, type Attribute, type AttributeName } from '@org/trade/attributes';
import { isSpeedIndex } from '@org/tyre-names/sizes/indices';
import { cellInRussian } from './foreign-cells.ts';

export type CellValue = string | number | boolean;

const LONGEST_WORD = 60;

/** Returns a text in the form in which words are compared: lower case, «ё» as «е», single spaces. */
export const plainWord = (text: string) =>
  text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/** Reads «да», «ш.», `Y` and the like. Returns undefined for a text that says nothing. */
export function flagOf(text: string): boolean | undefined {
  const plain = cellInRussian(plainWord(text));
  if (/^(?:н[/\\]?ш(?![а-я])|нешип|не ?ш|без ш|нет|no?|false|0|-|лип|фрикц)/.test(plain))
    return false;
  if (/^(?:ш|да|y|true|1|\+|run|rft|zp|xl|extra|усил|stud|есть|3pmsf|снежинк|c$|lt$)/.test(plain))
    return true;
  return undefined;
}

/**
 * Finds the code of a word: by the code itself, by its label, else by the longest of its spellings that the text
 * contains.
 */
function wordOf({ words = {}, isOpen }: Attribute, text: string): string | undefined {
  const plain = cellInRussian(plainWord(text));
  let best: { code: string; length: number } | undefined;
  for (const [code, { label, badge = label, spelt }] of Object.entries(words)) {
    if ([code, label, badge].some((one) => plainWord(one) === plain)) return code;
    const length = spelt?.exec(plain)?.[0].length ?? 0;
    if (length > (best?.length ?? 0)) best = { code, length };
  }
  return best?.code ?? (isOpen && plain !== '' ? text.trim().slice(0, LONGEST_WORD) : undefined);
}

/** Finds a possible number of the kind in a text. */
export function numberOf(
  { kind, range }: Pick<Attribute, 'kind' | 'range'>,
  text: string,
): number | undefined {
  const found = /-?\d+(?:[.,]\d+)?/.exec(text)?.[0];
  const value = Number(found?.replace(',', '.') ?? Number.NaN);
  const [least, most] = range ?? [-Infinity, Infinity];
  const isPossible =
    value >= least && value <= most && (kind === 'size' || Number.isInteger(value));
  return isPossible ? value : undefined;
}

/**
 * Reads a cell as a value of its column's attribute, in the values of the contract. Returns undefined if the text is
 * unknown.
 */
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
