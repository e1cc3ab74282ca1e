/** The seasons of tyres in the order in which they are drawn. */
export const seasons = [
  { season: 'winter', name: 'Зима', tone: 'winter' },
  { season: 'summer', name: 'Лето', tone: 'summer' },
  { season: 'all_season', name: 'Всесезон', tone: 'allseason' },
] as const;
