/** A piece of a text and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Joins two lists of changes. Of those that overlap, the first list's count. */
export const joinEdits = (first: readonly Edit[], second: readonly Edit[]): Edit[] => [
  ...first,
  ...second.filter(({ start, end }) => first.every((one) => one.end <= start || one.start >= end)),
];

/** A changed text, and a function that maps its positions to those in the typed text. */
export interface RewrittenText {
  text: string;
  position: (at: number) => number;
}

/**
 * Makes changes that don't overlap. A position inside a change maps to the beginning or the end of the replaced piece.
 * Decision 136.
 */
export function rewrite(q: string, changes: readonly Edit[]): RewrittenText {
  if (changes.length === 0) return { text: q, position: (at) => at };
  const made: (Edit & { from: number })[] = [];
  let text = '';
  let at = 0;
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    text += q.slice(at, change.start);
    made.push({ ...change, from: text.length });
    text += change.text;
    at = change.end;
  }
  text += q.slice(at);
  const position = (place: number) => {
    const last = made.findLast(({ from }) => from < place);
    if (!last) return place;
    return last.end + Math.max(0, place - last.from - last.text.length);
  };
  return { text, position };
}
