import type { components } from '@org/api-client/schema';

/** A summer tyre beside the winter one of `cordiant`. */
export const viatti: components['schemas']['ProductBrief'] = {
  id: '1',
  section: 'tyres',
  brand: 'Viatti',
  model: 'Strada Asimmetrico V-130',
  title: 'Viatti Strada Asimmetrico V-130 205/55 R16 91V',
  size: '205/55 R16',
  load_index: '91',
  speed_index: 'V',
  season: 'summer',
  studded: false,
  image: null,
  article: 'VI-3130016',
  specs: { width: 205, profile: 55, diameter: 16 },
};
