import { paths } from '../../shared/page/paths.ts';
import { sections } from '../../shared/sections.ts';

/** The main navigation, in the specification's order. */
export const navigation = [
  ...sections.map(({ path, label }) => ({ path: path as string, label: label as string })),
  { path: paths.suppliers, label: 'Поставщики' },
];
