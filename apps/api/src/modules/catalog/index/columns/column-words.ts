import { add, type Bitset, emptySet } from './bitset.ts';

/** The distinct words of a section's products, and which products have them. */
export interface WordsData {
  /** each word is followed by a line feed, the first is also preceded by one */
  text: string;
  /** where each word begins in the text, and the text's end */
  starts: Uint32Array<ArrayBuffer>;
  /** the products of word number w are those in `products` from `from[w]` up to `from[w + 1]` */
  from: Uint32Array<ArrayBuffer>;
  products: Uint32Array<ArrayBuffer>;
}

/** Collects the words of a section. `texts` are the products' own words by ordinal. */
export function gatherWords(texts: readonly string[]): WordsData {
  const goods = new Map<string, number[]>();
  for (const [ordinal, text] of texts.entries())
    for (const word of new Set(text.split(/\s+/))) {
      const known = goods.get(word);
      if (known) known.push(ordinal);
      else goods.set(word, [ordinal]);
    }
  const starts = new Uint32Array(goods.size + 1);
  const from = new Uint32Array(goods.size + 1);
  let at = 0;
  starts[0] = 1;
  for (const [word, ordinals] of goods) {
    starts[at + 1] = starts[at]! + word.length + 1;
    from[at + 1] = from[at]! + ordinals.length;
    at++;
  }
  const products = new Uint32Array(from[at]!);
  at = 0;
  for (const ordinals of goods.values()) products.set(ordinals, from[at++]);
  return { text: `\n${[...goods.keys()].join('\n')}\n`, starts, from, products };
}

/** Returns the number of the word that holds the character at `position`. */
function wordAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle;
  }
  return low;
}

/** True if a spelling begins a word at `position`; a number must be a whole number there. */
function beginsWord(text: string, position: number, spelling: string): boolean {
  if (/[0-9a-zа-я]/.test(text.charAt(position - 1))) return false;
  return !/^\d+$/.test(spelling) || !/\d/.test(text.charAt(position + spelling.length));
}

/** Returns the products whose words hold any of the spellings; if `isPart` is false, at the beginning of a word. */
export function goodsWith(
  { text, starts, from, products }: WordsData,
  spellings: readonly string[],
  isPart: boolean,
  size: number,
): Bitset {
  const set = emptySet(size);
  for (const spelling of spellings) {
    let position = text.indexOf(spelling, 1);
    while (position !== -1) {
      const isFound = isPart || beginsWord(text, position, spelling);
      const word = wordAt(starts, position);
      if (isFound) for (let at = from[word]!; at < from[word + 1]!; at++) add(set, products[at]!);
      position = text.indexOf(spelling, isFound ? starts[word + 1]! : position + 1);
    }
  }
  return set;
}

export const bytesOfWords = ({ text, starts, from, products }: WordsData): number =>
  text.length * 2 + starts.byteLength + from.byteLength + products.byteLength;
