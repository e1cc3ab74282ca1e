/** Seasons of tyres as they are said within a line: «205/55 R16, зима, шип». */
export const SEASON_WORDS: Record<string, string> = {
  summer: 'лето',
  winter: 'зима',
  all_season: 'всесезон',
};

/** What tells tyres of one size apart; null where nobody knows or has said. */
export interface Variant {
  season: string | null;
  studded: boolean | null;
}

/** «зима, шип»; empty where nothing is said. Winter tyres without studs have a word of their own: «зима, липучка». */
export function variantWords({ season, studded }: Variant): string {
  const bare = season === 'winter' ? 'липучка' : season === null ? 'без шипов' : '';
  const studs = studded === null ? '' : studded ? 'шип' : bare;
  return [season && (SEASON_WORDS[season] ?? season), studs].filter(Boolean).join(', ');
}
