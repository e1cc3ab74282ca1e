import { ArrowUpDownIcon, ChevronDownIcon } from '@org/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { SHORT_SORTS, SORTS } from '../../../shared/preferences.ts';
import { useMedia } from '../../../shared/use-media.ts';
import type { Search } from '../search.ts';
import { useSort } from '../use-sort.ts';
import * as css from './sort-control.css.ts';

const loadSelect = () => import('./sort-select.tsx');
const SortSelect = lazy(async () => ({ default: (await loadSelect()).SortSelect }));

/** The order of the list. Its select is fetched when a pointer or the focus comes near; until then its face stands. */
export function SortControl({ search }: { search: Search }) {
  const [wanted, setWanted] = useState<'focused' | 'pressed'>();
  const [sort] = useSort(search);
  const face = useMedia(css.SHORT) ? SHORT_SORTS[sort] : SORTS[sort];
  const button = (
    <button
      type="button"
      className={css.face}
      aria-label={`Порядок: ${SORTS[sort]}`}
      aria-haspopup="listbox"
      onPointerEnter={() => void loadSelect()}
      onFocus={() => setWanted((before) => before ?? 'focused')}
      onPointerDown={() => setWanted('pressed')}
      onClick={() => setWanted('pressed')}
    >
      <ArrowUpDownIcon size={16} />
      <span className={css.value}>{face}</span>
      <ChevronDownIcon size={16} />
    </button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <SortSelect search={search} face={face} isPressed={wanted === 'pressed'} />
    </Suspense>
  );
}
