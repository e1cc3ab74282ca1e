import type { DataGridProps, GridLayout } from '@org/ui/data-grid';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { rootStorage } from '../session/root-storage.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areIds = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string'));

const isLayout = (value: unknown): value is GridLayout =>
  isRecord(value) &&
  [value['hidden'], value['frozen'], value['order']].every(areIds) &&
  (value['widths'] === undefined ||
    (isRecord(value['widths']) &&
      Object.values(value['widths']).every((px) => Number.isFinite(px))));

/** What a person has arranged in each grid, by the grid's name. */
const gridLayoutsAtom = atomWithStorage<Record<string, unknown>>(
  'grids',
  {},
  rootStorage(isRecord),
  {
    getOnInit: true,
  },
);

/** The columns of a grid as they were arranged last; a layout that can't be read counts as none. */
export function useGridLayout(
  name: string,
  initial: GridLayout = {},
): Required<Pick<DataGridProps<never>, 'layout' | 'defaultLayout' | 'onLayoutChange'>> {
  const [layouts, setLayouts] = useAtom(gridLayoutsAtom);
  const kept = layouts[name];
  return {
    layout: isLayout(kept) ? kept : initial,
    defaultLayout: initial,
    onLayoutChange: (layout) => setLayouts((all) => ({ ...all, [name]: layout })),
  };
}
