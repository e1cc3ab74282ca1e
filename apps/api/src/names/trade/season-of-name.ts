/** Parts of names that show the season: «SnowGard», «WINMASTER». */
const WINTER =
  /win(?:ter|trac|tus|master)|xfrost|(?<![a-z])(?:ice|snow|arctic|frost|nordico|polaris|blizzak|hakkapeliitta|eskimo|observe|sibir|winguard|viking)/;
const ALL_SEASON = /all[\s-]?season|4\s?seasons?|allweather|vector 4/;

/** Guesses a tyre's season from the words of its model, for names that do not state it. */
export function seasonOfName(folded: string): 'winter' | 'all_season' | undefined {
  if (ALL_SEASON.test(folded)) return 'all_season';
  return WINTER.test(folded) ? 'winter' : undefined;
}
