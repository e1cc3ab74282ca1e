import { ArrowUpDownIcon, ChevronDownIcon } from '@org/ui/icons';
import { useRef, useState } from 'react';
import { useMedia } from '../../../shared/hooks/use-media.ts';
import { SHORT_SORTS, SORTS } from '../../../shared/session/preferences.ts';
import type { Search } from '../search/catalog-search.ts';
import { useSort } from '../search/use-sort.ts';
import * as css from './sort-control.css.ts';

const loadSelect = () => import('./sort-select.tsx');
type SelectOf = Awaited<ReturnType<typeof loadSelect>>['SortSelect'];

/**
 * The order of the list. The code of its select loads when a pointer or the focus comes near. Until then a button with
 * the same look stands in its place, and it keeps the focus.
 */
export function SortControl({ search }: { search: Search }) {
  const [SortSelect, setSelect] = useState<SelectOf>();
  const [isFocused, setFocused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const [sort] = useSort(search);
  const face = useMedia(css.SHORT) ? SHORT_SORTS[sort] : SORTS[sort];
  const fetchSelect = async () => {
    const code = await loadSelect().catch(() => undefined);
    if (!code) return;
    // the focus is not taken back from somebody who has moved on meanwhile
    setFocused(isPressed.current || document.activeElement === button.current);
    setSelect(() => code.SortSelect);
  };
  const press = () => {
    isPressed.current = true;
    void fetchSelect();
  };
  if (SortSelect)
    return (
      <SortSelect search={search} face={face} isFocused={isFocused} isPressed={isPressed.current} />
    );
  return (
    <button
      ref={button}
      type="button"
      className={css.face}
      aria-label={`Порядок: ${SORTS[sort]}`}
      aria-haspopup="listbox"
      onPointerEnter={() => void loadSelect().catch(() => undefined)}
      onFocus={fetchSelect}
      onPointerDown={press}
      onClick={press}
    >
      <ArrowUpDownIcon size={16} />
      <span className={css.value}>{face}</span>
      <ChevronDownIcon size={16} />
    </button>
  );
}
