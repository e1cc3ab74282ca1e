import { ArrowUpDownIcon } from '@org/ui/icons';
import { Select } from '@org/ui/select';
import { useEffect, useRef } from 'react';
import { isSort, needsCity, SORTS } from '../../../../shared/session/preferences.ts';
import type { Search } from '../../search.ts';
import { useSort } from '../../use-sort.ts';

const options = Object.entries(SORTS).map(([value, label]) => ({ value, label }));

export interface SortSelectProps {
  search: Search;
  /** What the field says of the order. */
  face: string;
  /** Whether the face that it takes the place of has the focus. */
  isFocused: boolean;
  /** Whether it takes the place of a face that was pressed, and opens as that would have. */
  isPressed: boolean;
}

/** The order of the list, in the specification's six ways; with a city by the price with delivery, too. */
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
