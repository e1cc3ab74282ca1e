import { ArrowUpDownIcon } from '@org/ui/icons';
import { Select } from '@org/ui/select';
import { useEffect, useRef } from 'react';
import { isSort, needsCity, SORTS } from '../../../shared/session/preferences.ts';
import type { Search } from '../search/catalog-search.ts';
import { useSort } from '../search/use-sort.ts';

const options = Object.entries(SORTS).map(([value, label]) => ({ value, label }));

export interface SortSelectProps {
  search: Search;
  /** The text of the field for the current order. */
  face: string;
  /** Whether the button that it replaces has the focus. */
  isFocused: boolean;
  /** Whether it replaces a button that was pressed; then it opens at once. */
  isPressed: boolean;
}

/** The select for the order of the list: the six orders of the specification and, with a city, the landed price. */
export function SortSelect({ search, face, isFocused, isPressed }: SortSelectProps) {
  const [sort, setSort] = useSort(search);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPressed) button.current?.click();
  }, [isPressed]);
  return (
    <Select
      aria-label="Порядок"
      size="l"
      autoFocus={isFocused}
      ref={button}
      isRequired
      icon={<ArrowUpDownIcon size={16} />}
      items={search.place ? options : options.filter(({ value }) => !needsCity(value))}
      value={sort}
      valueText={face}
      onChange={(value) => isSort(value) && setSort(value)}
    />
  );
}
