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
