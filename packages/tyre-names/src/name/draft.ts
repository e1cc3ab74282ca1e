import { withSizeSigns } from '../sizes/size-signs.ts';
import { matchesOf } from '../text/matches.ts';
import type { Notation } from '../text/notation.ts';
import { asMarking, fold } from '../text/spelling.ts';
import type { Reading, Section, Span } from '../text/text-reading.ts';
import { PLACEHOLDERS } from '../trade/placeholders.ts';

/** Replaces pieces that were read, so that no pattern matches across them. */
export const TAKEN = '¦';

/** A name that is being read. Pieces that are understood are taken out. The rest may be the model. */
export interface Draft {
  readonly original: string;
  /** Folded, as long as the original; pieces that were read are `¦`. */
  folded: string;
}

/** A supplier's article after its word. Its digits may look like a size: `арт.2055516`. */
const ARTICLE = /(?<![0-9a-zа-я])(?:арт(?:икул)?|код|art|sku)[\s.:№#]*\d{4,}(?![0-9a-zа-я./-])/g;

export function openDraft(original: string): Draft {
  const draft = { original, folded: withSizeSigns(fold(original)) };
  takeAll(draft, ARTICLE);
  takeAll(draft, PLACEHOLDERS);
  return draft;
}

export function take(draft: Draft, start: number, end: number): void {
  draft.folded = draft.folded.slice(0, start) + TAKEN.repeat(end - start) + draft.folded.slice(end);
}

/** Takes the first piece that one of the notations reads. The notations are tried in order, the most specific first. */
export function takeNotation(
  draft: Draft,
  notations: readonly Notation[],
  section: Section,
): (Span & { reading: Reading; text: string }) | undefined {
  const marking = asMarking(draft.folded);
  for (const { sections, anywhere, read } of notations) {
    if (!sections.includes(section)) continue;
    anywhere.lastIndex = 0;
    for (let match = anywhere.exec(marking); match; match = anywhere.exec(marking)) {
      const reading = read(match.slice(1), section);
      if (reading) {
        const text = match[0].trimEnd();
        const span = { start: match.index, end: match.index + text.length };
        take(draft, span.start, span.end);
        return { ...span, reading, text };
      }
      anywhere.lastIndex = match.index + 1;
    }
  }
  return undefined;
}

/** Takes every match of a pattern, and calls `found` with it. */
export function takeAll(
  draft: Draft,
  pattern: RegExp,
  found?: (match: RegExpExecArray) => void,
  view: (folded: string) => string = (folded) => folded,
): void {
  for (const match of matchesOf(pattern, view(draft.folded))) {
    found?.(match);
    take(draft, match.index, match.index + match[0].length);
  }
}

const UNREAD = /[^¦]+/g;

/** Returns the unread pieces without the punctuation around them. */
export function leftovers(draft: Draft): Span[] {
  return matchesOf(UNREAD, draft.folded)
    .map((match) => spanWithoutSigns(draft.original, match.index, match.index + match[0].length))
    .filter(({ start, end }) => end > start);
}

const EDGE = /[\s,;:/.*"'«»=|\\_-]/;
/** Characters that a piece cannot begin with. It may end with them: «XM2+». */
const BEGINNING = /[+)\]]/;
const CLOSING = /[([]/;

/** Returns a span without punctuation at its edges, and without a bracket whose partner is outside the span. */
export function spanWithoutSigns(text: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  const inside = () => text.slice(start, end);
  const unpaired = (open: string, close: string) =>
    inside().split(open).length !== inside().split(close).length;
  const isUnpaired = () => unpaired('(', ')') || unpaired('[', ']');
  for (let before = -1; before !== end - start; ) {
    before = end - start;
    while (start < end && (EDGE.test(text[start]!) || BEGINNING.test(text[start]!))) start++;
    while (start < end && CLOSING.test(text[end - 1]!)) end--;
    while (start < end && EDGE.test(text[end - 1]!)) end--;
    if (/^[([]/.test(inside()) && isUnpaired()) start++;
    if (/[)\]]$/.test(inside()) && isUnpaired()) end--;
    if (/^\(\s*\)/.test(inside())) start = end;
  }
  return { start, end };
}
