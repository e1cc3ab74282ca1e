import { phraseEnds } from '../text/matches.ts';
import { asLatin, nameKey } from '../text/spelling.ts';

const WORD = /[^\s,;:()"/]+/y;

interface NameMatch<Item> {
  end: number;
  item: Item;
}

function namedAt<Item>(
  map: ReadonlyMap<string, Item>,
  text: string,
  at: number,
  ends: readonly number[],
): NameMatch<Item> | undefined {
  for (const end of ends) {
    const key = nameKey(text.slice(at, end));
    const item = map.get(key) ?? map.get(asLatin(key));
    if (item !== undefined && key !== '') return { end, item };
  }
  return undefined;
}

/** Finds the longest run of words from `at` that is in a map. Look-alike letters count as the same. */
export const longestAt = <Item>(
  map: ReadonlyMap<string, Item>,
  text: string,
  at: number,
  most: number,
) => namedAt(map, text, at, phraseEnds(WORD, text, at, most).reverse());

/** The same for the shortest run, so that the «е» of «мерседес е» is not read as a case ending of «мерседес». */
export const shortestAt = <Item>(
  map: ReadonlyMap<string, Item>,
  text: string,
  at: number,
  most: number,
) => namedAt(map, text, at, phraseEnds(WORD, text, at, most));
