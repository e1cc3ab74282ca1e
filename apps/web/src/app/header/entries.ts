import { paths } from '../../shared/paths.ts';
import { sections } from '../../shared/sections.ts';
import { reachable } from '../pages.ts';

/** The main navigation, in the specification's order. */
export const navigation = reachable([
  ...sections.map(({ path, label }) => ({ path: path as string, label: label as string })),
  { path: paths.suppliers, label: 'Поставщики' },
]);
