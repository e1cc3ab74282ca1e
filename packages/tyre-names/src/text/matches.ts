const NONE: readonly RegExpExecArray[] = [];

/**
 * Returns every match of a global pattern. `matchAll` copies its pattern each time, which costs more than most of the
 * matching here.
 */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (!match) return NONE;
  const matches: RegExpExecArray[] = [];
  for (; match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return matches;
}

/** Returns the ends of the phrases that begin at `at`: the first word, the first two, up to `most`. `word` is sticky. */
export function phraseEnds(word: RegExp, text: string, at: number, most: number): number[] {
  const ends: number[] = [];
  let end = at;
  while (ends.length < most) {
    word.lastIndex = end;
    const match = word.exec(text);
    if (!match) break;
    end += match[0].length;
    ends.push(end);
    while (text[end] === ' ') end++;
  }
  return ends;
}
