import type { components } from '@org/api-client/schema';

/** A tyre, as lists of goods to order name it. */
export const cordiant: components['schemas']['ProductBrief'] = {
  id: '1842',
  section: 'tyres',
  brand: 'Cordiant',
  model: 'Snow Cross 2',
  title: 'Cordiant Snow Cross 2 205/55 R16 94T',
  size: '205/55 R16',
  load_index: '94',
  speed_index: 'T',
  season: 'winter',
  studded: true,
  image: null,
  article: 'CO-1',
  specs: { width: 205, profile: 55, diameter: 16 },
};
