import type { BrandInName } from './brand-in-name.ts';
import type { Dictionary } from './dictionary.ts';
import { type Draft, TAKEN } from './draft.ts';
import { splitModel } from './model-in-name.ts';
import { nameParts } from './name-parts.ts';
import { takeWords, type WordsOfName } from './name-words.ts';
import { NOTHING, type ParsedName } from './parsed-name.ts';
import { first, type Section } from './reading.ts';

/** What a name says beside its numbers. */
export interface RestOfName {
  words: WordsOfName;
  facts: ParsedName;
}

const ofWords = ({
  filter,
  remarks,
  ply,
  pattern,
  quantity,
  year,
  country,
}: WordsOfName): Partial<ParsedName> => ({
  remarks,
  pattern,
  quantity,
  year,
  country,
  ply_rating: ply,
  axle: first(filter.axle),
  application: first(filter.application),
  position: first(filter.position),
  moto_type: first(filter.moto_type),
  rim_type: first(filter.rim_type),
});

/** With a single sign for each run of what was read. */
function closedUp({ original, folded }: Draft): Draft {
  const closed = { original: '', folded: '' };
  for (let at = 0; at < folded.length; ) {
    const found = folded.indexOf(TAKEN, at);
    const end = found < 0 ? folded.length : found;
    closed.original += original.slice(at, end);
    closed.folded += folded.slice(at, end);
    if (found < 0) break;
    closed.original += TAKEN;
    closed.folded += TAKEN;
    for (at = found; folded[at] === TAKEN; ) at++;
  }
  return closed;
}

const upTo = (draft: Draft, end: number): Draft => ({
  original: draft.original.slice(0, end),
  folded: draft.folded.slice(0, end),
});

function readClosed(
  draft: Draft,
  brand: BrandInName | undefined,
  dictionary: Dictionary,
  section: Section,
): RestOfName {
  const words = takeWords(draft, section);
  const parts = nameParts(draft, brand, dictionary, section);
  const model = splitModel(parts, parts.brand.brand, dictionary, section);
  return { words, facts: { ...NOTHING, ...ofWords(words), ...parts.brand, ...model } };
}

const MOST_KEPT = 5000;
const answers = new WeakMap<Dictionary, { version: number; known: Map<string, RestOfName> }>();

/** What was read with a dictionary as it stands. */
function knownBy(dictionary: Dictionary): Map<string, RestOfName> {
  const kept = answers.get(dictionary);
  if (kept?.version === dictionary.version && kept.known.size < MOST_KEPT) return kept.known;
  const known = new Map<string, RestOfName>();
  answers.set(dictionary, { version: dictionary.version, known });
  return known;
}

/**
 * Reads what is left of a name once its numbers and its brand are taken. The sizes of one model leave the same, and it is
 * read once; whoever gets it leaves it as it is.
 */
export function readRest(
  draft: Draft,
  brand: BrandInName | undefined,
  dictionary: Dictionary,
  section: Section,
): RestOfName {
  const closed = closedUp(draft);
  const end = brand ? closedUp(upTo(draft, brand.end)).folded.length : 0;
  const key = [section, brand?.brand ?? '', end, closed.original, closed.folded].join('\n');
  const known = knownBy(dictionary);
  const read = known.get(key);
  if (read) return read;
  const answer = readClosed(
    closed,
    brand && { ...brand, start: end - 1, end },
    dictionary,
    section,
  );
  known.set(key, answer);
  return answer;
}
