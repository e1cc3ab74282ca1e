/** What a token of a name may be. */
export const LABELS = [
  'other',
  'brand',
  'model',
  'width',
  'profile',
  'diameter',
  'outer_diameter',
  'load_index',
  'speed_index',
  'light_truck',
  'rim_width',
  'bolts',
  'pcd',
  'et',
  'dia',
  'colour',
] as const;
export type Label = (typeof LABELS)[number];

const OF_TYRES: readonly Label[] = [
  'width',
  'profile',
  'outer_diameter',
  'load_index',
  'speed_index',
  'light_truck',
];
const OF_WHEELS: readonly Label[] = ['rim_width', 'bolts', 'pcd', 'et', 'dia', 'colour'];

const without = (labels: readonly Label[]): readonly number[] =>
  LABELS.flatMap((label, at) => (labels.includes(label) ? [] : [at]));

/**
 * Indices of the labels that the name of a tyre or a wheel may have. If the brand is already known, no other is looked
 * for.
 */
export const ALLOWED = {
  tyre: without(OF_WHEELS),
  wheel: without(OF_TYRES),
  'branded tyre': without([...OF_WHEELS, 'brand']),
  'branded wheel': without([...OF_TYRES, 'brand']),
};
export type Kind = keyof typeof ALLOWED;
