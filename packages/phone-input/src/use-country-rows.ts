import { useMemo, useState } from 'react';
import { listOf, searchCountries, selectedRow } from './country-list.ts';
import type { CountryListProps } from './country-list-props.ts';
import { centre, pageOf, reveal, rowHeightOnScreen, rowsInView } from './list-window.ts';

/** The rows of an open list: which fit the search, which is active, which are in view. */
export function useCountryRows(props: CountryListProps) {
  const { locale } = props;
  const all = listOf(props);
  const [query, setQuery] = useState('');
  const rows = useMemo(() => searchCountries(all, query, locale), [all, query, locale]);
  const [rowHeight] = useState(() => rowHeightOnScreen());
  const [selected] = useState(() => selectedRow(all, props.country, props.digits));
  const [active, setActive] = useState(Math.max(0, selected));
  const [scrollTop, setScrollTop] = useState(() => centre(active, rowHeight, all.length));
  return {
    all,
    rows,
    query,
    rowHeight,
    active,
    scrollTop,
    selected: all[selected],
    inView: rowsInView(scrollTop, rowHeight, rows.length),
    setScrollTop,
    point: setActive,
    /** Finds rows and begins at the best of them. */
    search: (text: string) => {
      setQuery(text);
      setActive(text === '' ? Math.max(0, selected) : 0);
      setScrollTop(text === '' ? centre(Math.max(0, selected), rowHeight, all.length) : 0);
    },
    /** Goes to a row in a list of this height, in px. */
    goTo: (row: number, height?: number) => {
      setActive(row);
      setScrollTop(reveal(row, rowHeight, scrollTop, height));
    },
    goToMiddle: (row: number) => {
      setActive(row);
      setScrollTop(centre(row, rowHeight, rows.length));
    },
    /** The row that a key goes to; null for a key of another meaning. */
    rowByKey: (key: string) => rowByKey(key, active, rows.length, pageOf(rowHeight)),
  };
}

export type CountryRows = ReturnType<typeof useCountryRows>;

function rowByKey(key: string, active: number, count: number, page: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(count - 1, active + page);
    case 'PageUp':
      return Math.max(0, active - page);
    default:
      return null;
  }
}
