/** A piece of a text and what stands for it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A changed text, and where its positions stand in the one that was typed. */
export interface Rewritten {
  text: string;
  position: (at: number) => number;
}

/** Makes changes that don't overlap; what stands within one begins and ends where it does. */
export function rewrite(q: string, changes: readonly Edit[]): Rewritten {
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
