import { useMemo, useState } from 'react';
import { type CountryListOptions, listOf, searchCountries, selectedRow } from './country-list.ts';
import type { CountryListProps } from './country-list-props.ts';
import { centre, pageOf, reveal, rowByKey, rowHeightOnScreen, rowsInView } from './list-window.ts';

type RowsOptions = Pick<CountryListProps, 'countries' | 'country' | 'digits'>;

/** The rows of an open list: which match the search, which is active, which are in view. */
export function useCountryRows(props: CountryListOptions & RowsOptions) {
  const { locale, countryNicknames } = props;
  const all = listOf(props);
  const [query, setQuery] = useState('');
  const rows = useMemo(
    () => searchCountries(all, query, locale, countryNicknames),
    [all, query, locale, countryNicknames],
  );
  const [rowHeight] = useState(rowHeightOnScreen);
  const [selected] = useState(() => selectedRow(all, props.country, props.digits));
  const first = Math.max(0, selected);
  const [active, setActive] = useState(first);
  const [scrollTop, setScrollTop] = useState(() => centre(first, rowHeight, all.length));
  return {
    rows,
    query,
    rowHeight,
    active,
    scrollTop,
    selected: all[selected],
    inView: rowsInView(scrollTop, rowHeight, rows.length),
    setScrollTop,
    point: setActive,
    /** Searches, and makes the best match active. */
    search: (text: string) => {
      setQuery(text);
      const best = text ? 0 : first;
      setActive(best);
      setScrollTop(centre(best, rowHeight, all.length));
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
    rowByKey: (key: string) => rowByKey(key, active, rows.length, pageOf(rowHeight)),
  };
}

export type CountryRows = ReturnType<typeof useCountryRows>;
