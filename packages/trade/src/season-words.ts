/** Seasons of tyres as they are said within a line: «205/55 R16, зима, шип». */
export const SEASON_WORDS: Record<string, string> = {
  summer: 'лето',
  winter: 'зима',
  all_season: 'всесезон',
};
